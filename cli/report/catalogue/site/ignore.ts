import { report, type Rule } from '../../rule.ts';
import type { Diagnostic, Place } from '../../../model/diagnostic.ts';

/** Findings about comments and allowances that keep other findings from being told. */
export const rules = {
  noReason: {
    code: 'ignore/no-reason',
    severity: 'warning',
    explanation:
      'A comment that ignores a rule says why, behind a colon: those who read it later have to know when it may go. Without a reason it does nothing.',
    bad: '<!-- docs-build-ignore html/image-alt -->\n\n![](/logo.svg)',
    good: '<!-- docs-build-ignore html/image-alt: the sentence beside it says it all -->\n\n![](/logo.svg)',
  },
  unknownRule: {
    code: 'ignore/unknown-rule',
    severity: 'warning',
    explanation: 'A comment ignores a rule or a family that does not exist, and so does nothing.',
    bad: '<!-- docs-build-ignore link/no-such-pag: it comes with the release -->\n\n[Next](/next/)',
    good: '<!-- docs-build-ignore link/no-such-page: it comes with the release -->\n\n[Next](/next/)',
  },
  unused: {
    code: 'ignore/unused',
    severity: 'warning',
    explanation:
      'A comment or an allowance ignores what is not there, or no more. It would hide the next mistake of its kind.',
    bad: '<!-- docs-build-ignore link/no-such-page: it comes with the release -->\n\n[Home](/)',
    good: '[Home](/)',
  },
} as const satisfies Record<string, Rule>;

/** A comment without a reason. */
export const ignoreNoReason = (names: string, place: Place): Diagnostic =>
  report(rules.noReason, {
    message: 'A comment ignores a rule without a reason',
    hint: `Say why: docs-build-ignore ${names || 'link/no-such-page'}: the reason.`,
    place,
  });

/** A comment that names a rule that does not exist. */
export const ignoreUnknownRule = (
  name: string,
  meant: string | undefined,
  place: Place,
): Diagnostic =>
  report(rules.unknownRule, {
    message: name === '' ? 'A comment ignores no rule' : `No rule is called ${name}`,
    hint:
      meant === undefined
        ? 'docs-build check --list-rules names them all; a family is written link/*.'
        : `Did you mean ${meant}?`,
    place,
  });

/** A comment under which nothing of the kind is found. */
export const ignoreUnused = (name: string, place: Place): Diagnostic =>
  report(rules.unused, {
    message: `Nothing here is found by ${name}`,
    hint: 'Take the comment out, or the name of the rule.',
    place,
  });

/** An entry of `allow` that no finding needs. */
export const allowanceUnused = (name: string, place: Place): Diagnostic =>
  report(rules.unused, {
    message: `Nothing that ${name} finds needs this allowance`,
    hint: 'Take it out of allow.',
    place,
  });
