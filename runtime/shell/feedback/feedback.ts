import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';
import type { Page } from '../../page.ts';
import { readStorage, writeStorage } from '../../storage.ts';
import { track } from '../../track.ts';
import { parseVote, parseVotes, withVote } from './votes.ts';
import type { Vote } from './votes.ts';

const BUTTON = `[${HOOKS.feedback}] [${HOOKS.vote}]`;

function showVote(vote: Vote): void {
  for (const button of document.querySelectorAll(BUTTON)) {
    button.ariaPressed = String(parseVote(button.getAttribute(HOOKS.vote)) === vote);
  }
}

/** Shows the thanks, and what else answers this vote. */
function showAnswer(vote: Vote): string {
  let words = '';
  for (const answer of document.querySelectorAll<HTMLElement>(`[${HOOKS.voted}]`)) {
    const wanted = answer.getAttribute(HOOKS.voted);
    answer.hidden = wanted !== '' && wanted !== String(vote);
    if (!answer.hidden) words += `${answer.textContent} `;
  }
  return words.trim();
}

/** Takes a vote on the page: kept for the next visit, told once to whoever measures, and changeable. */
export function startFeedback(page: Page): void {
  const { pathname } = page.payload;
  // The vote of this visit lives here where storage is denied.
  let current = parseVotes(readStorage('local', page.keys.feedback)).get(pathname);
  if (current !== undefined) showVote(current);
  onMatch('click', BUTTON, (_event, button) => {
    const vote = parseVote(button.getAttribute(HOOKS.vote));
    if (vote === undefined || vote === current) return;
    current = vote;
    // Read again: another tab may have voted on another page.
    const votes = withVote(parseVotes(readStorage('local', page.keys.feedback)), pathname, vote);
    if (votes !== undefined) writeStorage('local', page.keys.feedback, votes);
    showVote(vote);
    page.say(showAnswer(vote));
    track({ category: 'feedback', action: vote === 1 ? 'up' : 'down', label: pathname });
  });
}
