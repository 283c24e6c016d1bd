import type { Elements } from 'docs-build/theme';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useSay } from '../texts.ts';
import { textOf } from './text-of.ts';

/** A heading with a link to itself. The link stands beside the heading, not in it, so that outlines have the words alone. */
export function Heading({ level, id, children }: ComponentProps<Elements['Heading']>) {
  const say = useSay();
  const Tag = `h${level}` as const;
  if (id === undefined) return <Tag>{children}</Tag>;
  return (
    <div className={`heading heading-${level}`}>
      <Tag id={id}>{children}</Tag>
      <a href={`#${id}`} aria-label={say('linkTo', { heading: textOf(children) })}>
        <Icon name="link" size={16} />
      </a>
    </div>
  );
}
