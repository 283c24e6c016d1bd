import { createRequire } from 'node:module';
import Prism from 'prismjs';
import { blockHtml, codeLines } from '../../../runtime/code/highlight.ts';
import { createCache } from '../../model/collections.ts';

const require = createRequire(import.meta.url);

/** Description of a grammar in Prism's list. The grammar is loaded when code first needs it. */
interface Grammar {
  readonly alias?: string | readonly string[];
  readonly require?: string | readonly string[];
  /** Grammars that it uses if they are loaded. */
  readonly optional?: string | readonly string[];
  readonly modify?: string | readonly string[];
}

const { languages } = require('prismjs/components.json') as {
  readonly languages: Readonly<Record<string, Grammar>>;
};

const isLoaded = (id: string) => Object.hasOwn(Prism.languages, id);

/**
 * Grammars by id. Those that modify others are left out unless they are in Prism's core:
 * highlighting must not depend on which languages were used before.
 */
const GRAMMARS: ReadonlyMap<string, Grammar> = new Map(
  Object.entries(languages).filter(
    ([id, { modify }]) => id !== 'meta' && (modify === undefined || isLoaded(id)),
  ),
);

/** Names that Prism does not know, or assigns to a smaller grammar, by grammar. */
const MORE_NAMES: Readonly<Record<string, readonly string[]>> = {
  apacheconf: ['apache'],
  bash: ['zsh', 'console', 'shellscript'],
  batch: ['bat', 'cmd', 'dos'],
  c: ['h'],
  cpp: ['c++'],
  csharp: ['c#'],
  django: ['jinja'],
  elixir: ['ex', 'exs'],
  go: ['golang'],
  graphql: ['gql'],
  hcl: ['terraform', 'tf'],
  ini: ['env', 'dotenv'],
  json5: ['jsonc'],
  // JavaScript in documentation often contains JSX, which the larger grammar also covers.
  jsx: ['js', 'javascript', 'mjs', 'cjs', 'astro'],
  makefile: ['make'],
  markdown: ['mdx', 'markdoc', 'mdc'],
  // Highlights embedded scripts and styles with their own grammars.
  markup: ['vue', 'vue-html', 'svelte', 'angular-html', 'go-html-template'],
  powershell: ['pwsh', 'posh', 'ps1'],
  protobuf: ['proto'],
  python: ['python3'],
  rest: ['rst'],
  rust: ['rs'],
  typescript: ['mts', 'cts', 'angular-ts'],
  wasm: ['wat'],
};
const PLAIN_LANGUAGES = ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ansi', 'output'];

const listOf = (names: string | readonly string[] = []) =>
  typeof names === 'string' ? [names] : names;

/** A `Map`, so that `constructor` is not a language. */
const GRAMMAR_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...[...GRAMMARS].flatMap(([id, { alias }]) =>
    [id, ...listOf(alias)].map((name) => [name, id] as const),
  ),
  ...Object.entries(MORE_NAMES).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
]);

const requested = new Set<string>();

/** Loads a grammar after those that it uses, so that the order of pages has no effect. */
function loadGrammar(id: string): void {
  const grammar = GRAMMARS.get(id);
  if (!grammar || requested.has(id)) return;
  requested.add(id);
  for (const name of [...listOf(grammar.require), ...listOf(grammar.optional)]) loadGrammar(name);
  if (!isLoaded(id)) require(`prismjs/components/prism-${id}.js`);
  // Copies the grammar for JSX, which Prism changes when it first highlights with it.
  if (id === 'jsx') loadGrammar('tsx');
}

/** Languages that a fence may name. Code in other languages is reported and not highlighted. */
export const LANGUAGES: ReadonlySet<string> = new Set([
  ...PLAIN_LANGUAGES,
  'diff',
  ...GRAMMAR_BY_NAME.keys(),
]);

/** Returns the inner language: `js` for `diff-js` and for `js-vue`. */
const innerLanguage = (language: string) => language.replace(/^diff-|-vue$/g, '');

export const isLanguage = (language: string): boolean => LANGUAGES.has(innerLanguage(language));

/** Whether lines of code in this language begin with diff signs. */
export const isDiffLanguage = (language: string): boolean => /^diff(?:-|$)/.test(language);

/** Cache of highlighted lines by grammar and code, because pages and demos often share blocks. */
const highlighted = createCache<readonly string[]>(2000);

/** Highlights code. Each line is complete HTML. Code in unknown languages is only escaped. */
export function highlightLines(code: string, language: string): readonly string[] {
  const grammar = GRAMMAR_BY_NAME.get(innerLanguage(language));
  return highlighted(`${grammar ?? ''}\n${code}`, () => {
    if (grammar !== undefined) loadGrammar(grammar);
    return codeLines(Prism, { code, grammar });
  });
}

export const highlight = (code: string, language: string): string =>
  blockHtml(highlightLines(code, language));

/** Whether a line of a diff is a header: of its files, or of the lines that follow it. */
export const isDiffHeader = (line: string) => /^(?:@@|diff |index |--- |\+\+\+ )/.test(line);
