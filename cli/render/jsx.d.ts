import type { JSX as ReactJsx } from 'react';

/** rehype-react speaks of a global JSX namespace, which React's own types no longer bring. */
declare global {
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}
