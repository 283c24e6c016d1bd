import type { Element } from 'hast';
import { sourceBlock } from '../code/code-block.ts';
import type { CodeBlock } from '../code/code-block.ts';
import { sourcesOf } from '../code/demo-sources.ts';
import type { SourceText, StyleSources } from '../code/demo-sources.ts';
import { previewOf } from '../code/preview.ts';
import type { Placed } from '../markdown/directives.ts';
import { ownElement } from './slots.ts';

/** A demo with its whole source in every style and language, and the part of each worth showing at once. */
export function demoElement(
  placed: Placed & { readonly kind: 'demo' },
  codeBytes: number,
): Element {
  const { demo, placement, label } = placed;
  return ownElement('docs-demo', {
    demo: demo.id,
    options: placement.options,
    label,
    styles: sourcesOf(demo).map(({ style, sources }) => ({
      style,
      sources: blocksOf(sources, codeBytes),
    })),
  });
}

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
