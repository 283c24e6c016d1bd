import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';

/** Findings about what agents and other machines read of a site. */
export const rules = {
  pageTooLarge: {
    code: 'llms/page-too-large',
    severity: 'warning',
    explanation:
      'A page as Markdown, with the code of its demos, has more characters than limits.agentPage. Agents cut off what they read of an address, so they never see its end.',
    bad: {
      'docs.config.ts': siteConfig('limits: { agentPage: 200 },'),
      'content/index.md': 'Buttons start actions. '.repeat(9),
    },
    good: {
      'docs.config.ts': siteConfig('limits: { agentPage: 200 },'),
      'content/index.md': 'Buttons start actions. '.repeat(3),
      'content/sizes.md': 'Buttons come in sizes. '.repeat(3),
    },
  },
} as const satisfies Record<string, Rule>;

/** A page of which agents read only the beginning. */
export const pageTooLarge = (place: Place, has: number, limit: number) =>
  report(rules.pageTooLarge, {
    message: `The page has ${has.toLocaleString('en')} characters as Markdown, of which agents read ${limit.toLocaleString('en')}`,
    hint: 'Split the page, or raise limits.agentPage in the configuration.',
    place,
  });
