// How the files that are made from others are written. Several commands make them, some at the same time (the types are
// checked beside the tests): nobody may find half a file, or none, where there was one.
import { readFile, rename, writeFile } from 'node:fs/promises';

/** The file holds the text from now on; where it does already, it is not touched. */
export async function store(file, text) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  const beside = new URL(`${file.href}.${process.pid}.new`);
  await writeFile(beside, text);
  await rename(beside, file);
}
