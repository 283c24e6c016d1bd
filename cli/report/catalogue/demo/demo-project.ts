import type { Diagnostic, Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about demos as projects of their own. */
export const rules = {
  unpublishedPackage: {
    code: 'demo/unpublished-package',
    severity: 'error',
    explanation:
      'A demo that readers may open as a project needs a package that only this site has: it is private, or has no version.',
    example: '{{"demo": "X.tsx"}} → {{"demo": "X.tsx", "hideEditButton": true}}',
  },
} as const satisfies Record<string, Rule>;

/** A package that nobody else can install. */
export const demoUnpublishedPackage = (name: string, place: Place): Diagnostic =>
  report(rules.unpublishedPackage, {
    message: `Readers cannot install ${name}: it is not published`,
    hint: 'Publish it, do without it, or give the demo the option "hideEditButton": true.',
    place,
  });
