import type { Plugin } from 'vite';

export const WORKER: string;
export function listFiles(): Plugin;
