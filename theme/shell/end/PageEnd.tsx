import type { PageView } from 'docs-build/theme';
import { useSay } from '../../texts.ts';
import { dayText } from './date-language.ts';
import { Feedback } from './Feedback.tsx';

/** Whether the page helped, how old it is, and a way to mend it. */
function Line({ view }: { readonly view: PageView }) {
  const say = useSay();
  const { updated, editUrl, reportUrl, hasFeedback } = view;
  const canReport = !hasFeedback && reportUrl !== undefined;
  if (!hasFeedback && !canReport && updated === undefined && editUrl === undefined) return null;
  return (
    <div className="page-line">
      {hasFeedback && <Feedback reportUrl={reportUrl} />}
      {canReport && <a href={reportUrl}>{say('reportIssue')}</a>}
      {updated !== undefined && (
        <time dateTime={updated}>{say('updated', { date: dayText(updated, view.language) })}</time>
      )}
      {editUrl !== undefined && <a href={editUrl}>{say('editThisPage')}</a>}
    </div>
  );
}

function Beside({ view }: { readonly view: PageView }) {
  const say = useSay();
  const { previous, next } = view;
  if (previous === undefined && next === undefined) return null;
  return (
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
  );
}

/** What a page ends with: one line about the page, and the pages before and after. */
export function PageEnd({ view }: { readonly view: PageView }) {
  return (
    <div className="page-end">
      <Line view={view} />
      <Beside view={view} />
    </div>
  );
}
