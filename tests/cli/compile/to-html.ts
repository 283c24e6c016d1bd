import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { CompiledPage } from '../../../cli/model/page.ts';

interface OwnProps {
  readonly language?: string;
  readonly html?: string;
}

/** Returns the properties of one of the engine's elements. */
export const propsOf = (element: Element) =>
  (element.properties as { props?: Record<string, unknown> }).props ?? {};

/** Returns the elements with a name, in page order. */
export function elementsOf(node: Root | Element, name: string): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element'
      ? [...(child.tagName === name ? [child] : []), ...elementsOf(child, name)]
      : [],
  );
}

/**
 * Returns the body as HTML: code as `pre`, the engine's other elements with properties as
 * attributes.
 */
export const htmlOf = (page: CompiledPage) =>
  toHtml({
    ...page.body.tree,
    children: page.body.tree.children.flatMap(plain) as ElementContent[],
  });

function plain(node: Root['children'][number]): Root['children'][number][] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(plain) as ElementContent[];
  const props = propsOf(node);
  if (node.tagName === 'docs-code') return [preOf(props)];
  if (!node.tagName.startsWith('docs-')) return [{ ...node, children }];
  const properties = Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return [{ ...node, properties, children }];
}

function preOf({ language, html = '' }: OwnProps): Element {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? { className: [`language-${language}`] } : {},
    children: [{ type: 'text', value: text === '' ? '' : `${text}\n` }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}
