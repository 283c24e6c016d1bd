import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about where links lead. */
export const rules = {
  noSuchPage: {
    code: 'link/no-such-page',
    dependsOnConfig: true,
    severity: 'error',
    isFixable: true,
    explanation:
      'A link inside the site leads to a page that does not exist. Addresses in demos, href="/a/b/", count below folders in which the site has pages: others are made up.',
    bad: '[Button](/buton/)',
    good: '[Button](/button/)',
  },
  noSuchFile: {
    code: 'link/no-such-file',
    severity: 'error',
    isFixable: true,
    explanation: 'A page shows or links a public file that does not exist.',
    bad: '![Logo](/logos.svg)',
    good: '![Logo](/logo.svg)',
  },
  noSuchAnchor: {
    code: 'link/no-such-anchor',
    changedByPlugins: true,
    severity: 'error',
    isFixable: true,
    explanation: 'A link names a place in a page, and that page has no such place.',
    bad: '[Sizes](/button/#size)',
    good: '[Sizes](/button/#sizes)',
  },
  slash: {
    code: 'link/slash',
    severity: 'warning',
    isFixable: true,
    explanation:
      'Pages are served with one slash at the end and none in a row; another spelling costs readers a redirect, or the page.',
    bad: '[Button](/button)',
    good: '[Button](/button/)',
  },
  moved: {
    code: 'link/moved',
    dependsOnConfig: true,
    severity: 'warning',
    isFixable: true,
    explanation: 'A link leads to an address that a redirect sends elsewhere.',
    bad: '[Button](/old-button/)',
    good: '[Button](/button/)',
  },
  localhost: {
    code: 'link/localhost',
    severity: 'error',
    explanation: "A link leads to the author's own machine.",
    bad: '[Button](http://localhost:3003/button/)',
    good: '[Button](/button/)',
  },
  malformed: {
    code: 'link/malformed',
    changedByPlugins: true,
    severity: 'error',
    explanation:
      'A link to another site is written in a way that no browser understands: without its scheme, with two of them, or with a host that is no name.',
    bad: '[React](https:/react.dev/)',
    good: '[React](https://react.dev/)',
  },
  empty: {
    code: 'link/empty',
    changedByPlugins: true,
    severity: 'warning',
    explanation:
      'A link has no address, so it leads to where the reader is, or no words, so nobody sees it and screen readers have nothing to say.',
    bad: 'See [all sizes]() and [](/button/).',
    good: 'See [all sizes](/button/#sizes) and [Button](/button/).',
  },
} as const satisfies Record<string, Rule>;

const didYouMean = (meant: string | undefined, otherwise: string) =>
  meant === undefined ? otherwise : `Did you mean ${meant}?`;

/** What was perhaps meant. `certain` is safe to put in its place. */
export interface Meant {
  readonly address: string;
  readonly certain: boolean;
}

/** No such file among the public ones. */
export const noSuchFile = (path: string, meant: Meant | undefined, place: Place) =>
  report(rules.noSuchFile, {
    message: `No file at ${path}`,
    hint: didYouMean(meant?.address, 'Put the file under public/, or name one that is there.'),
    place,
    ...(meant?.certain && { fix: { replace: meant.address } }),
  });

/** No page there. `suffix` is the query and hash of the link, kept by the fix. */
export const noSuchPage = (
  path: string,
  meant: (Meant & { suffix: string }) | undefined,
  place: Place,
) =>
  report(rules.noSuchPage, {
    message: `No page at ${path}`,
    hint: didYouMean(meant?.address, 'Link to a page that exists, or write this one.'),
    place,
    ...(meant?.certain && { fix: { replace: meant.address + meant.suffix } }),
  });

/** The page has no such place. `path` is empty for the page itself, else the address as written up to the hash. */
export const noSuchAnchor = (
  { id, path }: { readonly id: string; readonly path: string },
  meant: Meant | undefined,
  place: Place,
) =>
  report(rules.noSuchAnchor, {
    message: path === '' ? `No place #${id} in this page` : `No place #${id} in ${path}`,
    hint: didYouMean(
      meant === undefined ? undefined : `#${meant.address}`,
      'Name the id of a heading of that page.',
    ),
    place,
    ...(meant?.certain && { fix: { replace: `${path}#${encodeURI(meant.address)}` } }),
  });

/** The page exists, under a slightly different spelling. */
export const untidySlash = (href: string, tidy: string, place: Place) =>
  report(rules.slash, {
    message: `${href} is served as ${tidy}`,
    hint: `Write ${tidy}`,
    place,
    fix: { replace: tidy },
  });

/** An address that does not lead to another site although it should. */
export const linkMalformed = (
  href: string,
  { reason, meant }: { readonly reason: string; readonly meant?: string },
  place: Place,
) =>
  report(rules.malformed, {
    message: `${href} leads nowhere: ${reason}`,
    hint: didYouMean(meant, 'Write the whole address, as the browser shows it.'),
    place,
  });

/** The address has moved to `end`; if nothing is there, that is undefined, and `to` is what its redirect says. */
export const linkMoved = (
  href: string,
  { to, end }: { readonly to: string; readonly end: string | undefined },
  place: Place,
) =>
  report(rules.moved, {
    message: `${href} has moved to ${end ?? to}`,
    hint:
      end === undefined
        ? 'Nothing is there: put the redirect right, or link to another page.'
        : `Link to ${end}`,
    place,
    ...(end !== undefined && { fix: { replace: end } }),
  });

/** A link to the author's own machine. */
export const linkLocalhost = (href: string, place: Place) =>
  report(rules.localhost, {
    message: `${href} leads to the reader's own machine`,
    hint: 'Use a site path such as /a/b/, or the public address. Addresses to try out belong in code.',
    place,
  });

const LACKS = {
  address: ['This link has no address', 'Write where it leads, or take the link away.'],
  words: ['This link has no words', 'Say in a few words where it leads.'],
} as const;

/** A link that lacks what makes it one. */
export function linkEmpty(lacks: keyof typeof LACKS, place: Place) {
  const [message, hint] = LACKS[lacks];
  return report(rules.empty, { message, hint, place });
}
