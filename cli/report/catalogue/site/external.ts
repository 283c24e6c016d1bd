import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about links to other sites, for `check --external`. */
export const rules = {
  gone: {
    code: 'link/external-gone',
    severity: 'warning',
    askedBy: '--external',
    explanation: 'A link leads to a page of another site that is no longer there.',
    example: 'https://example.com/old answers 404 → link to its new place, or take the link out',
  },
  moved: {
    code: 'link/external-moved',
    severity: 'warning',
    askedBy: '--external',
    explanation:
      'A link leads to a page of another site that has moved for good. Such redirects are not kept for ever.',
    example: 'http://example.com/ answers 301 to https://example.com/ → link to that',
  },
  unreachable: {
    code: 'link/external-unreachable',
    severity: 'warning',
    askedBy: '--external',
    explanation:
      'A link leads to another site that did not answer, or answered with an error of its own, each time it was asked.',
    example: 'https://example.com/ answers 503 three times → try again later',
  },
} as const satisfies Record<string, Rule>;

/** Nothing there. */
export const externalGone = (href: string, status: number, place: Place | undefined) =>
  report(rules.gone, {
    message: `${href} answers ${status}: there is no such page`,
    hint: 'Link to where it is now, or take the link out.',
    ...(place && { place }),
  });

/** Moved for good. */
export const externalMoved = (href: string, to: string, place: Place | undefined) =>
  report(rules.moved, {
    message: `${href} has moved for good to ${to}`,
    hint: `Look whether that is what was meant, and link to ${to}`,
    ...(place && { place }),
  });

/** No answer that says anything about the page. */
export const externalUnreachable = (href: string, reason: string, place: Place | undefined) =>
  report(rules.unreachable, {
    message: `${href} could not be reached: ${reason}`,
    hint: 'Open it in a browser; if it works there, run the check again later.',
    ...(place && { place }),
  });
