import { posix } from 'node:path';
import type { DemoLink } from '../../model/page.ts';
import type { DemoInputFile, DemoInput } from '../input.ts';

export interface FileText {
  /** Path relative to the demo's module, without `./`. */
  readonly name: string;
  readonly text: string;
  readonly language: string;
}

export interface SourceText extends FileText {
  readonly variant: 'TS' | 'JS';
  readonly files: readonly FileText[];
}

export type Variant = DemoInput['variants'][number];

/** Returns the module of a demo as the author wrote it, with the files that it imports. */
export function writtenSource(variant: Variant): SourceText {
  const { files, module } = variant;
  const javascript = javascriptFileOf(variant);
  const file = files.find(({ path }) => path === module);
  const main = file ? toFileText(variant, file) : { name: '', text: '', language: 'tsx' };
  const others = files.filter((other) => other !== file && other !== javascript && isShown(other));
  return {
    ...main,
    variant: /^[cm]?tsx?$/.test(main.language) ? 'TS' : 'JS',
    files: others.map((file) => toFileText(variant, file)),
  };
}

/** Whether a file that a demo imports is too long for the page, which then links to its text. */
export const isLongFile = ({ text }: FileText, codeBytes: number) => text.length > codeBytes;

const SHOWN = new Set(['ts', 'tsx', 'js', 'jsx', 'css', 'json']);

const isShown = (file: DemoInputFile) => file.text !== '' && SHOWN.has(extensionOf(file));

const extensionOf = ({ path }: DemoInputFile) => posix.extname(path).slice(1);

export const toFileText = ({ module }: Variant, file: DemoInputFile): FileText => ({
  name: posix.relative(posix.dirname(module), file.path),
  text: file.text,
  language: extensionOf(file),
});

/** Returns the hand-written JavaScript version: `X.jsx` or `X.js` beside `X.tsx`. */
export function javascriptFileOf({ files, module }: Variant): DemoInputFile | undefined {
  const stem = module.slice(0, -posix.extname(module).length);
  return files.find(({ path }) => path === `${stem}.jsx` || path === `${stem}.js`);
}

/** Cheap test before parsing. Only texts that match can contain links, and few demos do. */
const LINK_CANDIDATE =
  /\b(?:href|to)\s*=\s*\{?\s*["'`]\/(?!\/)|\bfetch\(\s*["'`]https:|<iframe\s[^>]*https:/;

/** Collects the literal addresses of links, requests and frames in demos. */
export async function demoLinks(demos: readonly DemoInput[]): Promise<DemoLink[]> {
  const files = demos.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
  const unique = [...new Map(files.map((file) => [file.path, file])).values()];
  const candidates = unique.filter(
    ({ path, text }) => /\.(?:tsx|jsx?)$/.test(path) && LINK_CANDIDATE.test(text),
  );
  if (candidates.length === 0) return [];
  const { linksInModule } = await import('./demo-links.ts');
  return candidates.flatMap(linksInModule);
}
