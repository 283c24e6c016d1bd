import { expect, test } from 'vitest';
import { decodeText } from '../../../cli/load/read-text.ts';
import {
  lineRange,
  withoutFix,
  type Diagnostic,
  type Place,
} from '../../../cli/model/diagnostic.ts';
import { formatReport } from '../../../cli/report/formats.ts';
import { formatGithub } from '../../../cli/report/github.ts';
import {
  foldRepeated,
  formatPretty,
  formatSummary,
  nextSteps,
} from '../../../cli/report/pretty.ts';
import { report } from '../../../cli/report/catalogue.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';
import { FINDINGS, TEXT } from './findings.ts';

const [orphan, link] = FINDINGS as readonly [Diagnostic, Diagnostic];
const input = { diagnostics: FINDINGS, pages: 12, ok: false, version: '1.2.3' };
const textOf = (file: string) => (file === 'content/a.md' ? TEXT : undefined);
const plainly = { color: false, dumb: false, textOf };

test('prints location, message, code frame and hint, sorted by location', () => {
  expect(formatPretty(FINDINGS, plainly)).toBe(`error  config/not-found
  No configuration in x

error  link/no-such-page  content/a.md:3:5
  No page at /b/
  2 │
  3 │ See /b/ now
    │     ^^^
  4 │
  help: Did you mean /bb/?

warning  nav/orphan  content/b.md:1:1
  Not in the navigation

`);
});

test('prints ASCII in a dumb terminal', () => {
  expect(formatPretty(FINDINGS, { ...plainly, dumb: true })).toMatch(/^[\x00-\x7f]*$/);
});

test('prints colors only if they are enabled', () => {
  expect(formatPretty([link], { ...plainly, color: true })).toContain('\u001b[');
  expect(formatPretty([link], plainly)).not.toContain('\u001b[');
});

test('shows escape sequences and bidirectional controls of messages and sources as text', () => {
  const nasty = { ...link, message: 'a\u001b[2Jb\u202ec\rd', hint: '\u0007' };
  const shown = formatPretty([nasty], { ...plainly, textOf: () => '\n\nSee \u001b[31m\u2066\n' });
  expect(shown).toContain('a\\u{1b}[2Jb\\u{202e}c\\u{d}d');
  expect(shown).toContain('help: \\u{7}');
  expect(shown).toContain('See \\u{1b}[31m\\u{2066}');
  expect(shown).not.toMatch(/[\u001b\u202e\u2066\u0007\r]/);
});

test('ignores byte order marks when placing carets, and escapes line feeds in file names', () => {
  const range = { start: { line: 1, column: 3 }, end: { line: 1, column: 5 } };
  const odd = { ...link, file: 'a\nb.md', range };
  const shown = formatPretty([odd], { ...plainly, textOf: () => '\ufeffxxab' });
  expect(shown).toContain('a\\nb.md:1:3');
  expect(shown).toContain('1 │ xxab\n    │   ^^');
});

test('places the carets under the marked text after tabs and on very long lines', () => {
  const range = { start: { line: 1, column: 3 }, end: { line: 1, column: 5 } };
  const tabs = formatPretty([{ ...link, range }], { ...plainly, textOf: () => '\t\tab' });
  expect(tabs).toContain('1 │   ab\n    │   ^^');
  const far = { start: { line: 1, column: 5001 }, end: { line: 1, column: 5002 } };
  const long = formatPretty([{ ...link, range: far }], {
    ...plainly,
    textOf: () => `${'x'.repeat(5000)}!${'y'.repeat(5000)}`,
  });
  const [source = '', caret = ''] = long.split('\n').slice(2, 4);
  expect(source[caret.indexOf('^')]).toBe('!');
  expect(source.length).toBeLessThan(200);
});

test('names the next steps: what can be fixed, and how to see the errors among many warnings', () => {
  const { fix: _, ...unfixable } = link;
  const warning = { ...unfixable, severity: 'warning' } as const;
  const warnings = Array.from({ length: 50 }, () => warning);
  const error = { ...link, severity: 'error', fix: { replace: '/b/' } } as const;
  const fixable = '1 can be fixed with docs-build check --fix';
  const errorsOnly = '--log-level error shows only errors';
  expect(nextSteps([...warnings, error], true)).toEqual([fixable, errorsOnly]);
  expect(nextSteps([...warnings.slice(1), error], true)).toEqual([fixable]);
  expect(nextSteps([...warnings, error], false)).toEqual([fixable]);
  expect(nextSteps(warnings, true)).toEqual([]);
});

