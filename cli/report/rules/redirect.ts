import { DocsError, fixInQuotes, type Diagnostic, type Place } from '../../model/diagnostic.ts';
import { defineError, defineRule, defineWarning } from '../rule.ts';

/** A redirect as it is configured. */
interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
}

/** Locations of a redirect in the configuration, as far as they are known. */
export interface RedirectPlaces {
  /** Of `from`. */
  readonly start?: Place;
  /** Of `to`. */
  readonly target?: Place;
}

const targetPlace = ({ start, target = start }: RedirectPlaces) => target;

/** The fix that replaces the target. */
const replaceTarget = (address: string, { to }: WrittenRedirect, { target }: RedirectPlaces) =>
  target && fixInQuotes(target, to, address);

/** `trail` are the addresses of the loop, the first one again at its end. */
export const redirectLoop = defineError(
  'redirect/loop',
  (trail: readonly string[], places: RedirectPlaces) => ({
    message: `Redirects form a loop: ${trail.join(' → ')}`,
    hint: 'Change the target of one of them to a page.',
    place: places.start,
  }),
);

/** `way` are all addresses, from the first to the last. */
export const redirectChain = defineRule(
  'redirect/chain',
  { severity: 'warning', isFixable: true },
  (written: WrittenRedirect, way: readonly string[], places: RedirectPlaces) => {
    const last = way.at(-1) ?? '';
    return {
      message: `One redirect leads to another: ${way.join(' → ')}`,
      hint: `Redirect ${written.from} to ${last}.`,
      place: targetPlace(places),
      fix: replaceTarget(last, written, places),
    };
  },
);

export const redirectDuplicate = defineError(
  'redirect/duplicate',
  ({ from }: WrittenRedirect, places: RedirectPlaces) => ({
    message: `More than one redirect from ${from}`,
    hint: 'Keep one of them.',
    place: places.start,
  }),
);

/** `file` is the page or public file at the address. */
export const redirectShadows = defineError(
  'redirect/shadows-page',
  (from: string, file: string, places: RedirectPlaces) => ({
    message: `The redirect from ${from} hides ${file}, which has this address`,
    hint: 'Remove the redirect, or move the file.',
    place: places.start,
  }),
);

/** `broken` is what a link to the target would report. */
export const redirectNoTarget = defineRule(
  'redirect/no-target',
  { severity: 'error', isFixable: true, changedByPlugins: true },
  (written: WrittenRedirect, broken: Pick<Diagnostic, 'hint' | 'fix'>, places: RedirectPlaces) => ({
    message: `The redirect from ${written.from} leads to ${written.to}, which does not exist`,
    hint: broken.hint,
    place: targetPlace(places),
    fix:
      broken.fix && 'replace' in broken.fix
        ? replaceTarget(broken.fix.replace, written, places)
        : undefined,
  }),
);

export const redirectNeverUsed = defineWarning(
  'redirect/never-used',
  (from: string, reason: string, places: RedirectPlaces) => ({
    message: `The redirect from ${from} is never used: ${reason}`,
    hint: 'Redirect from a path such as /a/b/, or remove it.',
    place: places.start,
  }),
);

const entryCode = (from: string, to: string) =>
  `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`;

/** A published address without a page. `near` is perhaps its new address. */
export const pageGone = defineRule(
  'redirect/page-gone',
  { severity: 'error', askedBy: '--against' },
  (address: string, near: string | undefined, place: Place) => ({
    message: `${address} was published, and has no page or redirect now`,
    hint:
      near === undefined
        ? 'Add a redirect from it to the page that replaces it.'
        : `If it is ${near} now, add ${entryCode(address, near)} to redirects.`,
    place,
  }),
);

/** A published anchor that its page no longer has. `near` is perhaps its new address; `from` has no language. */
export const anchorGone = defineRule(
  'redirect/anchor-gone',
  { severity: 'warning', askedBy: '--against' },
  (
    { from, address }: { readonly from: string; readonly address: string },
    near: string | undefined,
    place: Place,
  ) => ({
    message: `${address} was published, and the page has no such anchor now`,
    hint:
      near === undefined
        ? `Give the heading that replaces it the old id, as in ## Title {#${from.split('#')[1] ?? ''}}, or add a redirect from ${from}.`
        : `If it is ${near} now, add ${entryCode(from, near)} to redirects, or give the heading its old id.`,
    place,
  }),
);

export const publishedUnreadable = defineRule(
  'redirect/no-list',
  { severity: 'error', askedBy: '--against' },
  (given: string, reason: string) => ({
    message: `Cannot read the published addresses from ${given}: ${reason}`,
    hint: 'Name the addresses.json that a build wrote: docs-build check --against https://docs.example.org/addresses.json',
  }),
);

export const noList = (given: string, reason: string) =>
  new DocsError(publishedUnreadable(given, reason), 'usage');
