import type { Diagnostic, Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about `docs-build mv`. */
export const rules = {
  notFound: {
    code: 'move/not-found',
    severity: 'error',
    explanation: 'docs-build mv was asked to move something that is neither a page nor a folder.',
    example: 'docs-build mv /guide/usgae/ /usage/ → docs-build mv /guide/usage/ /usage/',
  },
  ambiguous: {
    code: 'move/ambiguous',
    severity: 'error',
    explanation: 'What docs-build mv was asked for can be understood in two ways.',
    example: 'docs-build mv /guide/ /start/ → docs-build mv content/guide content/start',
  },
  target: {
    code: 'move/target',
    severity: 'error',
    explanation:
      'Pages go to a place in the content that is free, whose name every system takes. Nothing is ever overwritten.',
    example: 'docs-build mv content/a.md content/b.md, which is there → another name',
  },
  byHand: {
    code: 'move/by-hand',
    severity: 'warning',
    explanation: 'Something names what was moved in a way that only its writer can change.',
    example: 'redirects: makeRedirects() → add { from: "/a/", to: "/b/" } to what it gives',
  },
  unread: {
    code: 'move/unread',
    severity: 'error',
    explanation:
      'docs-build mv rewrites the links of all pages, so it moves nothing while one of them cannot be read.',
    example: 'docs-build mv with a page that is not UTF-8 → save it as UTF-8, then move again',
  },
} as const satisfies Record<string, Rule>;

/** Nothing has the name. */
export const moveNotFound = (given: string, meant: string | undefined): Diagnostic =>
  report(rules.notFound, {
    message: `No page or folder of pages is called ${given}`,
    hint:
      meant === undefined
        ? 'Name a Markdown file, a folder of the content, or the address of a page.'
        : `Did you mean ${meant}?`,
  });

/** Two things have the name. */
export const moveAmbiguous = (given: string, reading: string, hint: string): Diagnostic =>
  report(rules.ambiguous, { message: `${given} is ${reading}`, hint });

/** A place that is not to be had. `reason` completes "Cannot move to …:". */
export const moveTarget = (target: string, reason: string, hint: string): Diagnostic =>
  report(rules.target, { message: `Cannot move to ${target}: ${reason}`, hint });

/** Redirects that code makes. */
export const redirectByHand = (from: string, to: string, place: Place): Diagnostic =>
  report(rules.byHand, {
    message: `No redirect from ${from} could be written: redirects are made by code`,
    hint: `Let them hold { from: '${from}', to: '${to}' }.`,
    place,
  });

/** An entry of navigation that code makes. */
export const entryByHand = (from: string, to: string, place: Place): Diagnostic =>
  report(rules.byHand, {
    message: `The navigation names ${from} in a way that could not be changed`,
    hint: `Let it name ${to}.`,
    place,
  });

/** The path of a product, a rule or an alias. */
export const prefixByHand = (path: string, now: string, place: Place): Diagnostic =>
  report(rules.byHand, {
    message: `The configuration still names ${path}, where pages were`,
    hint: `Let it name ${now}, unless other pages are there.`,
    place,
  });

/** Pages that could not be read. `files` are their paths. */
export const moveUnread = (files: readonly string[]): Diagnostic =>
  report(rules.unread, {
    message: `Nothing was moved: ${files.join(', ')} could not be read, so their links cannot be rewritten`,
    hint: 'Run docs-build check to see what is wrong with them, then move again.',
    place: { file: files[0] ?? '' },
  });
