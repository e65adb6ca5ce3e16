// Every picture, a sheet for what is common, one for home and for what went wrong, and one for each game: src/generated/*.svg, from our drawings and from the
// icons that the pictures.json of each name. Nobody fetches the pictures of a game they do not look at.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { store } from './writing.mjs';

const require = createRequire(import.meta.url);
const emoji = require('@iconify-json/fluent-emoji-flat/icons.json').icons;
const lucide = require('@iconify-json/lucide/icons.json').icons;
const common = require('../src/lib/pictures.json');
const drawings = new URL('../drawings/', import.meta.url);
const generated = new URL('../src/generated/', import.meta.url);

/** So many decimals do: pictures of Dale are drawn up to 150 px wide, those of Karanor half as wide. */
const DECIMALS = { karanor: 1 };
const MOST_DECIMALS = 2;

/** At least one decimal stays, to part the number from the next. */
function rounded(body, decimals) {
  const long = new RegExp(`\\d*\\.\\d{${decimals + 1},}`, 'g');
  return body.replace(long, (number) => Number(number).toFixed(decimals).replace(/^0(?=\.)/, '').replace(/(?<=\.\d)0$/, ''));
}

function drawEmoji(name) {
  if (!emoji[name]) throw new Error(`there is no emoji ${name}`);
  return { body: emoji[name].body, box: '0 0 32 32' };
}

function drawControl(name) {
  if (!lucide[name]) throw new Error(`there is no control ${name}`);
  return { body: lucide[name].body.replaceAll('stroke-width="2"', 'stroke-width="2.2"'), box: '0 0 24 24' };
}

async function drawOwn(path) {
  const source = await readFile(new URL(`${path}.svg`, drawings), 'utf8');
  const [, box, body] = /<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(source);
  return { body: body.trim(), box };
}

const drawAnimal = (name) => (common.emoji[name] ? drawEmoji(common.emoji[name]) : drawOwn(`animals/${name}`));
const drawThing = (name) => (name.startsWith('own-') ? drawOwn(`props/${name.slice(4)}`) : drawEmoji(name));

/** All the drawings of a folder that is one sheet's alone. */
async function namesIn(folder) {
  const names = await readdir(new URL(`${folder}/`, drawings)).catch(() => []);
  return names.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -4)).sort();
}

/** One sheet: `a-` animals, `e-` things, `i-` controls, `d-` drawings of a game; some of them, or whole folders. */
async function write(sheet, { animals = [], things = [], props = {}, emblems = [], emotes = {}, controls = [], borrowed = [] }, folders) {
  const symbols = new Map();
  const add = (id, { body, box }) => {
    // A gradient or a mask is not found across files: such a picture would stay blank.
    if (body.includes('url(#')) throw new Error(`${id} refers to a part of itself; choose another picture`);
    symbols.set(id, `<symbol id="${id}" viewBox="${box}">${rounded(body.replace(/>\s+</g, '><'), DECIMALS[sheet] ?? MOST_DECIMALS)}</symbol>`);
  };
  for (const name of animals) add(`a-${name}`, await drawAnimal(name));
  for (const name of [...Object.values(props), ...Object.values(emotes), ...emblems, ...things]) add(`e-${name}`, await drawThing(name));
  for (const name of controls) add(`i-${name}`, drawControl(name));
  for (const path of borrowed) add(`d-${path.split('/').at(-1)}`, await drawOwn(path));
  for (const [folder, prefix] of folders) {
    for (const name of await namesIn(folder)) add(prefix + name, await drawOwn(`${folder}/${name}`));
  }
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('\n')}</svg>\n`;
  await store(new URL(`${sheet}.svg`, generated), file);
}

const GAMES = ['dale', 'karanor'];
await mkdir(generated, { recursive: true });
await write('common', common, [['marks', 'm-'], ['digits', 'n-']]);
await write('signs', common.signs, []);
for (const game of GAMES) await write(game, require(`../src/${game}/pictures.json`), [[game, 'd-']]);
const sheets = ['common', 'signs', ...GAMES].map((sheet) => `${sheet}.svg`);
for (const name of await readdir(generated)) {
  // What another command is about to put in place has a longer ending.
  if (name.endsWith('.svg') && !sheets.includes(name)) await rm(new URL(name, generated), { force: true });
}
