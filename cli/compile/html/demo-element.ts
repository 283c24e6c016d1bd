import type { Element } from 'hast';
import { sourceBlock } from '../code/code-block.ts';
import { previewOf } from '../code/preview.ts';
import type { DemoSource } from '../input.ts';
import type { Placed } from '../markdown/directives.ts';
import { ownElement } from './slots.ts';

/** The module that a demo shows: that of its first variant. */
export function mainSource(demo: DemoSource): { readonly text: string; readonly language: string } {
  const [variant] = demo.variants;
  const file = variant?.files.find(({ path }) => path === variant.module);
  const [, extension = 'tsx'] = /\.(\w+)$/.exec(file?.path ?? '') ?? [];
  return { text: file?.text ?? '', language: extension };
}

/** A demo with its whole source, and the part of it worth showing at once. */
export function demoElement(
  placed: Placed & { readonly kind: 'demo' },
  codeBytes: number,
): Element {
  const { demo, placement, label } = placed;
  const { text, language } = mainSource(demo);
  const preview = previewOf(text);
  return ownElement('docs-demo', {
    demo: demo.id,
    options: placement.options,
    label,
    code: sourceBlock(text, language, codeBytes),
    ...(preview !== undefined && { preview: sourceBlock(preview, language, codeBytes) }),
  });
}
