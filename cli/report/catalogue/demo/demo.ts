import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about demos and components that pages place. */
export const rules = {
  notFound: {
    code: 'demo/not-found',
    severity: 'error',
    explanation: 'A directive names a demo, and there is no such module beside the page.',
    bad: '{{"demo": "BasicButon.tsx"}}',
    good: '{{"demo": "BasicButton.tsx"}}',
  },
  outside: {
    code: 'demo/outside',
    severity: 'error',
    explanation: 'A directive names a module outside the content directory.',
    bad: '{{"demo": "../../Button.tsx"}}',
    good: '{{"demo": "BasicButton.tsx"}}',
  },
} as const satisfies Record<string, Rule>;

/** No module for a demo. `looked` is the file that would have been taken. */
export const demoNotFound = (
  { name, looked }: { readonly name: string; readonly looked: string },
  meant: string | undefined,
  place: Place,
) =>
  report(rules.notFound, {
    message: `No demo ${name}`,
    hint: meant === undefined ? `Looked for ${looked}.` : `Did you mean ${meant}?`,
    place,
  });

/** A demo outside the content. */
export const demoOutside = (name: string, place: Place) =>
  report(rules.outside, {
    message: `Demo ${name} lies outside the content directory`,
    hint: 'Put the module beside the page that shows it.',
    place,
  });
