import { posix } from 'node:path';
import type { DemoFile, DemoSource } from '../input.ts';
import { toJavaScript } from './javascript/javascript.ts';

/** The text of a file. */
export interface FileText {
  /** Relative to the demo's module, without `./`. */
  readonly name: string;
  readonly text: string;
  /** Ending of its file, which names its language for the highlighter. */
  readonly language: string;
}

/** The text of a demo in one language. */
export interface SourceText extends FileText {
  readonly variant: 'TS' | 'JS';
  /** The files that its module imports, in the order of their names. */
  readonly files: readonly FileText[];
}

/** The texts of one way in which a demo is written: TypeScript first, where it is written in that. */
export interface StyleSources {
  readonly style: string | null;
  readonly sources: readonly [SourceText, ...SourceText[]];
}

type Variant = DemoSource['variants'][number];

/** The texts of a demo in every style and language. JavaScript is what stands beside the TypeScript, else what is left without types. */
export const sourcesOf = ({ variants }: DemoSource): StyleSources[] =>
  variants.map((variant) => ({
    style: variants.length > 1 ? variant.style : null,
    sources: textsOf(variant),
  }));

/** The module that a demo shows: that of its first style, as it is written. */
export function mainSource({ variants: [variant] }: DemoSource): SourceText {
  return variant
    ? writtenOf(variant)
    : { variant: 'TS', name: '', text: '', language: 'tsx', files: [] };
}

function textsOf(variant: Variant): StyleSources['sources'] {
  const written = writtenOf(variant);
  if (written.variant === 'JS') return [written];
  const twin = twinOf(variant);
  const main = twin ? fileOf(variant, twin) : withoutTypes(written);
  if (!main) return [written];
  const files = written.files.map((file) => withoutTypes(file) ?? file);
  return [written, { ...main, variant: 'JS', files }];
}

function writtenOf(variant: Variant): SourceText {
  const { files, module } = variant;
  const twin = twinOf(variant);
  const file = files.find(({ path }) => path === module);
  const main = file ? fileOf(variant, file) : { name: '', text: '', language: 'tsx' };
  const others = files.filter((one) => one !== file && one !== twin && isShown(one));
  return {
    ...main,
    variant: isTyped(main) ? 'TS' : 'JS',
    files: others.map((one) => fileOf(variant, one)),
  };
}

/** Endings of files that readers can read: images are imported too. */
const SHOWN = new Set(['ts', 'tsx', 'js', 'jsx', 'css', 'json']);

const isShown = (file: DemoFile) => file.text !== '' && SHOWN.has(endingOf(file));

const fileOf = ({ module }: Variant, file: DemoFile): FileText => ({
  name: posix.relative(posix.dirname(module), file.path),
  text: file.text,
  language: endingOf(file),
});

const isTyped = ({ language }: FileText) => /^[cm]?tsx?$/.test(language);

/** A file in JavaScript, under the name that it has then. A file that is not TypeScript stays as it is; undefined for one that cannot be read. */
function withoutTypes({ name, text, language }: FileText): FileText | undefined {
  if (language !== 'ts' && language !== 'tsx') return { name, text, language };
  const script = toJavaScript(text, language);
  if (script === undefined) return undefined;
  const ending = language.replace('ts', 'js');
  return { name: name.slice(0, -language.length) + ending, text: script, language: ending };
}

/** `X.jsx` or `X.js` beside `X.tsx`. */
function twinOf({ files, module }: Variant): DemoFile | undefined {
  const stem = module.slice(0, -posix.extname(module).length);
  return files.find(({ path }) => path === `${stem}.jsx` || path === `${stem}.js`);
}

const endingOf = ({ path }: DemoFile) => posix.extname(path).slice(1);
