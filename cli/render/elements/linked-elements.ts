import { candidatesOf } from '../../model/markdown.ts';
import type { Address, ElementContext, ElementProps } from './element-context.ts';

interface Sourced extends ElementProps {
  readonly srcSet?: string;
}

/** Returns the elements with addresses, which render the final address. */
export function linkedElements({ server, elements, addresses }: ElementContext) {
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

/**
 * Adds an image's width and height, so that the browser reserves room for it. Completes a size set by
 * the author. With `sizes`, style sheets determine the size.
 */
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
