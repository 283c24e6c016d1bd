import type { SourcePath } from '../model/paths.ts';

/** What a file under the content directory is for. */
export type FileKind =
  | { readonly kind: 'page'; readonly language: string }
  /** Scripts, styles and JSON: demos and what they import. */
  | { readonly kind: 'module' }
  | { readonly kind: 'public'; readonly address: string }
  | { readonly kind: 'translations'; readonly language: string }
  | { readonly kind: 'asset' }
  /** Hidden files, and Markdown whose name starts with `_`. */
  | { readonly kind: 'none' };

/** What decides about a file besides its path. */
export interface ClassifyOptions {
  /** The content directory without slash at the end; empty for the root. */
  readonly content: string;
  /** Languages that a suffix of a name may stand for. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

const MODULE = /\.(?:tsx?|jsx?|css|json)$/;

/** What the file is for, by its path alone. */
export function classify(path: SourcePath, options: ClassifyOptions): FileKind {
  const inside = options.content === '' ? path : path.slice(options.content.length + 1);
  const name = inside.slice(inside.lastIndexOf('/') + 1);
  if (name === '.DS_Store' || name === 'Thumbs.db') return { kind: 'none' };
  if (inside.startsWith('public/')) return { kind: 'public', address: inside.slice(6) };
  if (inside.split('/').some((part) => part.startsWith('.') || part === 'node_modules')) {
    return { kind: 'none' };
  }
  const translations = /^translations\/([^/]+)\.json$/.exec(inside)?.[1];
  if (translations !== undefined) return { kind: 'translations', language: translations };
  if (MODULE.test(name)) return { kind: 'module' };
  if (!name.endsWith('.md')) return { kind: 'asset' };
  if (name.startsWith('_')) return { kind: 'none' };
  return { kind: 'page', language: languageOf(name, options) };
}

/** The `zh` of `index.zh.md`; the first language where the name has none. */
function languageOf(name: string, { languages, defaultLanguage }: ClassifyOptions): string {
  const suffix = /\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.md$/.exec(name)?.[1];
  return suffix !== undefined && languages.includes(suffix) ? suffix : defaultLanguage;
}
