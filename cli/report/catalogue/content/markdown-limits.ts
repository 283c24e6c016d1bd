import type { Place } from '../../../model/diagnostic.ts';
import { type Rule, report } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';

/** Findings about Markdown that is too much to be read in time: see `limits`. */
export const rules = {
  tooDeep: {
    code: 'markdown/too-deep',
    severity: 'error',
    losesPage: true,
    explanation:
      'Quotes, lists, containers, emphasis or HTML are nested so deeply that parsing would take too long. Real pages are far below the limit.',
    bad: `${'> '.repeat(101)}Save first.`,
    good: '> Save first.',
  },
  tooLarge: {
    code: 'markdown/too-large',
    severity: 'error',
    losesPage: true,
    explanation:
      'The page is larger than limits.page. Readers and builds are slow with such pages.',
    bad: {
      'docs.config.ts': siteConfig('limits: { page: 200 },'),
      'content/index.md': 'Buttons start actions. '.repeat(10),
    },
    good: {
      'docs.config.ts': siteConfig('limits: { page: 2000 },'),
      'content/index.md': 'Buttons start actions. '.repeat(10),
    },
  },
  longLine: {
    code: 'markdown/long-line',
    severity: 'error',
    losesPage: true,
    explanation: 'A line outside code is longer than limits.lineBytes, which makes parsing slow.',
    bad: {
      'docs.config.ts': siteConfig('limits: { lineBytes: 500 },'),
      'content/index.md': 'Buttons start actions. '.repeat(30),
    },
    good: {
      'docs.config.ts': siteConfig('limits: { lineBytes: 1000 },'),
      'content/index.md': 'Buttons start actions. '.repeat(30),
    },
  },
  longTable: {
    code: 'markdown/long-table',
    severity: 'error',
    losesPage: true,
    explanation:
      'A table has more rows than limits.tableRows. It would need very much memory to build and to show.',
    bad: {
      'docs.config.ts': siteConfig('limits: { tableRows: 2 },'),
      'content/index.md': `| Size |
| ---- |
| S    |
| M    |
| L    |
`,
    },
    good: {
      'docs.config.ts': siteConfig('limits: { tableRows: 3 },'),
      'content/index.md': `| Size |
| ---- |
| S    |
| M    |
| L    |
`,
    },
  },
  longCode: {
    code: 'markdown/long-code',
    severity: 'warning',
    explanation: 'A code block is larger than limits.codeBytes, so it is shown without colours.',
    bad: {
      'docs.config.ts': siteConfig('limits: { codeBytes: 20 },'),
      'content/index.md': "```js\nsave('first');\nsave('second');\n```\n",
    },
    good: {
      'docs.config.ts': siteConfig('limits: { codeBytes: 2000 },'),
      'content/index.md': "```js\nsave('first');\nsave('second');\n```\n",
    },
  },
} as const satisfies Record<string, Rule>;

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
