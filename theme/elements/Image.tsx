import type { Elements } from 'docs-build/theme';
import type { ComponentProps } from 'react';

/** A picture in its own proportions, loaded when near. */
export function Image({ alt, ...attributes }: ComponentProps<Elements['Image']>) {
  return <img alt={alt} loading="lazy" decoding="async" {...attributes} />;
}
