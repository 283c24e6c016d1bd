import { hash } from 'node:crypto';
import type { TextFacts } from '../compile/page-facts.ts';
import { blankFrontMatter } from '../compile/page.ts';
import { type Outcome, lineRange } from '../model/diagnostic.ts';
import { linesOutsideCode } from '../model/markdown.ts';
import type { FrontMatter, PageSource } from '../model/page.ts';
import type { SourcePath } from '../model/paths.ts';
import type { PublicText } from '../model/sources.ts';
import { SUPPRESSION_WORD } from '../report/suppress.ts';
import { readFrontMatter } from './front-matter.ts';
import { relativeImports } from './imports.ts';
import { type TranslatedTexts, readTranslations } from './translations.ts';

/** Role of a file in the content directory. */
export type FileRole =
  | { readonly kind: 'page'; readonly language: string }
  /** Scripts, styles and JSON: demos and their imports. */
  | { readonly kind: 'module' }
  | { readonly kind: 'translations'; readonly language: string }
  | { readonly kind: 'public'; readonly address: string }
  /** A public Markdown text for machines, such as `llms.txt`. */
  | { readonly kind: 'public-text'; readonly address: string }
  | { readonly kind: 'asset' }
  /** Hidden files, and Markdown whose name or folder starts with `_`. */
  | { readonly kind: 'none' };

export interface ClassifyOptions {
  /** Content directory without a trailing slash; empty for the root. */
  readonly content: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

const MODULE = /\.(?:tsx?|jsx?|css|json)$/;
const PUBLIC_TEXT = /\/llms(?:-full)?\.txt$/;

export function classify(path: SourcePath, options: ClassifyOptions): FileRole {
  const inside = options.content === '' ? path : path.slice(options.content.length + 1);
  const name = inside.slice(inside.lastIndexOf('/') + 1);
  if (name === '.DS_Store' || name === 'Thumbs.db') return { kind: 'none' };
  if (inside.startsWith('public/')) {
    const address = inside.slice('public'.length);
    return { kind: PUBLIC_TEXT.test(address) ? 'public-text' : 'public', address };
  }
  const parts = inside.split('/');
  if (parts.some((part) => part.startsWith('.') || part === 'node_modules')) {
    return { kind: 'none' };
  }
  const language = /^translations\/([^/]+)\.json$/.exec(inside)?.[1];
  if (language !== undefined) return { kind: 'translations', language };
  if (MODULE.test(name)) return { kind: 'module' };
  if (!name.endsWith('.md')) return { kind: 'asset' };
  // In Hugo, this file is the page of a folder. `resolve` reports assets with this name.
  if (name === '_index.md') return { kind: 'asset' };
  if (parts.some((part) => part.startsWith('_'))) return { kind: 'none' };
  return { kind: 'page', language: languageOf(name, options) };
}

/** Returns the language in a file name, `zh` in `index.zh.md`, or else the default language. */
function languageOf(name: string, { languages, defaultLanguage }: ClassifyOptions): string {
  const suffix = /\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.md$/.exec(name)?.[1];
  return suffix !== undefined && languages.includes(suffix) ? suffix : defaultLanguage;
}

/** Facts by kind of file. JSON values, because the cache stores them. */
export interface FileFacts {
  readonly page: {
    readonly page: Omit<PageSource, 'file' | 'language'>;
    readonly hasSuppressions: boolean;
  };
  readonly module: {
    readonly hash: string;
    readonly imports: readonly string[];
    readonly hasSuppressions: boolean;
  };
  readonly translations: TranslatedTexts;
  readonly 'public-text': PublicText['links'];
}

interface Reader<T> {
  /** Raise by one when the output changes for an unchanged file. */
  readonly version: number;
  readonly read: (text: string, file: string) => Outcome<T> | Promise<Outcome<T>>;
}

export const FACT_READERS: { readonly [Kind in keyof FileFacts]: Reader<FileFacts[Kind]> } = {
  page: {
    version: 27,
    async read(text, file) {
      const { value, diagnostics } = readFrontMatter(text, file);
      const { frontMatter } = value;
      const { bodyOffset, ...facts } = await textFactsOf(text, frontMatter);
      const page = {
        hash: hashOf(text),
        ...value,
        ...facts,
        wordsHash: wordsHashOf(frontMatter, text.slice(bodyOffset)),
      };
      return { value: { page, hasSuppressions: hasSuppressions(text) }, diagnostics };
    },
  },
  module: {
    version: 5,
    read(text, file) {
      const imports = file.endsWith('.json') ? [] : relativeImports(file, text);
      const value = { hash: hashOf(text), imports, hasSuppressions: hasSuppressions(text) };
      return { value, diagnostics: [] };
    },
  },
  translations: { version: 5, read: readTranslations },
  'public-text': {
    version: 2,
    read: (text) => ({ value: linksInMarkdown(text), diagnostics: [] }),
  },
};

/** Returns the facts of a page's text. Loads the parser only if a page needs it. */
async function textFactsOf(source: string, { title }: FrontMatter): Promise<TextFacts> {
  const { text, start: bodyOffset } = blankFrontMatter(source);
  if (title !== undefined && !text.includes('{{')) return { directives: [], bodyOffset };
  const { readPageFacts } = await import('../compile/page-facts.ts');
  return readPageFacts(source);
}

const hashOf = (text: string) => hash('sha256', text).slice(0, 32);

const hasSuppressions = (text: string) => text.includes(SUPPRESSION_WORD);

/** Consonants only, so that YAML never parses a hash as a number, a date or a Boolean. */
const HASH_LETTERS = 'bcdfghjkmnpqrstv';

/** Returns an eight-letter hash of the translatable text. Ignores trailing white space in lines. */
function wordsHashOf({ title = '', description = '' }: FrontMatter, body: string): string {
  const lines = body.split('\n').map((line) => line.trimEnd());
  const words = JSON.stringify([title, description, lines.join('\n').trim()]);
  const hex = hash('sha256', words).slice(0, 8);
  return hex.replace(/./g, (digit) => HASH_LETTERS.charAt(Number.parseInt(digit, 16)));
}

/** Matches the address of a Markdown link: `[text](address "title")`. */
const LINK = /\]\(<?([^()<>\s]+)>?(?:\s+"[^"\n]*")?\)/g;

const linksInMarkdown = (text: string): PublicText['links'] =>
  [...linesOutsideCode(text)].flatMap(({ line, number, kind }) => {
    if (kind === 'fence') return [];
    const prose = line.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length));
    return [...prose.matchAll(LINK)].map(({ 0: whole, 1: href = '', index }) => {
      const column = index + whole.indexOf(href, 2) + 1;
      return { href, range: lineRange(number, column, href.length) };
    });
  });
