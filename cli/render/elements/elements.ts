import type { Root } from 'hast';
import type { ComponentType, JSX as ReactJsx, ReactElement } from 'react';
import rehypeReact from 'rehype-react';
import type { Options as RehypeReactOptions } from 'rehype-react';
import { unified } from 'unified';
import type {
  ApiDemosProps,
  ApiFactsProps,
  ApiRowProps,
  DemoProps,
  DemoSource,
  DemoStyle,
} from '../../../runtime/contract/theme.ts';
import type { DemoOptions, DemoStyleCode } from '../../model/page.ts';
import type { ElementContext, ElementProps, StyleIndex, Address } from './element-context.ts';
import { candidatesOf } from '../../model/markdown.ts';

declare global {
  // oxlint-disable-next-line no-namespace -- rehype-react refers to it; React's types lack it
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}

/** Properties of `docs-demo` as written by the compiler. */
interface DemoElement {
  readonly demo: string;
  readonly options: DemoOptions;
  readonly label: string;
}

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Converts the content to React elements. Elements of the theme replace HTML elements. */
export function renderTree(tree: Root, context: ElementContext): ReactElement {
  const { jsx, jsxs, Fragment } = context.server;
  const components = componentsOf(context);
  const options = { jsx, jsxs, Fragment, components } as unknown as RehypeReactOptions;
  return unified().use(rehypeReact, options).stringify(tree);
}

function componentsOf(context: ElementContext): Record<string, ComponentType<never>> {
  const { jsx } = context.server;
  const { ApiTable, Callout, Code, CodeTabs, Heading, Table } = context.elements;
  const themed = (component: unknown) => (properties: ElementProps) =>
    jsx(component, { ...(properties['props'] as object), children: properties.children });
  const headings = HEADINGS.map((tag, index) => [
    tag,
    ({ children, id }: ElementProps) => jsx(Heading, { level: index + 2, id, children }),
  ]);
  return {
    ...Object.fromEntries(headings),
    'docs-callout': themed(Callout),
    'docs-code': themed(Code),
    'docs-tabs': themed(CodeTabs),
    'docs-api-table': themed(ApiTable),
    ...linkedElements(context),
    ...apiElements(context),
    ...placedElements(context),
    table: ({ children }: ElementProps) => jsx(Table, { children }),
  } as Record<string, ComponentType<never>>;
}

/** Returns the elements of demos and components, numbered in document order. */
function placedElements(context: ElementContext) {
  const { elements, idOf, codeOf, componentOf, hasDemoAds } = context;
  const { jsx } = context.server;
  let demos = 0;
  let components = 0;
  return {
    'docs-demo': ({ props }: ElementProps) => {
      const element = props as DemoElement;
      const { options } = element;
      const demo = demos++;
      const code = codeOf(element.demo);
      if (!code) return null;
      return jsx(elements.Demo, {
        ...demoProps(element),
        hasAd: hasDemoAds && !options.disableAd && !options.hideToolbar,
        id: idOf(demo),
        styles: code.map((style, index) =>
          demoStyle(style, { demo, style: index }, { ...context, options }),
        ),
      });
    },
    'docs-component': ({ props }: ElementProps) =>
      componentOf(components++, (props as { name: string }).name),
  };
}

function demoStyle(
  { style, sources }: DemoStyleCode,
  index: StyleIndex,
  context: ElementContext & { readonly options: DemoOptions },
): DemoStyle {
  const { stageOf, sourceUrlOf, projectOf, deferHighlighting, options } = context;
  const sourceUrl = sourceUrlOf(index);
  const project = options.hideEditButton ? undefined : projectOf(index);
  return {
    style,
    sources: options.defaultCodeOpen ? sources : sources.map(plainSource(deferHighlighting)),
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(project !== undefined && { project }),
    stage: stageOf(index, options),
  };
}

/** Returns a function that makes the full code of a demo's source plain text. */
const plainSource =
  (defer: ElementContext['deferHighlighting']) =>
  (source: DemoSource): DemoSource => ({
    ...source,
    code: defer(source.code),
    files: source.files.map((file) => ({ ...file, code: defer(file.code) })),
  });

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

