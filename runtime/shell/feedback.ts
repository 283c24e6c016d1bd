import { HOOKS } from '../contract/hooks.ts';
import { onMatch, track } from '../events.ts';
import type { Page } from '../page.ts';
import { readStorage, writeStorage } from '../storage.ts';

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

/** Whether a page helped: 1 or 0. */
export type Vote = 0 | 1;

/** Votes by pathname, the newest last. */
export type Votes = ReadonlyMap<string, Vote>;

/** Older votes than this many are forgotten. */
export const MOST_VOTES = 500;

const isVote = (value: unknown): value is Vote => value === 0 || value === 1;

/** The vote that an attribute names, or undefined. */
export const parseVote = (text: string | null | undefined): Vote | undefined =>
  text === '1' ? 1 : text === '0' ? 0 : undefined;

/** The kept votes; what is no vote is left out. */
export function parseVotes(kept: string | null): Votes {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return new Map();
    const votes = Object.entries(value).flatMap(([pathname, vote]: [string, unknown]) =>
      pathname.startsWith('/') && isVote(vote) ? [[pathname, vote] as const] : [],
    );
    return new Map(votes.slice(-MOST_VOTES));
  } catch {
    // Storage belongs to the reader: rubbish in it counts as nothing.
    return new Map();
  }
}

/** The votes with one more as JSON, or undefined where the page has this vote already. */
export function withVote(votes: Votes, pathname: string, vote: Vote): string | undefined {
  if (votes.get(pathname) === vote) return undefined;
  const others = [...votes].filter(([other]) => other !== pathname);
  const all = [...others, [pathname, vote] as const].slice(-MOST_VOTES);
  return JSON.stringify(Object.fromEntries(all));
}
