import { HOOKS } from 'docs-build/theme';
import { useSay } from '../../texts.ts';

const QUESTION_ID = 'docs-feedback';

function Vote({ vote, words }: { readonly vote: '0' | '1'; readonly words: string }) {
  return (
    <button type="button" aria-pressed={false} {...{ [HOOKS.vote]: vote }}>
      {words}
    </button>
  );
}

/** Asks whether the page helped. Script keeps the vote and shows the answer to it. */
export function Feedback({ reportUrl }: { readonly reportUrl: string | undefined }) {
  const say = useSay();
  return (
    <div
      className="feedback needs-script"
      role="group"
      aria-labelledby={QUESTION_ID}
      {...{ [HOOKS.feedback]: '' }}
    >
      <span className="feedback-words">
        <span id={QUESTION_ID}>{say('feedbackQuestion')}</span>
        <span hidden {...{ [HOOKS.voted]: '' }}>
          {say('thanks')}
        </span>
      </span>
      <Vote vote="1" words={say('yes')} />
      <Vote vote="0" words={say('no')} />
      {reportUrl !== undefined && (
        <a href={reportUrl} hidden {...{ [HOOKS.voted]: '0' }}>
          {say('reportIssue')}
        </a>
      )}
    </div>
  );
}
