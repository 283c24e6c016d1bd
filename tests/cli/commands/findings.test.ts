import { expect, test } from 'vitest';
import { printFindings } from '../../../cli/commands/output/findings.ts';
import { directoryWith, testTerminal } from './command-line.ts';
import { report } from '../../../cli/report/catalogue.ts';

const orphans = Array.from({ length: 30 }, (_, at) =>
  report('nav/orphan', { file: `content/page-${at}.md` }, { path: `/page-${at}/` }),
);
const other = report('path/no-home', undefined);

test.each([
  ['a terminal lists the first findings of each rule', true, [...orphans, other], 20],
  ['a terminal lists all findings of a single rule', true, orphans, 30],
  ['a log lists all findings', false, [...orphans, other], 30],
])('%s', (_, isTty, diagnostics, listed) => {
  const { terminal, output } = testTerminal(directoryWith());
  printFindings({ diagnostics, ok: true, root: terminal.cwd }, { ...terminal, isTty });
  expect(output.err.match(/content\/page-\d+\.md/g)).toHaveLength(listed);
  const advice = 'To list all of one, run docs-build check --only nav/orphan\n';
  expect(output.err.includes(advice)).toBe(listed < 30);
});