test('shows three findings of a rule with a fix or the same hint in full, and others on one line', () => {
  const place = (line: number) => ({ start: { line, column: 5 }, end: { line, column: 8 } });
  const four = [1, 2, 3, 4].map((line) => ({ ...link, range: place(line) }));
  const last = { ...link, hint: 'Did you mean /c/?', range: place(5) };
  const other = { ...withoutFix(link), hint: 'Write it.', message: 'No\npage', range: place(6) };
  const shown = formatPretty([...four, last, other], plainly);
  expect(shown.split('help: Did you mean /bb/?')).toHaveLength(4);
  expect(shown).toContain(`
error  link/no-such-page  content/a.md:4:5  No page at /b/
error  link/no-such-page  content/a.md:5:5  No page at /b/

error  link/no-such-page  content/a.md:6:5
  No
  page
`);
});

test('formats ten thousand findings of one file in less than three seconds', async () => {
  const text = 'See /b/ now\n'.repeat(10_000);
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    ...withoutFix(link),
    hint: `Did you mean /b${index}/?`,
    range: { start: { line: index + 1, column: 5 }, end: { line: index + 1, column: 8 } },
  }));
  const ms = await cpuMsOf(() => {
    expect(formatPretty(many, { ...plainly, textOf: () => text })).toContain('10000 │ See /b/ now');
  });
  expect(ms).toBeLessThan(3000);
});

const SUMMARIES: readonly (readonly [
  diagnostics: readonly Diagnostic[],
  pages: number | undefined,
  text: string,
])[] = [
  [[], 12, 'No problems in 12 pages'],
  [[link], 1, '1 error in 1 page'],
  [[orphan, orphan], 2, '2 warnings in 2 pages'],
  [[link, orphan, orphan], 12, '1 error, 2 warnings in 12 pages'],
  [[link, link], undefined, '2 errors'],
];

test.each(SUMMARIES)('summarizes %j in %s pages', (diagnostics, pages, text) => {
  expect(formatSummary(diagnostics, pages)).toBe(text);
});

test('writes the JSON document with all fields', () => {
  expect(formatReport('json', { ...input, diagnostics: [link] })).toBe(
    `${JSON.stringify(
      {
        version: 1,
        ok: false,
        summary: { pages: 12, errors: 1, warnings: 0 },
        diagnostics: [
          {
            code: 'link/no-such-page',
            severity: 'error',
            message: 'No page at /b/',
            hint: 'Did you mean /bb/?',
            file: 'content/a.md',
            range: { start: { line: 3, column: 5 }, end: { line: 3, column: 8 } },
            fix: { replace: '/bb/' },
          },
        ],
      },
      null,
      2,
    )}\n`,
  );
});

test('writes the git ref and the number of changed pages of --since to JSON', () => {
  const since = { ref: 'main', changedPages: 2 };
  const { summary } = JSON.parse(
    formatReport('json', { ...input, diagnostics: [link], since }),
  ) as { readonly summary: unknown };
  expect(summary).toEqual({ pages: 12, errors: 1, warnings: 0, since });
});

test('writes GitHub annotations with errors first and everything escaped', () => {
  const odd = { ...orphan, message: '100%\nsure', file: 'content/a,b:c.md' };
  expect(formatGithub([odd, link])).toBe(
    '::error file=content/a.md,line=3,endLine=3,col=5,endColumn=7,title=link/no-such-page::No page at /b/%0ADid you mean /bb/?\n' +
      '::warning file=content/a%2Cb%3Ac.md,line=1,endLine=1,col=1,endColumn=3,title=nav/orphan::100%25%0Asure\n',
  );
});

interface Sarif {
  readonly version: string;
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly version: string;
        readonly rules: readonly { readonly id: string }[];
      };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly locations?: unknown;
      readonly fixes?: unknown;
    }[];
  }[];
}

test('lists the reported rules in SARIF and refers to them from every result', () => {
  const { version, runs } = JSON.parse(formatReport('sarif', input)) as Sarif;
  const [run] = runs;
  expect(version).toBe('2.1.0');
  expect(run?.tool.driver.version).toBe('1.2.3');
  expect(run?.results.map(({ level }) => level)).toEqual(['error', 'error', 'warning']);
  expect(run?.results.map(({ ruleIndex }) => run.tool.driver.rules[ruleIndex]?.id)).toEqual([
    'config/not-found',
    'link/no-such-page',
    'nav/orphan',
  ]);
  expect(run?.results[1]?.locations).toEqual([
    {
      physicalLocation: {
        artifactLocation: { uri: 'content/a.md', uriBaseId: '%SRCROOT%' },
        region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 8 },
      },
    },
  ]);
});

