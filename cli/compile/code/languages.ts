import 'prismjs';
// Each adds its grammar to the one above; the order is that of their dependencies.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-json5.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-scss.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-markdown.js';

/** Names that may stand after a fence, by the grammar that reads them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bash: ['bash', 'sh', 'shell', 'zsh', 'console'],
  css: ['css'],
  json: ['json'],
  json5: ['json5', 'jsonc'],
  // Plain JavaScript in documentation often holds JSX; the larger grammar reads both.
  jsx: ['jsx', 'js', 'javascript', 'mjs', 'cjs'],
  markdown: ['markdown', 'md', 'mdx'],
  markup: ['html', 'xml', 'svg', 'markup', 'vue'],
  scss: ['scss'],
  tsx: ['tsx'],
  typescript: ['typescript', 'ts', 'mts', 'cts'],
  yaml: ['yaml', 'yml'],
};
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'none'];

/** A `Map`, so that `constructor` is no language. */
const GRAMMAR_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([grammar, names]) => names.map((name) => [name, grammar])),
);

/** Every name that may stand after a fence; anything else is shown plain, with a warning. */
export const LANGUAGES: ReadonlySet<string> = new Set([
  ...PLAIN,
  'diff',
  ...GRAMMAR_BY_NAME.keys(),
]);

/** Name of the grammar that reads a language; undefined where code is shown plain. */
export const grammarOf = (language: string): string | undefined => GRAMMAR_BY_NAME.get(language);
