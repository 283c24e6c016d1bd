import type { Root } from 'hast';
import type { ComponentType, JSX as ReactJsx, ReactElement, ReactNode } from 'react';
import rehypeReact from 'rehype-react';
import type { Options as RehypeReactOptions } from 'rehype-react';
import { unified } from 'unified';
import type { ApiDemosProps, ApiFactsProps, ApiRowProps } from '../../runtime/contract/theme.ts';
import { parseSrcset } from '../model/markdown.ts';
import type { ServerModule } from './server-module.ts';
import type { Address } from './view/addresses.ts';

declare global {
  // oxlint-disable-next-line no-namespace -- rehype-react refers to it; React's types lack it
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}

export interface ElementProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

interface ElementContext {
  readonly server: ServerModule;
  /** Final addresses by address as written. */
  readonly addresses: Readonly<Record<string, Address>>;
  /** Elements of demos and components. */
  readonly placed: Readonly<Record<string, (properties: ElementProps) => ReactNode>>;
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
  const { ApiTable, Callout, Code, CodeTabs, Heading, Table, Tabs } = context.server.theme.elements;
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
    'docs-code-tabs': themed(CodeTabs),
    'docs-tabs': themed(Tabs),
    'docs-api-table': themed(ApiTable),
    ...linkedElements(context),
    ...apiElements(context),
    ...context.placed,
    table: ({ children, 'aria-labelledby': labelledBy }: ElementProps) =>
      jsx(Table, { children, labelledBy }),
  } as Record<string, ComponentType<never>>;
}

interface NamedLink {
  readonly name: string;
  readonly href?: string;
}

/** Returns the elements of API references. Their properties contain site paths. */
function apiElements({ server, addresses }: ElementContext) {
  const { jsx } = server;
  const { elements } = server.theme;
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

interface SrcSetProps extends ElementProps {
  readonly srcSet?: string;
}

function linkedElements({ server, addresses }: ElementContext) {
  const { jsx } = server;
  const { elements } = server.theme;
  const addressOf = (href: unknown): Address =>
    addresses[String(href)] ?? { href: String(href), external: false };
  const final = (href: unknown) => (href === undefined ? undefined : addressOf(href).href);
  const finalSet = (srcSet: string) =>
    parseSrcset(srcSet)
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
    a: ({ children, href, ...rest }: ElementProps) => {
      if (href === undefined) return jsx('a', { ...rest, children });
      const address = addressOf(href);
      if (address.href === '') return jsx('span', { children });
      return jsx(elements.Link, { ...rest, ...address, children });
    },
    img: ({ src, alt, srcSet, ...rest }: SrcSetProps) => {
      const set = srcSet === undefined ? {} : { srcSet: finalSet(srcSet) };
      if (src === undefined) return jsx('img', { ...rest, ...set, alt: alt ?? '' });
      const address = addressOf(src);
      const sized = withSize(rest, address);
      return jsx(elements.Image, { ...sized, ...set, src: address.href, alt: alt ?? '' });
    },
    source: ({ src, srcSet, ...rest }: SrcSetProps) => {
      if (srcSet === undefined) return jsx('source', { ...rest, src: final(src) });
      const usual = parseSrcset(srcSet).find(({ descriptor }) => /^(?:1x)?$/.test(descriptor));
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
