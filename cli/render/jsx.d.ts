import type { JSX as ReactJsx } from 'react';

/** rehype-react refers to the global JSX namespace, which React's types no longer declare. */
declare global {
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementClass = ReactJsx.ElementClass;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}
