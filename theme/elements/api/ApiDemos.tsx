import type { ApiDemosProps } from 'docs-build/theme';
import { Fragment } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useSay } from '../../texts.ts';

/** The pages that show a component or hook in use. */
export function ApiDemos({ pages }: ApiDemosProps) {
  const say = useSay();
  if (pages.length === 0) return null;
  return (
    <p className="api-demos">
      <Icon name="book-open" size={16} />
      <span>
        {say('apiExamples')}{' '}
        {pages.map(({ title, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <a href={href}>{title}</a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
