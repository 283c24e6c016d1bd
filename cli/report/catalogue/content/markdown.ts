import type { Place } from '../../../model/diagnostic.ts';
import { type Rule, report } from '../../rule.ts';

/** Findings about Markdown itself: its size, its structure, and our own syntax in it. */
export const rules = {
  tooDeep: {
    code: 'markdown/too-deep',
    severity: 'error',
    explanation:
      'Quotes, lists, containers, emphasis or HTML are nested so deeply that parsing would take too long. Real pages are far below the limit.',
    example: '> > > > … (200 levels) → a flatter structure',
  },
  tooLarge: {
    code: 'markdown/too-large',
    severity: 'error',
    explanation:
      'The page is larger than limits.page. Readers and builds are slow with such pages.',
    example: 'One page of 3 MB → several pages',
  },
  longLine: {
    code: 'markdown/long-line',
    severity: 'error',
    explanation: 'A line outside code is longer than limits.lineBytes, which makes parsing slow.',
    example: 'Embedded data in the text → a file beside the page, with a link to it',
  },
  longTable: {
    code: 'markdown/long-table',
    severity: 'error',
    explanation:
      'A table has more rows than limits.tableRows. It would need very much memory to build and to show.',
    example: 'A table of 20,000 rows → a file to download, or several tables',
  },
  longCode: {
    code: 'markdown/long-code',
    severity: 'warning',
    explanation: 'A code block is larger than limits.codeBytes, so it is shown without colours.',
    example: 'A whole generated file → its interesting part',
  },
  unknownLanguage: {
    code: 'markdown/unknown-language',
    severity: 'warning',
    explanation:
      'The language after a code fence is not known, so the code is shown without colours.',
    example: '```tyepscript → ```typescript',
  },
  noSuchLine: {
    code: 'markdown/no-such-line',
    severity: 'warning',
    explanation: 'A code block highlights a line that it does not have.',
    example: '```js {12} over ten lines → ```js {10}',
  },
  unclosedContainer: {
    code: 'markdown/unclosed-container',
    severity: 'warning',
    explanation:
      'A ::: container is never closed, so everything up to the end of the page or list item is in it.',
    example: ':::info … → :::info … :::',
  },
  unknownContainer: {
    code: 'markdown/unknown-container',
    severity: 'warning',
    explanation: 'The name after ::: is not that of a container, so the line is shown as text.',
    example: ':::warn → :::warning',
  },
  badDirective: {
    code: 'markdown/bad-directive',
    severity: 'error',
    explanation: 'The text between {{ and }} is not the inside of a JSON object.',
    example: '{{"demo": "X.tsx", bg: true}} → {{"demo": "X.tsx", "bg": true}}',
  },
  unknownDirective: {
    code: 'markdown/unknown-directive',
    severity: 'warning',
    explanation:
      'A line looks like a directive, but its first key is neither demo nor component. It is shown as text.',
    example: '{{"dmeo": "X.tsx"}} → {{"demo": "X.tsx"}}',
  },
  unknownComponent: {
    code: 'markdown/unknown-component',
    severity: 'error',
    explanation: 'A component directive names a component that the configuration does not list.',
    example: 'components: { Gallery: "./theme/Gallery.tsx" } in docs.config.ts',
  },
  duplicateId: {
    code: 'markdown/duplicate-id',
    severity: 'warning',
    explanation:
      'Two headings ask for one id; the second got another, so links to it may be wrong.',
    example: '## B {#a} → ## B {#b}',
  },
  skippedHeading: {
    code: 'markdown/skipped-heading',
    severity: 'warning',
    explanation:
      'A heading is more than one level below the heading before it. Screen readers announce levels, so a gap reads as missing content.',
    example: '## A, #### B → ## A, ### B',
  },
  tabs: {
    code: 'markdown/tabs',
    severity: 'warning',
    explanation:
      'A <codeblock> group holds nothing but code fences, and ends with </codeblock> on a line of its own.',
    example: 'a sentence between two fences of a group → the sentence before <codeblock>',
  },
  pluginFailed: {
    code: 'markdown/plugin-failed',
    severity: 'error',
    explanation: 'A Markdown plugin of the site threw an error on this page.',
    example: 'Run the plugin on the page alone to find the cause.',
  },
} as const satisfies Record<string, Rule>;

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Did you mean ${suggestion}?`;

/** The page is nested too deeply; `limit` levels are allowed. */
export const tooDeep = (place: Place, limit: number) =>
  report(rules.tooDeep, {
    message: `Nested too deeply: more than ${limit} levels`,
    hint: 'Flatten the structure, or put the text into a code block.',
    place,
  });

/** The page has more bytes than allowed. */
export const tooLarge = (place: Place, bytes: number, limit: number) =>
  report(rules.tooLarge, {
    message: `The page has ${bytes} bytes; the limit is ${limit}`,
    hint: 'Split the page, or raise limits.page in the configuration.',
    place,
  });

/** A line outside code is too long. */
export const longLine = (place: Place, limit: number) =>
  report(rules.longLine, {
    message: `A line has more than ${limit} characters`,
    hint: 'Break the line, or raise limits.lineBytes in the configuration.',
    place,
  });

/** A table has too many rows. */
export const longTable = (place: Place, limit: number) =>
  report(rules.longTable, {
    message: `A table has more than ${limit} rows`,
    hint: 'Split the table, or raise limits.tableRows in the configuration.',
    place,
  });

/** A code block is too large to be highlighted. */
export const longCode = (place: Place, limit: number) =>
  report(rules.longCode, {
    message: `A code block of more than ${limit} bytes is shown without colours`,
    hint: 'Show the part that matters, or raise limits.codeBytes in the configuration.',
    place,
  });

/** The language of a code block is not known. */
export const unknownLanguage = (place: Place, language: string, suggestion?: string) =>
  report(rules.unknownLanguage, {
    message: `Unknown code language ${language}`,
    hint: didYouMean(suggestion, 'Use text for code without colours.'),
    place,
  });

/** A highlighted line does not exist. */
export const noSuchLine = (place: Place, line: number, lineCount: number) =>
  report(rules.noSuchLine, {
    message: `Line ${line} is to be highlighted, but the code has ${lineCount}`,
    hint: 'Correct the numbers between { and }.',
    place,
  });

/** A container never ends. */
export const unclosedContainer = (place: Place, name: string) =>
  report(rules.unclosedContainer, {
    message: `The container :::${name} is not closed`,
    hint: 'Put ::: on a line of its own where it ends.',
    place,
  });

/** A container has a name that we do not know. */
export const unknownContainer = (place: Place, name: string, suggestion?: string) =>
  report(rules.unknownContainer, {
    message: `Unknown container :::${name}`,
    hint: didYouMean(
      suggestion && `:::${suggestion}`,
      'Use info, success, warning, error or details.',
    ),
    place,
  });

/** A directive is not JSON. `reason` says what was expected. */
export const badDirective = (place: Place, reason: string) =>
  report(rules.badDirective, {
    message: `Invalid directive: ${reason}`,
    hint: 'Write it as {{"demo": "Name.tsx", "bg": true}}.',
    place,
  });

/** A line looks like a directive with a misspelt name. */
export const unknownDirective = (place: Place, name: string, suggestion: string) =>
  report(rules.unknownDirective, {
    message: `Unknown directive ${name}`,
    hint: didYouMean(suggestion, ''),
    place,
  });

/** A component directive names nothing that the configuration has. */
export const unknownComponent = (place: Place, name: string, suggestion?: string) =>
  report(rules.unknownComponent, {
    message: `Unknown component ${name}`,
    hint: didYouMean(suggestion, 'Add it to components in the configuration.'),
    place,
  });

/** An id that was asked for is taken. `given` is the one used instead. */
export const duplicateId = (place: Place, id: string, given: string) =>
  report(rules.duplicateId, {
    message: `The id ${id} is already used on this page`,
    hint: `This heading got ${given}. Give it an id of its own.`,
    place,
  });

/** A heading leaves out levels. */
export const skippedHeading = (place: Place, level: number, before: number) =>
  report(rules.skippedHeading, {
    message: `A heading of level ${level} follows one of level ${before}`,
    hint: `Use level ${before + 1}.`,
    place,
  });

/** A group of code tabs is not as it should be. */
export const badTabs = (place: Place, message: string, hint: string) =>
  report(rules.tabs, { message, hint, place });

/** A plugin of the site failed. */
export const pluginFailed = (place: Place, reason: string) =>
  report(rules.pluginFailed, {
    message: `A Markdown plugin failed: ${reason}`,
    hint: 'See markdown.plugins in the configuration.',
    place,
  });
