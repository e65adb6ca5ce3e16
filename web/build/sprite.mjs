// Every picture in one file: src/generated/sprite.svg, from our drawings and from the icons we name in pictures.json.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const emoji = require('@iconify-json/fluent-emoji-flat/icons.json').icons;
const lucide = require('@iconify-json/lucide/icons.json').icons;
const pictures = require('../src/lib/pictures.json');
const drawings = new URL('../drawings/', import.meta.url);

/** @type {Map<string, string>} */
const symbols = new Map();

/** Two decimals do: the largest picture is drawn some 150 px wide. One stays, to part the number from the next. */
function rounded(body) {
  return body.replace(/\d*\.\d{3,}/g, (number) => Number(number).toFixed(2).replace(/^0(?=\.)/, '').replace(/0$/, ''));
}

function add(id, body, box = '0 0 32 32') {
  // A gradient or a mask is not found across files: such a picture would stay blank.
  if (body.includes('url(#')) throw new Error(`${id} refers to a part of itself; choose another picture`);
  symbols.set(id, `<symbol id="${id}" viewBox="${box}">${rounded(body.replace(/>\s+</g, '><'))}</symbol>`);
}

async function addDrawings(folder, prefix) {
  for (const name of (await readdir(new URL(folder, drawings))).sort()) {
    const source = await readFile(new URL(folder + name, drawings), 'utf8');
    const [, box, body] = /<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(source);
    add(prefix + name.replace('.svg', ''), body.trim(), box);
  }
}

function addEmoji(id, name) {
  if (!emoji[name]) throw new Error(`there is no emoji ${name}`);
  add(id, emoji[name].body);
}

for (const [set, name] of Object.entries(pictures.animals)) addEmoji(`a-${set}`, name);
await addDrawings('animals/', 'a-');
await addDrawings('props/', 'e-own-');
await addDrawings('marks/', 'm-');
await addDrawings('digits/', 'n-');
for (const name of [...Object.values(pictures.props), ...pictures.emblems, ...pictures.scenery]) {
  if (!name.startsWith('own-')) addEmoji(`e-${name}`, name);
}
for (const name of pictures.controls) {
  if (!lucide[name]) throw new Error(`there is no control ${name}`);
  add(`i-${name}`, lucide[name].body.replaceAll('stroke-width="2"', 'stroke-width="2.2"'), '0 0 24 24');
}
const generated = new URL('../src/generated/', import.meta.url);
await mkdir(generated, { recursive: true });
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('\n')}</svg>\n`;
await writeFile(new URL('sprite.svg', generated), sprite);
