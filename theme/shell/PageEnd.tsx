import type { PageView } from 'docs-build/theme';
import { useSay } from '../texts.ts';

/** What a page ends with: a way to mend it, and the pages before and after. */
export function PageEnd({ view }: { readonly view: PageView }) {
  const say = useSay();
  const { previous, next } = view;
  return (
    <div className="page-end">
      {view.editUrl !== undefined && (
        <p className="edit">
          <a href={view.editUrl}>{say('editThisPage')}</a>
        </p>
      )}
      {(previous !== undefined || next !== undefined) && (
        <nav className="beside" aria-label={say('previousAndNext')}>
          {previous !== undefined && (
            <a className="previous" href={previous.href} rel="prev">
              <small>{say('previous')}</small>
              <span>{previous.title}</span>
            </a>
          )}
          {next !== undefined && (
            <a className="next" href={next.href} rel="next">
              <small>{say('next')}</small>
              <span>{next.title}</span>
            </a>
          )}
        </nav>
      )}
    </div>
  );
}
