import type { DemoCode, DemoStyleCode } from '../../model/page.ts';
import type { Step } from '../../model/host.ts';
import { demoInputs, type CompileInput } from '../input.ts';
import { sourceBlock } from './code-block.ts';
import type { CodeBlock } from './code-block.ts';
import { sourcesOf } from './demo-sources.ts';
import type { SourceText, StyleSources } from './demo-sources.ts';
import { previewOf } from './preview.ts';

/** What the code of a page's demos depends on. */
export interface DemoCodeInput extends Pick<CompileInput, 'demos'> {
  /** Bytes of a source that is still highlighted. */
  readonly codeBytes: number;
}

/**
 * Whole sources of a page's demos in every style and language, and the part of each worth showing at once. Apart from the page: its words change
 * more often, and who only judges them needs no code.
 */
export const demoCodeStep: Step<DemoCodeInput, DemoCode> = {
  name: 'demo-code',
  version: 1,
  inputs: ({ demos, codeBytes }) => ({ demos: demoInputs(demos), codeBytes }),
  run: ({ demos, codeBytes }) =>
    Promise.resolve(
      Object.fromEntries(
        demos.map((demo) => [
          demo.id,
          sourcesOf(demo).map(({ style, sources }): DemoStyleCode => ({
            style,
            sources: blocksOf(sources, codeBytes),
          })),
        ]),
      ),
    ),
};

interface SourceBlocks {
  readonly variant: SourceText['variant'];
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly code: CodeBlock }[];
  readonly code: CodeBlock;
  readonly preview?: CodeBlock;
}

/** The sources as code blocks. Where no types were taken out, both languages have the same block: nobody has to fetch it twice. */
function blocksOf([first, ...others]: StyleSources['sources'], codeBytes: number): SourceBlocks[] {
  const block = (text: string, language: string) => sourceBlock(text, language, codeBytes);
  const common = ({ variant, name, files }: SourceText) => ({
    variant,
    name,
    files: files.map((file) => ({ name: file.name, code: block(file.text, file.language) })),
  });
  const preview = previewOf(first.text);
  const main = {
    ...common(first),
    code: block(first.text, first.language),
    ...(preview !== undefined && { preview: block(preview, first.language) }),
  };
  const rest = others.map((source): SourceBlocks => {
    const { text, language } = source;
    const part = previewOf(text);
    const samePart = part === preview ? main.preview : undefined;
    const partBlock = samePart ?? (part === undefined ? undefined : block(part, language));
    return {
      ...common(source),
      code: text === first.text ? main.code : block(text, language),
      ...(partBlock && { preview: partBlock }),
    };
  });
  return [main, ...rest];
}
