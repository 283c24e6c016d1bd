import { posix } from 'node:path';
import type { DemoFile, DemoSource } from '../input.ts';
import { toJavaScript } from './javascript/javascript.ts';

/** The text of a demo in one language. */
export interface SourceText {
  readonly variant: 'TS' | 'JS';
  readonly text: string;
  /** Ending of its file, which names its language for the highlighter. */
  readonly language: string;
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
  return variant ? writtenOf(variant) : { variant: 'TS', text: '', language: 'tsx' };
}

function textsOf(variant: Variant): StyleSources['sources'] {
  const written = writtenOf(variant);
  const { text, language } = written;
  if (language !== 'ts' && language !== 'tsx') return [written];
  const twin = twinOf(variant);
  const script = twin?.text ?? toJavaScript(text, language);
  if (script === undefined) return [written];
  const ending = twin ? endingOf(twin) : language.replace('ts', 'js');
  return [written, { variant: 'JS', text: script, language: ending }];
}

function writtenOf({ files, module }: Variant): SourceText {
  const file = files.find(({ path }) => path === module);
  const language = file ? endingOf(file) : 'tsx';
  return { variant: /^[cm]?ts/.test(language) ? 'TS' : 'JS', text: file?.text ?? '', language };
}

/** `X.jsx` or `X.js` beside `X.tsx`. */
function twinOf({ files, module }: Variant): DemoFile | undefined {
  const stem = module.slice(0, -posix.extname(module).length);
  return files.find(({ path }) => path === `${stem}.jsx` || path === `${stem}.js`);
}

const endingOf = ({ path }: DemoFile) => posix.extname(path).slice(1);
