/** Writes into the service worker what the page is made of, when all of it is built. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';

export const WORKER = 'sw.js';

export function listFiles() {
  return {
    name: 'list-files',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return;
      const built = Object.values(bundle).filter((each) => each.fileName !== WORKER);
      const hash = createHash('sha256');
      // The names of all but the page change with their content.
      for (const each of built) hash.update(each.fileName === 'index.html' && each.type === 'asset' ? each.source : each.fileName);
      const files = [...built.map((each) => each.fileName), ...readdirSync('public')].map((name) => `/${name}`).sort();
      worker.code = worker.code.replace('__FILES__', JSON.stringify(files)).replace('__VERSION__', hash.digest('hex').slice(0, 16));
    },
  };
}
