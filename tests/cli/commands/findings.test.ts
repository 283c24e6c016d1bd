import { expect, test } from 'vitest';
import { printFindings } from '../../../cli/commands/output/findings.ts';
import { directoryWith, testTerminal } from './command-line.ts';
import { report } from '../../../cli/report/catalogue.ts';

const orphans = Array.from({ length: 30 }, (_, at) =>
  report('nav/orphan', { file: `content/page-${at}.md` }, { path: `/page-${at}/` }),
);
const other = report('link/no-such-page', { file: 'content/a.md' }, { path: '/b/' });

test.each([
  ['a terminal lists the first findings of each rule', true, 31, [...orphans, other], 20],
  ['a terminal lists all findings of a single rule', true, 31, orphans, 30],
  ['a terminal lists all findings outside of checks', true, undefined, [...orphans, other], 30],
  ['a log lists all findings', false, 31, [...orphans, other], 30],
])('%s', (_, isTty, pages, diagnostics, listed) => {
  const { terminal, output } = testTerminal(directoryWith());
  const findings = { diagnostics, ok: true, root: terminal.cwd };
  printFindings({ ...findings, ...(pages && { pages }) }, { ...terminal, isTty });
  expect(output.err.match(/content\/page-\d+\.md/g)).toHaveLength(listed);
  const advice = 'To list all of one, add it to docs-build check: --only nav/orphan\n';
  expect(output.err.includes(advice)).toBe(listed < 30);
});
