import { posix } from 'node:path';
import type { DemoCode, DemoStyleCode } from '../../model/page.ts';
import type { CompileInput, DemoFile, DemoSource } from '../input.ts';
import { type CodeBlock, sourceBlock } from './code-block.ts';
import { createParser, type ParseScript } from './javascript/edits.ts';
import { toJavaScript } from './javascript/strip-types.ts';
import { previewOf } from './preview.ts';

export interface DemoCodeInput extends Pick<CompileInput, 'demos'> {
  /** Page with the demos, for reports. */
  readonly pathname?: string;
  /** Limit above which a source is not highlighted. */
  readonly codeBytes: number;
}

export const highlightDemos = ({ demos, codeBytes }: DemoCodeInput): DemoCode =>
  Object.fromEntries(demos.map((demo) => [demo.id, codeOf(demo, codeBytes)]));

const codeOf = ({ variants }: DemoSource, codeBytes: number): DemoStyleCode[] =>
  variants.map((variant) => {
    const parse = createParser();
    const sources = sourceBlocks(sourcesOf(variant, parse), { codeBytes, parse });
    return { style: variants.length > 1 ? variant.style : null, sources };
  });

interface FileText {
  /** Relative to the demo's module, without `./`. */
  readonly name: string;
  readonly text: string;
  /** File extension, which selects the language for the highlighter. */
  readonly language: string;
}

interface SourceText extends FileText {
  readonly variant: 'TS' | 'JS';
  /** Files that the module imports. */
  readonly files: readonly FileText[];
}

type Variant = DemoSource['variants'][number];

/** Returns the module that a demo shows first, as the author wrote it. */
export function mainSource({ variants: [variant] }: DemoSource): SourceText {
  return variant
    ? writtenSource(variant)
    : { variant: 'TS', name: '', text: '', language: 'tsx', files: [] };
}

/** Returns the written source and its JavaScript version: a file beside it, or with types stripped. */
function sourcesOf(variant: Variant, parse: ParseScript): readonly [SourceText, ...SourceText[]] {
  const written = writtenSource(variant);
  if (written.variant === 'JS') return [written];
  const twin = twinOf(variant);
  const main = twin ? fileText(variant, twin) : withoutTypes(written, parse);
  if (!main) return [written];
  const files = written.files.map((file) => withoutTypes(file, parse) ?? file);
  return [written, { ...main, variant: 'JS', files }];
}

function writtenSource(variant: Variant): SourceText {
  const { files, module } = variant;
  const twin = twinOf(variant);
  const file = files.find(({ path }) => path === module);
  const main = file ? fileText(variant, file) : { name: '', text: '', language: 'tsx' };
  const others = files.filter((one) => one !== file && one !== twin && isShown(one));
  return {
    ...main,
    variant: /^[cm]?tsx?$/.test(main.language) ? 'TS' : 'JS',
    files: others.map((one) => fileText(variant, one)),
  };
}

/** Extensions of files that are shown as code. Demos also import images. */
const SHOWN = new Set(['ts', 'tsx', 'js', 'jsx', 'css', 'json']);

const isShown = (file: DemoFile) => file.text !== '' && SHOWN.has(extensionOf(file));

const extensionOf = ({ path }: DemoFile) => posix.extname(path).slice(1);

const fileText = ({ module }: Variant, file: DemoFile): FileText => ({
  name: posix.relative(posix.dirname(module), file.path),
  text: file.text,
  language: extensionOf(file),
});

/** Converts TypeScript to JavaScript. Returns other files unchanged, undefined for syntax errors. */
function withoutTypes(
  { name, text, language }: FileText,
  parse: ParseScript,
): FileText | undefined {
  if (language !== 'ts' && language !== 'tsx') return { name, text, language };
  const script = toJavaScript(text, language, parse);
  if (script === undefined) return undefined;
  const extension = language.replace('ts', 'js');
  return {
    name: name.slice(0, -language.length) + extension,
    text: script,
    language: extension,
  };
}

/** Returns the hand-written JavaScript version: `X.jsx` or `X.js` beside `X.tsx`. */
function twinOf({ files, module }: Variant): DemoFile | undefined {
  const stem = module.slice(0, -posix.extname(module).length);
  return files.find(({ path }) => path === `${stem}.jsx` || path === `${stem}.js`);
}

interface SourceBlocks {
  readonly variant: SourceText['variant'];
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly code: CodeBlock }[];
  readonly code: CodeBlock;
  readonly preview?: CodeBlock;
}

/** Creates one block for equal texts in both languages, so that browsers load it once. */
function sourceBlocks(
  sources: readonly SourceText[],
  { codeBytes, parse }: { readonly codeBytes: number; readonly parse: ParseScript },
): SourceBlocks[] {
  const blocks = new Map<string, CodeBlock>();
  const shared = (kind: 'code' | 'preview', text: string, language: string): CodeBlock => {
    const key = `${kind} ${text}`;
    const block = blocks.get(key) ?? sourceBlock(text, language, codeBytes);
    blocks.set(key, block);
    return block;
  };
  return sources.map(({ variant, name, files, text, language }) => {
    const preview = previewOf(text, variant === 'TS' ? 'tsx' : 'jsx', parse);
    return {
      variant,
      name,
      files: files.map((file) => ({
        name: file.name,
        code: sourceBlock(file.text, file.language, codeBytes),
      })),
      code: shared('code', text, language),
      ...(preview !== undefined && { preview: shared('preview', preview, language) }),
    };
  });
}
