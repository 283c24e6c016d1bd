import type { Place } from '../../model/diagnostic.ts';
import { defineError, defineRule, didYouMean, replaceWith } from '../rule.ts';
import type { NearPath } from '../suggest.ts';

export const noSuchFile = defineRule(
  'link/no-such-file',
  { severity: 'error', isFixable: true },
  (path: string, meant: NearPath | undefined, place: Place) => ({
    message: `No file at ${path}`,
    hint: didYouMean(meant?.address, 'Put the file under public/, or correct the address.'),
    place,
    fix: replaceWith(meant?.certain ? meant.address : undefined),
  }),
);

/** `suffix` is the query and hash of the link, which the fix keeps. */
export const noSuchPage = defineRule(
  'link/no-such-page',
  { severity: 'error', isFixable: true, dependsOnConfig: true },
  (path: string, meant: (NearPath & { readonly suffix: string }) | undefined, place: Place) => ({
    message: `No page at ${path}`,
    hint: didYouMean(meant?.address, 'Link to an existing page, or write this one.'),
    place,
    fix: replaceWith(meant?.certain ? meant.address + meant.suffix : undefined),
  }),
);

/** `path` is empty for the page itself, else the address as written up to the hash. */
export const noSuchAnchor = defineRule(
  'link/no-such-anchor',
  { severity: 'error', isFixable: true, changedByPlugins: true },
  (
    { id, path }: { readonly id: string; readonly path: string },
    meant: NearPath | undefined,
    place: Place,
  ) => ({
    message: `No anchor #${id} in ${path === '' ? 'this page' : path}`,
    hint: didYouMean(meant && `#${meant.address}`, 'Use the id of a heading of that page.'),
    place,
    fix: replaceWith(meant?.certain ? `${path}#${encodeURI(meant.address)}` : undefined),
  }),
);

/** An address that differs from that of a page in its slashes. */
export const untidySlash = defineRule(
  'link/slash',
  { severity: 'warning', isFixable: true },
  (href: string, tidy: string, place: Place) => ({
    message: `${href} is served as ${tidy}`,
    hint: `Write ${tidy}`,
    place,
    fix: replaceWith(tidy),
  }),
);

export const linkMalformed = defineRule(
  'link/malformed',
  { severity: 'error', changedByPlugins: true },
  (href: string, broken: { readonly reason: string; readonly meant?: string }, place: Place) => ({
    message: `${href} is not a valid address: ${broken.reason}`,
    hint: didYouMean(broken.meant, 'Write the whole address, as the browser shows it.'),
    place,
  }),
);

/** `to` is the target of the redirect, `end` the page where its chain ends; undefined if there is none. */
export const linkMoved = defineRule(
  'link/moved',
  { severity: 'warning', isFixable: true, dependsOnConfig: true },
  (
    href: string,
    { to, end }: { readonly to: string; readonly end: string | undefined },
    place: Place,
  ) => ({
    message: `${href} has moved to ${end ?? to}`,
    hint:
      end === undefined
        ? 'Nothing exists there: correct the redirect, or link to another page.'
        : `Link to ${end}`,
    place,
    fix: replaceWith(end),
  }),
);

export const linkLocalhost = defineError('link/localhost', (href: string, place: Place) => ({
  message: `${href} links to the reader's own computer`,
  hint: 'Use a path of the site such as /a/b/, or the public address. Put addresses of examples between backticks.',
  place,
}));

const MISSING_PARTS = {
  address: ['This link has no address', 'Add the address, or remove the link.'],
  words: ['This link has no text', 'Describe its target in a few words.'],
} as const;

export const linkEmpty = defineRule(
  'link/empty',
  { severity: 'warning', changedByPlugins: true },
  (missing: keyof typeof MISSING_PARTS, place: Place) => {
    const [message, hint] = MISSING_PARTS[missing];
    return { message, hint, place };
  },
);

export const externalGone = defineRule(
  'link/external-gone',
  { severity: 'warning', askedBy: '--external' },
  (href: string, status: number, place: Place | undefined) => ({
    message: `${href} returned status ${status}: the page does not exist`,
    hint: 'Link to its new address, or remove the link.',
    place,
  }),
);

export const externalMoved = defineRule(
  'link/external-moved',
  { severity: 'warning', askedBy: '--external' },
  (href: string, to: string, place: Place | undefined) => ({
    message: `${href} has moved permanently to ${to}`,
    hint: `Check that it is the page you meant, and link to ${to}`,
    place,
  }),
);

export const externalUnreachable = defineRule(
  'link/external-unreachable',
  { severity: 'warning', askedBy: '--external' },
  (href: string, reason: string, place: Place | undefined) => ({
    message: `${href} could not be reached: ${reason}`,
    hint: 'Open it in a browser. If it works there, run the check again later.',
    place,
  }),
);
