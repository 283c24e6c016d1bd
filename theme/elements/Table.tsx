import type { Elements } from 'docs-build/theme';
import type { ComponentProps } from 'react';
import { useSay } from '../texts.ts';

/** A table that scrolls sideways in its own box. A group rather than a landmark: pages have many, with the same name. */
export function Table({ children }: ComponentProps<Elements['Table']>) {
  const say = useSay();
  return (
    <div className="table" role="group" aria-label={say('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
