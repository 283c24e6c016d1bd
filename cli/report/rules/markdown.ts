import type { Fix, Place } from '../../model/diagnostic.ts';
import { WAIT_FACTOR, type TaskStopped } from '../../model/host.ts';
import {
  defineError,
  defineRule,
  defineWarning,
  didYouMean,
  replaceWith,
  report,
} from '../rule.ts';

/** A known name similar to the written one, and the one that can replace it because they differ by a typing mistake. */
export interface MeantName {
  readonly near: string | undefined;
  readonly slip: string | undefined;
}

export const unknownLanguage = defineRule(
  'markdown/unknown-language',
  { severity: 'warning', isFolded: true, isFixable: true },
  (place: Place, language: string, { near, slip }: MeantName) => ({
    message: `Unknown code language ${language}`,
    hint: didYouMean(near, 'Use text for code without colors.'),
    place,
    fix: replaceWith(slip),
  }),
);

export const unclosedContainer = defineWarning(
  'markdown/unclosed-container',
  (place: Place, name: string) => ({
    message: `The container :::${name} is not closed`,
    hint: 'Put ::: on a line of its own where it ends.',
    place,
  }),
);

/** The fix replaces the name alone. */
export const unknownContainer = defineRule(
  'markdown/unknown-container',
  { severity: 'warning', isFixable: true },
  (
    place: Place,
    { name, near }: { readonly name: string; readonly near: string | undefined },
    fix: Fix | undefined,
  ) => ({
    message: `Unknown container :::${name}`,
    hint: didYouMean(near && `:::${near}`, 'Use info, success, warning, error or details.'),
    place,
    fix,
  }),
);

/** `reason` says what was expected. */
export const badDirective = defineError(
  'markdown/bad-directive',
  (place: Place, reason: string) => ({
    message: `Invalid directive: ${reason}`,
    hint: 'Write it as {{"demo": "Name.tsx", "bg": true}}.',
    place,
  }),
);

/** The fix replaces the name alone. */
export const unknownDirective = defineRule(
  'markdown/unknown-directive',
  { severity: 'warning', isFixable: true },
  (
    place: Place,
    { name, near }: { readonly name: string; readonly near: string },
    fix: Fix | undefined,
  ) => ({
    message: `Unknown directive ${name}`,
    hint: didYouMean(near, ''),
    place,
    fix,
  }),
);

/** A component directive with a name that the configuration does not have. The place is that of the name with its quotes. */
export const unknownComponent = defineRule(
  'markdown/unknown-component',
  { severity: 'error', isFixable: true },
  (place: Place, name: string, { near, slip }: MeantName) => ({
    message: `Unknown component ${name}`,
    hint: didYouMean(near, 'Add it to components in the configuration.'),
    place,
    fix: replaceWith(slip === undefined ? undefined : JSON.stringify(slip)),
  }),
);

/** `given` is the id that the heading has instead. */
export const duplicateId = defineWarning(
  'markdown/duplicate-id',
  (place: Place, id: string, given: string) => ({
    message: `The id ${id} is already used on this page`,
    hint: `This heading has the id ${given} instead. Give it an id of its own.`,
    place,
  }),
);

export const skippedHeading = defineWarning(
  'markdown/skipped-heading',
  (place: Place, level: number, before: number) => ({
    message: `A heading of level ${level} follows one of level ${before}`,
    hint: `Use level ${before + 1}.`,
    place,
  }),
);

export const badTabs = defineWarning(
  'markdown/tabs',
  (place: Place, message: string, hint: string) => ({ message, hint, place }),
);

const TABS_BY_HAND =
  'Write the tabs by hand, between <codeblock storageKey="package-manager"> and </codeblock>.';

/** A command that some package managers do not have. */
export const unknownCommand = defineWarning(
  'markdown/package-command',
  (place: Place, command: string, managers: readonly string[]) => ({
    message: `${command} has no equivalent in ${managers.join(', ')}`,
    hint: TABS_BY_HAND,
    place,
  }),
);

export const noNpmCommand = (place: Place) =>
  report(unknownCommand.rule, {
    message: 'This npm fence contains no npm command',
    hint: 'Use bash for other commands.',
    place,
  });

