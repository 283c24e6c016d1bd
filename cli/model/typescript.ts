import { createRequire } from 'node:module';
import type ts from 'typescript';

/** TypeScript: its parser and its compiler. */
export type TypeScript = typeof ts;

/**
 * Loads TypeScript, once: nine megabytes, of which a run that has nothing new to read has no use. With `require`, which takes a quarter of the
 * time that `import` needs to look for its names.
 */
export const loadTypeScript = (): TypeScript =>
  createRequire(import.meta.url)('typescript') as TypeScript;
