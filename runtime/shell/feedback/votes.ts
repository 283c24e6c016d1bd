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
