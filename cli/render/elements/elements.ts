import type { Root } from 'hast';
import type { ComponentType, ReactElement } from 'react';
import rehypeReact from 'rehype-react';
import type { Options as RehypeReactOptions } from 'rehype-react';
import { unified } from 'unified';
import type { DemoProps, DemoStyle } from '../../../runtime/contract/theme.ts';
import type { DemoOptions, DemoStyleCode } from '../../model/page.ts';
import { apiElements } from './api-elements.ts';
import type { ElementContext, ElementProps, StylePlace } from './element-context.ts';
import { linked } from './linked.ts';

/** Properties of `docs-demo` as the compiler writes them. */
export interface DemoElement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly label: string;
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The content as React elements: plain HTML elements as they are, the rest through the theme. */
export function renderTree(tree: Root, context: ElementContext): ReactElement {
  const { jsx, jsxs, Fragment } = context.server;
  const components = componentsOf(context);
  const options = { jsx, jsxs, Fragment, components } as unknown as RehypeReactOptions;
  return unified().use(rehypeReact, options).stringify(tree);
}

function componentsOf(context: ElementContext): Record<string, ComponentType<never>> {
  const { jsx } = context.server;
  const { ApiTable, Callout, Code, CodeTabs, Heading, Table } = context.elements;
  const through = (component: unknown) => (properties: ElementProps) =>
    jsx(component, { ...(properties['props'] as object), children: properties.children });
  const headings = HEADINGS.map((tag, index) => [
    tag,
    ({ children, id }: ElementProps) => jsx(Heading, { level: index + 2, id, children }),
  ]);
  return {
    ...Object.fromEntries(headings),
    'docs-callout': through(Callout),
    'docs-code': through(Code),
    'docs-tabs': through(CodeTabs),
    'docs-api-table': through(ApiTable),
    ...linked(context),
    ...apiElements(context),
    ...placed(context),
    table: ({ children }: ElementProps) => jsx(Table, { children }),
  } as Record<string, ComponentType<never>>;
}

/** Demos and components: counted in the order of the document, as the compiler placed them. */
function placed(context: ElementContext) {
  const { elements, idOf, codeOf, componentOf, hasDemoAds } = context;
  const { jsx } = context.server;
  const count = { demo: 0, component: 0 };
  return {
    'docs-demo': ({ props }: ElementProps) => {
      const demo = props as DemoElement;
      const index = count.demo++;
      const code = codeOf(demo.demo);
      if (!code) return null;
      const styles = code.map((style, at) =>
        demoStyle(style, { demo: index, style: at }, { ...context, options: demo.options }),
      );
      return jsx(elements.Demo, {
        ...demoProps(demo),
        hasAd: hasDemoAds && !demo.options.disableAd && !demo.options.hideToolbar,
        id: idOf(index),
        styles,
      });
    },
    'docs-component': ({ props }: ElementProps) =>
      componentOf(count.component++, (props as { name: string }).name),
  };
}

function demoStyle(
  { style, sources }: DemoStyleCode,
  place: StylePlace,
  context: ElementContext & { readonly options: DemoOptions },
): DemoStyle {
  const { stageOf, sourceUrlOf, projectOf, options } = context;
  const sourceUrl = sourceUrlOf(place);
  const project = options.hideEditButton ? undefined : projectOf(place);
  return {
    style,
    sources,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(project !== undefined && { project }),
    stage: stageOf(place, options),
  };
}

function demoProps({ options, label }: DemoElement): Omit<DemoProps, 'id' | 'styles' | 'hasAd'> {
  const { bg = options.iframe ? true : 'outlined', defaultCodeOpen, maxWidth } = options;
  return {
    label,
    bg,
    hideToolbar: options.hideToolbar ?? false,
    ...(defaultCodeOpen !== undefined && { defaultCodeOpen }),
    ...(maxWidth !== undefined && { maxWidth }),
    iframe: options.iframe ?? false,
    isEditable: !options.disableLiveEdit,
  };
}