export const npmFenceInTabs = (place: Place) =>
  report(unknownCommand.rule, {
    message: 'An npm fence makes tabs of its own, so it cannot be one of the tabs of a <codeblock>',
    hint: 'Use bash npm for a tab of npm, or move the fence out of <codeblock>.',
    place,
  });

/** `reason` is the parser's. */
export const codeSyntax = defineWarning(
  'markdown/code-syntax',
  (place: Place, language: string, reason: string) => ({
    message: `This ${language} code has a syntax error: ${reason}`,
    hint: `Correct it, or write \`\`\`${language} fragment if it is meant to be incomplete.`,
    place,
  }),
);

export const pluginFailed = defineRule(
  'markdown/plugin-failed',
  { severity: 'error', losesPage: true },
  (place: Place, reason: string) => ({
    message: `A Markdown plugin failed: ${reason}`,
    hint: 'See markdown.plugins in the configuration.',
    place,
  }),
);

export const tooDeep = defineRule(
  'markdown/too-deep',
  { severity: 'error', losesPage: true },
  (place: Place, limit: number) => ({
    message: `Nested too deeply: more than ${limit} levels`,
    hint: 'Flatten the structure, or put the text into a code block.',
    place,
  }),
);

export const tooLarge = defineRule(
  'markdown/too-large',
  { severity: 'error', losesPage: true },
  (place: Place, bytes: number, limit: number) => ({
    message: `The page has ${bytes} bytes; the limit is ${limit}`,
    hint: 'Split the page, or raise limits.page in the configuration.',
    place,
  }),
);

export const longLine = defineRule(
  'markdown/long-line',
  { severity: 'error', losesPage: true },
  (place: Place, limit: number) => ({
    message: `A line has more than ${limit} characters`,
    hint: 'Break the line, or raise limits.lineBytes in the configuration.',
    place,
  }),
);

export const longTable = defineRule(
  'markdown/long-table',
  { severity: 'error', losesPage: true },
  (place: Place, limit: number) => ({
    message: `A table has more than ${limit} rows`,
    hint: 'Split the table, or raise limits.tableRows in the configuration.',
    place,
  }),
);

export const longCode = defineWarning('markdown/long-code', (place: Place, limit: number) => ({
  message: `A code block of more than ${limit} bytes is shown without colors`,
  hint: 'Show only the important part, or raise limits.codeBytes in the configuration.',
  place,
}));

const STOPPED: Readonly<Record<TaskStopped['reason'], readonly [message: string, hint: string]>> = {
  'too-slow': [
    'This page took more than %s s and was stopped',
    'Split the page, look for a demo or a plugin that never ends, or raise limits.pageSeconds.',
  ],
  unfinished: [
    'This page was not finished after %s s and was stopped',
    'Look for a plugin or a demo that awaits a promise that never settles.',
  ],
  'too-large': [
    'This page needed too much memory and was stopped',
    'Split the page, or look for a demo or a plugin that uses so much memory.',
  ],
  ended: [
    'The worker of this page ended early: a demo or a plugin ends the process',
    'Look for process.exit in the code of the page.',
  ],
};

/** A page whose worker was stopped by a limit or ended. `seconds` is `limits.pageSeconds`. */
export const pageStopped = defineRule(
  'markdown/stopped',
  { severity: 'error', losesPage: true },
  (reason: TaskStopped['reason'], file: string, seconds: number) => {
    const [message, hint] = STOPPED[reason];
    const passed = reason === 'unfinished' ? seconds * WAIT_FACTOR : seconds;
    return { message: message.replace('%s', String(passed)), hint, place: { file } };
  },
);

/** A page of which agents read only the beginning. */
export const pageTooLarge = defineWarning(
  'llms/page-too-large',
  (place: Place, length: number, limit: number) => ({
    message: `The page has ${length.toLocaleString('en')} characters as Markdown; agents read the first ${limit.toLocaleString('en')}`,
    hint: 'Split the page, or raise limits.agentPage in the configuration.',
    place,
  }),
);
