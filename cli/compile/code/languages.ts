import 'prismjs';
// Each adds its grammar to the one above; the order is that of their dependencies.
import 'prismjs/components/prism-bash.js';
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

/** Names that may stand after a fence, by the grammar that reads them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bash: ['bash', 'sh', 'shell', 'zsh', 'console'],
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
  // Plain JavaScript in documentation often holds JSX; the larger grammar reads both.
  jsx: ['jsx', 'js', 'javascript', 'mjs', 'cjs', 'astro'],
  kotlin: ['kotlin', 'kt', 'kts'],
  markdown: ['markdown', 'md', 'mdx'],
  // Scripts and styles in it are read by their own grammars.
  markup: ['html', 'xml', 'svg', 'markup', 'vue', 'vue-html', 'svelte'],
  nginx: ['nginx'],
  php: ['php'],
  powershell: ['powershell', 'pwsh', 'ps1'],
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
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'none', 'ansi'];

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

/** The language of code with templates in it, as in `js-vue`, and of the code in `diff-js`. */
const innerLanguage = (language: string) => language.replace(/^diff-|-vue$/g, '');

/** Whether a language is known. */
export const isLanguage = (language: string): boolean => LANGUAGES.has(innerLanguage(language));

/** Whether lines of code begin with the signs of a diff. */
export const isDiffLanguage = (language: string): boolean => /^diff(?:-|$)/.test(language);

/** Name of the grammar that reads a language; undefined where code is shown plain. */
export const grammarOf = (language: string): string | undefined =>
  GRAMMAR_BY_NAME.get(innerLanguage(language));
