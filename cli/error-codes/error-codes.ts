import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ErrorCode } from '../../runtime/contract/view.ts';
import type { Step } from '../model/host.ts';
import { readCalls } from './read-calls.ts';
import { loadTypeScript } from '../model/typescript.ts';

/** An installed package whose errors have numbers. */
export interface CodedPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute. */
  readonly folder: string;
}

/** Where errors are looked for. */
export interface ErrorCodesInput {
  readonly packages: readonly CodedPackage[];
  /** Name of the function that says an error by its number. */
  readonly formatter: string;
}

/** Reads the errors that the ES modules of packages know by number, sorted. The first text of a number stands. */
export const errorCodesStep: Step<ErrorCodesInput, readonly ErrorCode[]> = {
  name: 'error-codes',
  version: 1,
  // A release of a package never changes, wherever it is installed.
  inputs: ({ packages, formatter }) => [
    packages.map(({ name, version }) => [name, version]),
    formatter,
  ],
  run: async ({ packages, formatter }) => {
    const parser = loadTypeScript();
    const texts = (
      await Promise.all(packages.map(({ folder }) => modulesOf(folder, formatter)))
    ).flat();
    const found = texts.flatMap((text) => readCalls(parser, text, formatter));
    const codes = new Map([...found].reverse().map(({ code, text }) => [code, text]));
    return [...codes].map(([code, text]) => ({ code, text })).sort((a, b) => a.code - b.code);
  },
};

/** The texts of a package's ES modules that name the formatter, in the order of their paths. */
async function modulesOf(folder: string, formatter: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly module?: string;
    readonly main?: string;
  };
  const root = join(folder, dirname(manifest.module ?? manifest.main ?? 'index.js'));
  const texts: string[] = [];
  // One at a time: a package has more files than a process may have open.
  for (const file of (await filesBelow(root)).sort()) {
    const text = await readFile(file, 'utf8');
    if (text.includes(formatter)) texts.push(text);
  }
  return texts;
}

/** Packages inside a package are their own business. A folder that is not there has none: what a package says of itself may be wrong. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(whereThere);
  const found = entries
    .filter(({ name }) => name !== 'node_modules')
    .map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return /\.m?js$/.test(entry.name) ? [path] : [];
    });
  return (await Promise.all(found)).flat();
}

function whereThere(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}
