// src/wire/schema.json, which the server writes, as TypeScript: src/wire/wire.ts.
import { readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';
import { store } from './writing.mjs';

const wire = new URL('../src/wire/', import.meta.url);
const schema = JSON.parse(await readFile(new URL('schema.json', wire), 'utf8'));
// An object of which nothing more is said may hold anything.
JSON.stringify(schema, (_, each) => {
  if (each?.type === 'object' && !each.properties) each.additionalProperties ??= {};
  return each;
});
const source = await compile(schema, 'Wire', {
  bannerComment: '// Made from schema.json by `npm run types`.',
  additionalProperties: false,
  unreachableDefinitions: true,
  format: false,
  ignoreMinAndMaxItems: true,
});
await store(new URL('wire.ts', wire), source);