interface NamedLink {
  readonly name: string;
  readonly href?: string;
}

/** Returns the elements of API references. Their properties contain site paths. */
function apiElements({ server, elements, addresses }: ElementContext) {
  const { jsx } = server;
  const finalHref = (path: string) => {
    const [page = '', id] = path.split('#', 2);
    return (addresses[page]?.href ?? page) + (id === undefined ? '' : `#${id}`);
  };
  const linked = ({ name, href }: NamedLink): NamedLink => ({
    name,
    ...(href !== undefined && { href: finalHref(href) }),
  });
  return {
    'docs-api-row': ({ props, children }: ElementProps) => {
      const row = props as ApiRowProps;
      return jsx(elements.ApiRow, {
        ...row,
        ...(row.from && { from: linked(row.from) }),
        children,
      });
    },
    'docs-api-facts': ({ props }: ElementProps) => {
      const facts = props as ApiFactsProps;
      return jsx(elements.ApiFacts, { ...facts, inherits: facts.inherits.map(linked) });
    },
    'docs-api-demos': ({ props }: ElementProps) => {
      const { pages } = props as ApiDemosProps;
      const shown = pages.map(({ title, href }) => ({ title, href: finalHref(href) }));
      return jsx(elements.ApiDemos, { pages: shown });
    },
  };
}

interface Sourced extends ElementProps {
  readonly srcSet?: string;
}

function linkedElements({ server, elements, addresses }: ElementContext) {
  const { jsx } = server;
  const addressOf = (href: unknown): Address =>
    addresses[String(href)] ?? { href: String(href), external: false };
  const final = (href: unknown) => (href === undefined ? undefined : addressOf(href).href);
  const finalSet = (srcSet: string) =>
    candidatesOf(srcSet)
      .map(({ url, descriptor }) => `${addressOf(url).href} ${descriptor}`.trim())
      .join(', ');
  const player =
    (tag: 'audio' | 'video') =>
    ({ src, poster, ...rest }: ElementProps) =>
      jsx(tag, {
        ...(poster === undefined ? rest : withSize(rest, addressOf(poster))),
        src: final(src),
        poster: final(poster),
      });
  return {
    a: ({ children, href, ...rest }: ElementProps) =>
      href === undefined
        ? jsx('a', { ...rest, children })
        : jsx(elements.Link, { ...rest, ...addressOf(href), children }),
    img: ({ src, alt, srcSet, ...rest }: Sourced) => {
      const address = addressOf(src);
      const set = srcSet === undefined ? {} : { srcSet: finalSet(srcSet) };
      const sized = withSize(rest, address);
      return jsx(elements.Image, { ...sized, ...set, src: address.href, alt: alt ?? '' });
    },
    source: ({ src, srcSet, ...rest }: Sourced) => {
      if (srcSet === undefined) return jsx('source', { ...rest, src: final(src) });
      const usual = candidatesOf(srcSet).find(({ descriptor }) => /^(?:1x)?$/.test(descriptor));
      const sized = usual ? withSize(rest, addressOf(usual.url)) : rest;
      return jsx('source', { ...sized, srcSet: finalSet(srcSet) });
    },
    track: ({ src, ...rest }: ElementProps) => jsx('track', { ...rest, src: final(src) }),
    audio: player('audio'),
    video: player('video'),
  };
}

/** Adds an image's missing width or height, to reserve space. With `sizes`, style sheets decide. */
function withSize(properties: ElementProps, { width, height }: Address): ElementProps {
  const { width: ownWidth, height: ownHeight, sizes } = properties;
  if (width === undefined || height === undefined || sizes !== undefined) return properties;
  if (ownWidth === undefined && ownHeight === undefined) return { width, height, ...properties };
  if (ownHeight === undefined && typeof ownWidth === 'number')
    return { ...properties, height: Math.round((height * ownWidth) / width) };
  if (ownWidth === undefined && typeof ownHeight === 'number')
    return { ...properties, width: Math.round((width * ownHeight) / height) };
  return properties;
}
