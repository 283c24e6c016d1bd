import type { Root } from 'hast';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import rehypeReact from 'rehype-react';
import type { Options as RehypeReactOptions } from 'rehype-react';
import { unified } from 'unified';
import type { DemoProps, DemoStyle, Elements } from '../../../runtime/contract/theme.ts';
import type { DemoOptions } from '../../model/demo/demo.ts';
import type { DemoStyleCode } from '../../model/demo/demo-code.ts';
import { apiElements } from './api-elements.ts';
import { linked } from './linked.ts';
import type { ServerModule } from '../server-module.ts';

/** A final address for what the author wrote. */
export interface Address {
  readonly href: string;
  readonly external: boolean;
  /** Pixels, for images of the site. */
  readonly width?: number;
  readonly height?: number;
}

/** Properties of `docs-demo` as the compiler writes them. */
export interface DemoElement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly label: string;
}

/** One way in which a demo is written: the n-th of the n-th `docs-demo` of the page. */
export interface StylePlace {
  readonly demo: number;
  readonly style: number;
}

/** What fills the places in the content that are not content. */
export interface ElementContext {
  readonly server: ServerModule;
  readonly elements: Elements;
  /** As written → final. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Unique in the page, also where a demo is shown twice. */
  readonly idOf: (index: number) => string;
  /** The ways in which a demo is written; undefined where nobody is shown its code. */
  readonly codeOf: (demo: string) => readonly DemoStyleCode[] | undefined;
  /** A running demo. */
  readonly stageOf: (place: StylePlace, options: DemoOptions) => ReactNode;
  readonly componentOf: (index: number, name: string) => ReactNode;
  readonly sourceUrlOf: (place: StylePlace) => string | undefined;
  /** A `DemoProject` as JSON. */
  readonly projectOf: (place: StylePlace) => string | undefined;
  /** Whether demos have room for adverts, unless they refuse them. */
  readonly hasDemoAds: boolean;
}

/** Properties of an element of the content. */
export interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
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
