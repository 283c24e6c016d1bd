import Prism from 'prismjs';
// Each import adds its grammar to Prism. The order follows their dependencies.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-batch.js';
import 'prismjs/components/prism-c.js';
import 'prismjs/components/prism-cpp.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-docker.js';
import 'prismjs/components/prism-go.js';
import 'prismjs/components/prism-graphql.js';
import 'prismjs/components/prism-ini.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-json5.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-kotlin.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-handlebars.js';
import 'prismjs/components/prism-nginx.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-powershell.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-ruby.js';
import 'prismjs/components/prism-rust.js';
import 'prismjs/components/prism-scss.js';
import 'prismjs/components/prism-sql.js';
import 'prismjs/components/prism-swift.js';
import 'prismjs/components/prism-toml.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-markdown.js';
import { blockHtml, codeLines, PLAIN, tokenHtml } from '../../../runtime/code/highlight.ts';
import { createCache } from '../../model/cache.ts';

/** Languages that a fence may name, by grammar. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bash: ['bash', 'sh', 'shell', 'zsh', 'console'],
  batch: ['batch', 'bat', 'cmd'],
  c: ['c', 'h'],
  cpp: ['cpp', 'c++'],
  csharp: ['csharp', 'cs', 'c#'],
  css: ['css'],
  docker: ['docker', 'dockerfile'],
  go: ['go', 'golang'],
  graphql: ['graphql', 'gql'],
  handlebars: ['handlebars', 'hbs'],
  ini: ['ini', 'env', 'dotenv'],
  java: ['java'],
  json: ['json'],
  json5: ['json5', 'jsonc'],
  // JavaScript in documentation often contains JSX, which the larger grammar also covers.
  jsx: ['jsx', 'js', 'javascript', 'mjs', 'cjs', 'astro'],
  kotlin: ['kotlin', 'kt', 'kts'],
  markdown: ['markdown', 'md', 'mdx'],
  // Highlights embedded scripts and styles with their own grammars.
  markup: ['html', 'xml', 'svg', 'markup', 'vue', 'vue-html', 'svelte'],
  nginx: ['nginx'],
  php: ['php'],
  powershell: ['powershell', 'pwsh', 'posh', 'ps1'],
  python: ['python', 'py'],
  ruby: ['ruby', 'rb'],
  rust: ['rust', 'rs'],
  scss: ['scss'],
  sql: ['sql'],
  swift: ['swift'],
  toml: ['toml'],
  tsx: ['tsx'],
  typescript: ['typescript', 'ts', 'mts', 'cts'],
  yaml: ['yaml', 'yml'],
};
const PLAIN_LANGUAGES = ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ansi'];

/** A `Map`, so that `constructor` is not a language. */
const GRAMMAR_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([grammar, names]) => names.map((name) => [name, grammar])),
);

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
  const grammar = language === 'diff' ? language : GRAMMAR_BY_NAME.get(innerLanguage(language));
  return highlighted(`${grammar ?? ''}\n${code}`, () =>
    language === 'diff' ? code.split('\n').map(diffLine) : codeLines(Prism, { code, grammar }),
  );
}

export const highlight = (code: string, language: string): string =>
  blockHtml(highlightLines(code, language));

function diffLine(line: string): string {
  if (/^(?:@@|diff |index |--- |\+\+\+ )/.test(line)) return tokenHtml('c-c', line);
  if (line.startsWith('+')) return tokenHtml('c-i', line);
  return tokenHtml(line.startsWith('-') ? 'c-d' : PLAIN, line);
}
