import { DocsError } from '../../../model/diagnostic.ts';
import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about addresses that were published, for `check --against`. */
export const rules = {
  pageGone: {
    code: 'redirect/page-gone',
    severity: 'error',
    askedBy: '--against',
    explanation:
      'An address that was published leads nowhere any more: bookmarks, searches and links of others break.',
    example: "/buttons/ became /button/ → redirects: [{ from: '/buttons/', to: '/button/' }]",
  },
  anchorGone: {
    code: 'redirect/anchor-gone',
    severity: 'warning',
    askedBy: '--against',
    explanation:
      'A place in a page that was published is gone: links of others to it show the top of the page.',
    example: '## Sizes became ## Sizing → ## Sizing {#sizes}',
  },
  noList: {
    code: 'redirect/no-list',
    severity: 'error',
    askedBy: '--against',
    explanation:
      '--against takes the addresses.json of a build: a file, the directory of a built site, or its address on the web.',
    example: '--against dist/pages.json → --against dist/addresses.json',
  },
} as const satisfies Record<string, Rule>;

const entry = (from: string, to: string) =>
  `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`;

/** A page that was there. `near` is perhaps where it is now. */
export const pageGone = (address: string, near: string | undefined, place: Place) =>
  report(rules.pageGone, {
    message: `${address} was published, and no page or redirect is there now`,
    hint:
      near === undefined
        ? 'Add a redirect from it to the page that took its place.'
        : `If it is ${near} now, add ${entry(address, near)} to redirects.`,
    place,
  });

/** A place in a page that was there. `near` is perhaps where it is now; `from` is the address without language. */
export const anchorGone = (
  { from, address }: { readonly from: string; readonly address: string },
  near: string | undefined,
  place: Place,
) =>
  report(rules.anchorGone, {
    message: `${address} was published, and no such place is in the page now`,
    hint:
      near === undefined
        ? `Give the heading that took its place the old id, as in ## Title {#${from.split('#')[1] ?? ''}}, or add a redirect from ${from}.`
        : `If it is ${near} now, add ${entry(from, near)} to redirects, or give the heading its old id.`,
    place,
  });

/** A list of addresses that cannot be used. */
export const noList = (given: string, reason: string) =>
  new DocsError(
    report(rules.noList, {
      message: `Cannot read the published addresses from ${given}: ${reason}`,
      hint: 'Name the addresses.json that a build wrote: docs-build check --against https://docs.example.org/addresses.json',
    }),
    'usage',
  );
