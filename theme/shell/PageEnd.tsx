import { HOOKS, type PageView, type SiteView } from 'docs-build/theme';
import { dayText, useTexts } from '../texts.ts';
import { ConsentLink } from './Notices.tsx';

/** Feedback, date of the last change, and a link for editing. */
function PageActions({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const { updated, editUrl, reportUrl } = view;
  // Without an issue form, a vote may not reach anyone.
  const hasFeedback = view.hasFeedback && reportUrl !== undefined;
  const canReport = !hasFeedback && reportUrl !== undefined;
  if (!hasFeedback && !canReport && updated === undefined && editUrl === undefined) return null;
  return (
    <div className="page-line">
      {hasFeedback && <Feedback reportUrl={reportUrl} />}
      {canReport && <a href={reportUrl}>{t('reportIssue')}</a>}
      {updated !== undefined && (
        <time dateTime={updated}>{t('updated', { date: dayText(updated, view.language) })}</time>
      )}
      {editUrl !== undefined && <a href={editUrl}>{t('editThisPage')}</a>}
    </div>
  );
}

function NeighborLinks({ view }: { readonly view: PageView }) {
  const t = useTexts();
  const { previous, next } = view;
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="beside" aria-label={t('previousAndNext')}>
      {previous !== undefined && (
        <a className="previous" href={previous.href} rel="prev">
          <small>{t('previous')}</small>
          <span>{previous.title}</span>
        </a>
      )}
      {next !== undefined && (
        <a className="next" href={next.href} rel="next">
          <small>{t('next')}</small>
          <span>{next.title}</span>
        </a>
      )}
    </nav>
  );
}

/** The end of a page: a line about the page, and links to the previous and next page. */
export function PageEnd({ view }: { readonly view: PageView }) {
  return (
    <div className="page-end" {...{ [HOOKS.layoutLater]: '' }}>
      <PageActions view={view} />
      <NeighborLinks view={view} />
    </div>
  );
}

const QUESTION_ID = 'docs-feedback';
const COMMENT_ID = 'docs-comment';

/** Maximum characters: the comment goes into the address of an issue form, and servers limit it. */
const MAX_COMMENT = 2000;

function Vote({ vote, words }: { readonly vote: '0' | '1'; readonly words: string }) {
  return (
    <button type="button" className="docs-button" aria-pressed={false} {...{ [HOOKS.vote]: vote }}>
      {words}
    </button>
  );
}

/** Asks whether the page helped. Scripts store the vote and show a field for an issue. */
export function Feedback({ reportUrl }: { readonly reportUrl: string }) {
  const t = useTexts();
  return (
    <div
      className="feedback needs-script"
      role="group"
      aria-labelledby={QUESTION_ID}
      {...{ [HOOKS.feedback]: '' }}
    >
      {/* The thanks come first, because CSS hides the element after them. */}
      <span className="feedback-words">
        <span hidden {...{ [HOOKS.voted]: '' }}>
          {t('thanks')}
        </span>
        <span id={QUESTION_ID}>{t('feedbackQuestion')}</span>
      </span>
      <Vote vote="1" words={t('yes')} />
      <Vote vote="0" words={t('no')} />
      <div className="feedback-comment" hidden {...{ [HOOKS.voted]: '' }}>
        <label htmlFor={COMMENT_ID}>{t('comment')}</label>
        <textarea id={COMMENT_ID} rows={3} maxLength={MAX_COMMENT} {...{ [HOOKS.comment]: '' }} />
        <a href={reportUrl} target="_blank" rel="noopener">
          {t('openIssue')}
        </a>
      </div>
    </div>
  );
}

/** The footer links and the name of the site. */
export function Footer({ site }: { readonly site: SiteView }) {
  return (
    <footer className="footer" {...{ [HOOKS.layoutLater]: '' }}>
      {(site.footer.length > 0 || site.asksConsent) && (
        <ul>
          {site.footer.map(({ text, href }) => (
            <li key={text}>
              <a href={href}>{text}</a>
            </li>
          ))}
          {site.asksConsent && (
            <li className="needs-script">
              <ConsentLink />
            </li>
          )}
        </ul>
      )}
      <span>{site.name}</span>
    </footer>
  );
}
