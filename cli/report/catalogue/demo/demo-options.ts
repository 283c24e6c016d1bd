import type { Place, Range } from '../../../model/diagnostic.ts';
import { type Rule, report } from '../../rule.ts';

/** Findings about the options of demo and component directives. */
export const rules = {
  unknownOption: {
    code: 'demo/unknown-option',
    severity: 'warning',
    isFixable: true,
    explanation: 'A directive has an option that nothing reads.',
    bad: '{{"demo": "BasicButton.tsx", "hideToolBar": true}}',
    good: '{{"demo": "BasicButton.tsx", "hideToolbar": true}}',
  },
  optionType: {
    code: 'demo/option-type',
    severity: 'warning',
    explanation: 'An option of a directive has a value of the wrong kind and is ignored.',
    bad: '{{"demo": "BasicButton.tsx", "hideToolbar": "yes"}}',
    good: '{{"demo": "BasicButton.tsx", "hideToolbar": true}}',
  },
  optionConflict: {
    code: 'demo/option-conflict',
    severity: 'error',
    explanation:
      'Two options of a demo contradict each other: no reading gives both what they ask.',
    bad: '{{"demo": "BasicButton.tsx", "hideToolbar": true, "defaultCodeOpen": true}}',
    good: '{{"demo": "BasicButton.tsx", "defaultCodeOpen": true}}',
  },
  redundantOption: {
    code: 'demo/redundant-option',
    severity: 'warning',
    isFixable: true,
    explanation: 'An option of a demo says what holds anyway, or nothing without another.',
    bad: '{{"demo": "BasicButton.tsx", "hideToolbar": false}}',
    good: '{{"demo": "BasicButton.tsx"}}',
  },
} as const satisfies Record<string, Rule>;

/** An option that nothing reads. The place is that of its key with the quotes; `slip` may be put there. */
export const unknownOption = (
  place: Place,
  name: string,
  { near, slip }: { readonly near: string | undefined; readonly slip?: string },
) =>
  report(rules.unknownOption, {
    message: `Unknown option ${name}`,
    hint: near === undefined ? 'Remove it.' : `Did you mean ${near}?`,
    place,
    ...(slip !== undefined && { fix: { replace: JSON.stringify(slip) } }),
  });

/** An option with a value of the wrong kind. `expected` completes "Expected …". */
export const badOption = (place: Place, name: string, expected: string) =>
  report(rules.optionType, {
    message: `Option ${name} has a value of the wrong kind`,
    hint: `Expected ${expected}.`,
    place,
  });

/** An option without effect. `removable` is all of it with its comma, where the demo is the same without it. */
export const redundantOption = (
  place: Place,
  { message, hint }: { readonly message: string; readonly hint: string },
  removable?: Range,
) =>
  report(rules.redundantOption, {
    message,
    hint,
    place,
    ...(removable && { fix: { replace: '', range: removable } }),
  });

/** Two options that do not go together. */
export const conflictingOptions = (place: Place, message: string, hint: string) =>
  report(rules.optionConflict, { message, hint, place });