test('writes a SARIF fix at its own range, which may differ from the range of the finding', () => {
  const elsewhere = { ...link, fix: { replace: '/bb/', range: lineRange(4, 2, 3) } };
  const { runs } = JSON.parse(
    formatReport('sarif', { ...input, diagnostics: [elsewhere] }),
  ) as Sarif;
  expect(JSON.stringify(runs[0]?.results[0]?.fixes)).toContain(
    '"deletedRegion":{"startLine":4,"startColumn":2,"endLine":4,"endColumn":5},"insertedContent":{"text":"/bb/"}',
  );
});

test('writes a JUnit suite for each file, with errors as failures', () => {
  const odd = { ...link, message: 'No <page> & "no" hope\u0000' };
  expect(formatReport('junit', { ...input, diagnostics: [odd, orphan] }))
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-build" tests="2" failures="1" errors="0">
  <testsuite name="content/a.md" tests="1" failures="1" errors="0">
    <testcase name="link/no-such-page content/a.md:3:5" classname="content/a.md"><failure message="No &lt;page&gt; &amp; &quot;no&quot; hope\ufffd" type="link/no-such-page">content/a.md:3:5&#10;No &lt;page&gt; &amp; &quot;no&quot; hope\ufffd&#10;Did you mean /bb/?</failure></testcase>
  </testsuite>
  <testsuite name="content/b.md" tests="1" failures="0" errors="0">
    <testcase name="nav/orphan content/b.md:1:1" classname="content/b.md"><system-out>content/b.md:1:1&#10;Not in the navigation</system-out></testcase>
  </testsuite>
</testsuites>
`);
});

test('writes one passing JUnit case without findings', () => {
  expect(formatReport('junit', { ...input, diagnostics: [] })).toContain(
    '<testcase name="12 pages"',
  );
});

const placeAt = (file: string, line: number): Place => ({
  file,
  range: { start: { line, column: 1 }, end: { line, column: 2 } },
});

const rowsOf = (found: Parameters<typeof foldRepeated>[0]) =>
  foldRepeated(found).map(({ file, range, message }) => `${file}:${range?.start.line} ${message}`);

test('folds findings of a file with the same message into one row at the first of them', () => {
  const found = [
    report('html/raw', placeAt('a.md', 1), { what: '<label>' }),
    report('html/raw', placeAt('a.md', 2), { what: '<input>' }),
    report('html/raw', placeAt('a.md', 3), { what: '<label>' }),
    report('html/raw', placeAt('b.md', 1), { what: '<label>' }),
  ];
  expect(rowsOf(found)).toEqual([
    'a.md:1 <label> was removed (2 times in this file)',
    'a.md:2 <input> was removed',
    'b.md:1 <label> was removed',
  ]);
});

test('folds findings about the whole site into one row at the first page that is not built in', () => {
  const failure = (file: string, reason: string) =>
    report('markdown/plugin-failed', placeAt(file, 1), { reason });
  const found = [
    failure('<built-in>/404.md', 'no author'),
    failure('a.md', 'no author'),
    failure('b.md', 'no date'),
    failure('c.md', 'no author'),
  ];
  expect(rowsOf(found)).toEqual([
    'a.md:1 A Markdown plugin failed: no author, also on 2 other pages',
    'b.md:1 A Markdown plugin failed: no date',
  ]);
});

test('does not fold findings with a fix', () => {
  const found = [1, 2].map((line) =>
    report('markdown/unknown-language', placeAt('a.md', line), {
      language: 'tyepscript',
      meant: 'typescript',
      fix: { replace: 'typescript' },
    }),
  );
  expect(foldRepeated(found)).toEqual(found);
});

test('reports terminal colors once per code block', () => {
  const block = '```text\n\u001b[32mone\u001b[0m\n\u001b[32mtwo\u001b[0m\n```\n';
  const { diagnostics } = decodeText(
    new TextEncoder().encode(`${block}\n${block}\u001b[31mred\u001b[0m`),
    'a.md',
  );
  expect(diagnostics.map(({ range }) => range?.start.line)).toEqual([2, 7, 10, 10]);
});
