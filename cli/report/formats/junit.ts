import { sortDiagnostics } from '../catalogue.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ReportInput } from '../json.ts';

/** A JUnit report: a suite for each file, a case for each finding. Only errors are failures. One line feed at its end. */
export function formatJunit({ diagnostics, pages }: ReportInput): string {
  const sorted = sortDiagnostics(diagnostics);
  const names = [...new Set(sorted.map(suiteOf))];
  const body = names.map((name) =>
    suite(
      name,
      sorted.filter((one) => suiteOf(one) === name),
    ),
  );
  const whole =
    body.length > 0
      ? body
      : [
          `  <testsuite name="site" tests="1" failures="0">\n    <testcase name="${pages} pages" classname="site"/>\n  </testsuite>`,
        ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-build" tests="${Math.max(1, diagnostics.length)}" failures="${failuresOf(diagnostics)}">
${whole.join('\n')}
</testsuites>
`;
}

const suiteOf = ({ file }: Diagnostic) => file ?? 'site';

const failuresOf = (list: readonly Diagnostic[]) =>
  list.filter(({ severity }) => severity === 'error').length;

function suite(file: string, list: readonly Diagnostic[]): string {
  const cases = list.map((diagnostic) => testCase(diagnostic, file)).join('\n');
  return `  <testsuite name="${escapeXml(file)}" tests="${list.length}" failures="${failuresOf(list)}">\n${cases}\n  </testsuite>`;
}

function testCase({ code, severity, message, hint, range }: Diagnostic, file: string): string {
  const place = range ? `${file}:${range.start.line}:${range.start.column}` : file;
  const text = escapeXml([place, message, ...(hint === undefined ? [] : [hint])].join('\n'));
  const content =
    severity === 'error'
      ? `<failure message="${escapeXml(message)}" type="${escapeXml(code)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  const line = range ? ` line="${range.start.line}"` : '';
  return `    <testcase name="${escapeXml(`${code} ${place}`)}" classname="${escapeXml(file)}" file="${escapeXml(file)}"${line}>${content}</testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Characters that XML 1.0 does not allow at all are replaced; they cannot be escaped. */
const escapeXml = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"\n]/g, (found) => ENTITIES[found] ?? found);
