import { transformSync } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';

/** A fenced block of TypeScript or JavaScript with a file name. */
export interface Snippet {
  readonly title: string;
  readonly code: string;
}

const CONTENT = join(import.meta.dirname, '../../content');
const FENCE = /^```[jt]sx?(?!\w)([^\n]*)\n(.*?)^```/gms;
const require = createRequire(import.meta.url);

/** Returns all Markdown pages, relative to the content folder. */
export const contentPages = (): string[] =>
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );

/** Returns the snippets of a page that have a file name and are not marked as fragments. */
export function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(join(CONTENT, page), 'utf8');
  return [...text.matchAll(FENCE)].flatMap(([, info = '', code = '']) => {
    const title = /title="([^"]+)"/.exec(info)?.[1];
    return title === undefined || /\bfragment\b/.test(info) ? [] : [{ title, code }];
  });
}

/** Runs a snippet and returns its exports. `packages` replaces packages that are not installed. */
export function runSnippet<T>(
  { title, code }: Snippet,
  packages: Readonly<Record<string, unknown>> = {},
): T {
  const options = { loader: 'tsx', format: 'cjs', jsx: 'automatic', sourcefile: title } as const;
  const module = { exports: {} };
  const load = (name: string): unknown => packages[name] ?? require(name);
  const run = compileFunction(transformSync(code, options).code, ['module', 'require']) as (
    ...values: unknown[]
  ) => void;
  run(module, load);
  return module.exports as T;
}
