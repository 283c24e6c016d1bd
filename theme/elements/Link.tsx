import type { Elements } from 'docs-build/theme';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** A link in prose. One that leaves the site carries an arrow. */
export function Link({ external, children, ...attributes }: ComponentProps<Elements['Link']>) {
  return (
    <a {...attributes}>
      {children}
      {external && <Icon name="arrow-up-right" size={12} />}
    </a>
  );
}
