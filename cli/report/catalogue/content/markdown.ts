import type { Fix, Place } from '../../../model/diagnostic.ts';
import { type Rule, report } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';

/** Findings about the structure of Markdown, and our own syntax in it. */
export const rules = {
  unknownLanguage: {
    code: 'markdown/unknown-language',
    severity: 'warning',
    isFolded: true,
    isFixable: true,
    explanation:
      'The language after a code fence is not known, so the code is shown without colours.',
    bad: '```tyepscript\nconst size = 1;\n```',
    good: '```typescript\nconst size = 1;\n```',
  },
  noSuchLine: {
    code: 'markdown/no-such-line',
    severity: 'warning',
    explanation: 'A code block highlights a line that it does not have.',
    bad: '```js {4}\nconst size = 1;\n```',
    good: '```js {1}\nconst size = 1;\n```',
  },
  unclosedContainer: {
    code: 'markdown/unclosed-container',
    severity: 'warning',
    explanation:
      'A ::: container is never closed, so everything up to the end of the page or list item is in it.',
    bad: ':::info\nSave first.',
    good: ':::info\nSave first.\n:::',
  },
  unknownContainer: {
    code: 'markdown/unknown-container',
    severity: 'warning',
    isFixable: true,
    explanation: 'The name after ::: is not that of a container, so the line is shown as text.',
    bad: ':::wraning\nSave first.\n:::',
    good: ':::warning\nSave first.\n:::',
  },
  badDirective: {
    code: 'markdown/bad-directive',
    severity: 'error',
    explanation: 'The text between {{ and }} is not the inside of a JSON object.',
    bad: '{{"demo": "BasicButton.tsx", bg: true}}',
    good: '{{"demo": "BasicButton.tsx", "bg": true}}',
  },
  unknownDirective: {
    code: 'markdown/unknown-directive',
    severity: 'warning',
    isFixable: true,
    explanation:
      'A line looks like a directive, but its first key is neither demo nor component. It is shown as text.',
    bad: '{{"dmeo": "BasicButton.tsx"}}',
    good: '{{"demo": "BasicButton.tsx"}}',
  },
  unknownComponent: {
    code: 'markdown/unknown-component',
    severity: 'error',
    isFixable: true,
    explanation: 'A component directive names a component that the configuration does not list.',
    bad: '{{"component": "galery"}}',
    good: '{{"component": "gallery"}}',
  },
  duplicateId: {
    code: 'markdown/duplicate-id',
    severity: 'warning',
    explanation:
      'Two headings ask for one id; the second got another, so links to it may be wrong.',
    bad: '## Sizes {#sizes}\n\n## Sizes of icons {#sizes}',
    good: '## Sizes {#sizes}\n\n## Sizes of icons {#icon-sizes}',
  },
  skippedHeading: {
    code: 'markdown/skipped-heading',
    severity: 'warning',
    explanation:
      'A heading is more than one level below the heading before it. Screen readers announce levels, so a gap reads as missing content.',
    bad: '## Sizes\n\n#### Large',
    good: '## Sizes\n\n### Large',
  },
  tabs: {
    code: 'markdown/tabs',
    severity: 'warning',
    explanation:
      'A <codeblock> group holds nothing but code fences, and ends with </codeblock> on a line of its own.',
    bad: `<codeblock storageKey="place">

\`\`\`js
serve();
\`\`\`

In the page:

\`\`\`html
<button>Save</button>
\`\`\`

</codeblock>`,
    good: `The second tab is for the page:

<codeblock storageKey="place">

\`\`\`js
serve();
\`\`\`

\`\`\`html
<button>Save</button>
\`\`\`

</codeblock>`,
  },
  pluginFailed: {
    code: 'markdown/plugin-failed',
    severity: 'error',
    losesPage: true,
    explanation: 'A Markdown plugin of the site threw an error on this page.',
    bad: {
      'docs.config.ts': siteConfig("markdown: { plugins: ['./plugin.ts'] },"),
      'plugin.ts': `export const remarkPlugins = [
  () => () => {
    throw new Error('No author');
  },
];
`,
      'content/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("markdown: { plugins: ['./plugin.ts'] },"),
      'plugin.ts': 'export const remarkPlugins = [() => () => undefined];\n',
      'content/index.md': 'Welcome.',
    },
  },
} as const satisfies Record<string, Rule>;

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `Did you mean ${suggestion}?`;

/** What was perhaps meant: a known name near to what was written, and the one that may be put there, since it differs by a slip of the pen. */
export interface MeantName {
  readonly near: string | undefined;
  readonly slip: string | undefined;
}

/** The language of a code block is not known. */
export const unknownLanguage = (place: Place, language: string, { near, slip }: MeantName) =>
  report(rules.unknownLanguage, {
    message: `Unknown code language ${language}`,
    hint: didYouMean(near, 'Use text for code without colours.'),
    place,
    ...(slip !== undefined && { fix: { replace: slip } }),
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

/** A container has a name that we do not know; the fix is for its name alone. */
export const unknownContainer = (
  place: Place,
  { name, near }: { readonly name: string; readonly near: string | undefined },
  fix: Fix | undefined,
) =>
  report(rules.unknownContainer, {
    message: `Unknown container :::${name}`,
    hint: didYouMean(near && `:::${near}`, 'Use info, success, warning, error or details.'),
    place,
    ...(fix && { fix }),
  });

/** A directive is not JSON. `reason` says what was expected. */
export const badDirective = (place: Place, reason: string) =>
  report(rules.badDirective, {
    message: `Invalid directive: ${reason}`,
    hint: 'Write it as {{"demo": "Name.tsx", "bg": true}}.',
    place,
  });

/** A line looks like a directive with a misspelt name; the fix is for its name alone. */
export const unknownDirective = (
  place: Place,
  { name, near }: { readonly name: string; readonly near: string },
  fix: Fix | undefined,
) =>
  report(rules.unknownDirective, {
    message: `Unknown directive ${name}`,
    hint: didYouMean(near, ''),
    place,
    ...(fix && { fix }),
  });

/** A component directive names nothing that the configuration has. The place is that of the name with its quotes. */
export const unknownComponent = (place: Place, name: string, { near, slip }: MeantName) =>
  report(rules.unknownComponent, {
    message: `Unknown component ${name}`,
    hint: didYouMean(near, 'Add it to components in the configuration.'),
    place,
    ...(slip !== undefined && { fix: { replace: JSON.stringify(slip) } }),
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
