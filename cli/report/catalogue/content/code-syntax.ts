import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about code that is shown in pages. */
export const rules = {
  codeSyntax: {
    code: 'markdown/code-syntax',
    severity: 'warning',
    explanation:
      'The code of a fence is no TypeScript, JavaScript, JSON or CSS, nor a piece of it: who copies it gets an error. Pieces of a program, dots for what is left out and open tags at the end are fine.',
    bad: "```js\nconst sizes = ['small', 'large';\n```\n",
    good: "```js\nconst sizes = ['small', 'large'];\n```\n",
  },
} as const satisfies Record<string, Rule>;

/** Code that stops making sense at a place. */
export const codeSyntax = (place: Place, language: string, reason: string) =>
  report(rules.codeSyntax, {
    message: `This ${language} does not parse: ${reason}`,
    hint: `Correct it. If it is meant to be like that, write \`\`\`${language} fragment.`,
    place,
  });
