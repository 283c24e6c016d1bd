import { HOOKS } from '../contract/hooks.ts';
import { fillIssue } from '../contract/payload.ts';
import { onMatch, track } from '../events.ts';
import type { Page } from '../page.ts';
import { parseJson, readStorage, writeStorage } from '../storage.ts';

/** Answer to whether a page helped: 1 for yes, 0 for no. */
type Vote = 0 | 1;

/** Votes by pathname, the newest last. */
type Votes = ReadonlyMap<string, Vote>;

/** Number of stored votes; older ones are dropped. */
export const MAX_VOTES = 500;

const BUTTON = `[${HOOKS.feedback}] [${HOOKS.vote}]`;

/** Starts the vote on the page: stored, reported and changeable. A comment goes into an issue. */
export function startFeedback(page: Page): void {
  const { pathname } = page.payload;
  const stored = () => parseVotes(readStorage('local', page.keys.feedback));
  // The only copy if storage is denied.
  let current = stored().get(pathname);
  if (current !== undefined) showVote(current);
  onMatch('click', BUTTON, (_event, button) => {
    const vote = parseVote(button.getAttribute(HOOKS.vote));
    if (vote === undefined || vote === current) return;
    current = vote;
    // Read again, since another tab may have stored a vote on another page.
    const votes = withVote(stored(), pathname, vote);
    if (votes !== undefined) writeStorage('local', page.keys.feedback, votes);
    showVote(vote);
    page.announce(showAnswer(vote));
    track({ category: 'feedback', action: vote === 1 ? 'up' : 'down', label: pathname });
  });
  onMatch('input', `[${HOOKS.comment}]`, (_event, field: HTMLTextAreaElement) => {
    const link = field.closest(`[${HOOKS.feedback}]`)?.querySelector('a');
    if (link) link.href = fillIssue(link.href, { body: field.value });
  });
}

function showVote(vote: Vote): void {
  for (const button of document.querySelectorAll(BUTTON)) {
    button.ariaPressed = String(parseVote(button.getAttribute(HOOKS.vote)) === vote);
  }
}

/** Shows the answers to a vote, and returns their text. */
function showAnswer(vote: Vote): string {
  let text = '';
  for (const answer of document.querySelectorAll<HTMLElement>(`[${HOOKS.voted}]`)) {
    const wanted = answer.getAttribute(HOOKS.voted);
    answer.hidden = wanted !== '' && wanted !== String(vote);
    if (!answer.hidden) text += `${answer.textContent} `;
  }
  return text.trim();
}

export const parseVote = (text: string | null | undefined): Vote | undefined =>
  text === '1' ? 1 : text === '0' ? 0 : undefined;

export function parseVotes(stored: string | null): Votes {
  const entries = Object.entries(parseJson(stored) ?? {});
  const votes = entries.flatMap(([pathname, vote]: [string, unknown]) =>
    pathname.startsWith('/') && (vote === 0 || vote === 1) ? [[pathname, vote] as const] : [],
  );
  return new Map(votes.slice(-MAX_VOTES));
}

/** Returns the votes with another one as JSON; undefined if the page has this vote already. */
export function withVote(votes: Votes, pathname: string, vote: Vote): string | undefined {
  if (votes.get(pathname) === vote) return undefined;
  const others = [...votes].filter(([other]) => other !== pathname);
  const all = [...others, [pathname, vote] as const].slice(-MAX_VOTES);
  return JSON.stringify(Object.fromEntries(all));
}
