import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about `redirects` of the configuration. */
export const rules = {
  loop: {
    code: 'redirect/loop',
    severity: 'error',
    explanation: 'Redirects lead back to where they started: a browser gives up on them.',
    example: '/a/ → /b/ → /a/: keep only one of the two',
  },
  toItself: {
    code: 'redirect/to-itself',
    severity: 'error',
    explanation: 'A redirect leads to the address where it starts: a browser gives up on it.',
    example: "{ from: '/a/', to: '/a/' } → take it out",
  },
  chain: {
    code: 'redirect/chain',
    severity: 'warning',
    explanation:
      'A redirect leads to the start of another: readers wait for both, and the first one breaks with the second.',
    example: "/a/ → /b/ and /b/ → /c/: let /a/ lead to '/c/'",
  },
  duplicate: {
    code: 'redirect/duplicate',
    severity: 'error',
    explanation: 'Two redirects start at one address; only the first would ever be used.',
    example: 'two redirects from /a/ → one',
  },
  shadowsPage: {
    code: 'redirect/shadows-page',
    severity: 'error',
    explanation: 'A redirect starts where a page is, so that the page cannot be reached.',
    example: 'take the redirect out, or move the page',
  },
  noTarget: {
    code: 'redirect/no-target',
    severity: 'error',
    explanation: 'A redirect leads to a page or a place in a page that does not exist.',
    example: "to: '/react-buton/' → to: '/react-button/'",
  },
} as const satisfies Record<string, Rule>;

/** The addresses of a loop, the first one last again. */
export const redirectLoop = (trail: readonly string[], place: Place | undefined) =>
  report(rules.loop, {
    message: `Redirects go round in a circle: ${trail.join(' → ')}`,
    hint: 'Let one of them lead to a page.',
    ...(place && { place }),
  });

/** A redirect to its own start. */
export const redirectToItself = (from: string, place: Place | undefined) =>
  report(rules.toItself, {
    message: `The redirect from ${from} leads to itself`,
    hint: 'Take it out, or let it lead to a page.',
    ...(place && { place }),
  });

/** The addresses on the way, the first and the last one too. */
export const redirectChain = (way: readonly string[], place: Place | undefined) =>
  report(rules.chain, {
    message: `One redirect leads to another: ${way.join(' → ')}`,
    hint: `Let ${way[0] ?? ''} lead to ${way.at(-1) ?? ''}.`,
    ...(place && { place }),
  });

/** Two redirects from one address. */
export const redirectDuplicate = (from: string, place: Place | undefined) =>
  report(rules.duplicate, {
    message: `More than one redirect from ${from}`,
    hint: 'Keep one of them.',
    ...(place && { place }),
  });

/** A redirect that hides a page. */
export const redirectShadowsPage = (from: string, file: string, place: Place | undefined) =>
  report(rules.shadowsPage, {
    message: `The redirect from ${from} hides the page ${file}`,
    hint: 'Take the redirect out, or move the page.',
    ...(place && { place }),
  });

/** A redirect to nowhere. */
export const redirectNoTarget = (
  { from, to }: { readonly from: string; readonly to: string },
  meant: string | undefined,
  place: Place | undefined,
) =>
  report(rules.noTarget, {
    message: `The redirect from ${from} leads to ${to}, which does not exist`,
    hint: meant === undefined ? 'Let it lead to a page that exists.' : `Did you mean ${meant}?`,
    ...(place && { place }),
  });
