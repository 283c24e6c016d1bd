import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';

/** Findings about fences of npm's commands, which are shown for every package manager. */
export const rules = {
  packageCommand: {
    code: 'markdown/package-command',
    severity: 'warning',
    explanation:
      'A fence of npm commands is shown in the words of every package manager, and one of its commands cannot be said in all of them.',
    bad: '```npm\nnpm install acme\nnpm audit fix\n```',
    good: `\`\`\`npm
npm install acme
\`\`\`

\`\`\`bash
npm audit fix
\`\`\``,
  },
} as const satisfies Record<string, Rule>;

const BY_HAND =
  'Write the tabs by hand, between <codeblock storageKey="package-manager"> and </codeblock>.';

/** A command that some package managers do not have. */
export const unknownCommand = (place: Place, command: string, managers: readonly string[]) =>
  report(rules.packageCommand, {
    message: `No words of ${managers.join(', ')} are known for ${command}`,
    hint: BY_HAND,
    place,
  });

/** A fence without any command of npm. */
export const noNpmCommand = (place: Place) =>
  report(rules.packageCommand, {
    message: 'A fence of npm commands holds none',
    hint: 'Use bash for other commands.',
    place,
  });

/** A fence that makes tabs, among tabs. */
export const npmFenceInTabs = (place: Place) =>
  report(rules.packageCommand, {
    message: 'A fence of npm commands makes tabs of its own, so it cannot be one',
    hint: 'Use bash npm for a tab of npm, or take the fence out of <codeblock>.',
    place,
  });
