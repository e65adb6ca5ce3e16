import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { listFiles, WORKER } from './build/worker.mjs';

/** A part of a game has its name before its own: it is seen at once who fetches what. */
function nameChunk({ moduleIds }: { moduleIds: readonly string[] }): string {
  const games = new Set(moduleIds.flatMap((id) => /\/src\/(dale|karanor)\/|\/words\/..\/web-(karanor)/.exec(id)?.slice(1).filter(Boolean) ?? []));
  return `assets/${[...games, ''].join('-')}[name]-[hash].js`;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), listFiles()],
  // The words are the package's own: one catalogue for Python and for the browser.
  server: {
    fs: { allow: ['.', '../src/comptoir/words'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  // Under vitest, Svelte's browser build, so that runes work in plain modules.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/comptoir/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy allows data: for pictures in CSS only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        chunkFileNames: nameChunk,
        // A worker is found again by its name.
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  // A thread for each file shares nothing either, and is there sooner than a process.
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    css: true,
    // The first test of a file also waits for what it imports, which takes its time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
