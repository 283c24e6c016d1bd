import { sortDiagnostics } from '../catalogue.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ReportInput } from '../json.ts';

/** A JUnit report: a suite for each file, a case for each finding. Only errors are failures. One line feed at its end. */
export function formatJunit({ diagnostics, pages }: ReportInput): string {
  const suites = [...bySuite(sortDiagnostics(diagnostics))].map(([name, list]) =>
    suite(name, list),
  );
  const whole =
    suites.length > 0
      ? suites
      : [
          `  <testsuite name="site" tests="1" failures="0" errors="0">\n    <testcase name="${pages} pages" classname="site"/>\n  </testsuite>`,
        ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-build" tests="${Math.max(1, diagnostics.length)}" failures="${failuresOf(diagnostics)}" errors="0">
${whole.join('\n')}
</testsuites>
`;
}

function bySuite(sorted: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const suites = new Map<string, Diagnostic[]>();
  for (const diagnostic of sorted) {
    const name = diagnostic.file ?? 'site';
    const known = suites.get(name);
    if (known) known.push(diagnostic);
    else suites.set(name, [diagnostic]);
  }
  return suites;
}

const failuresOf = (list: readonly Diagnostic[]) =>
  list.filter(({ severity }) => severity === 'error').length;

function suite(file: string, list: readonly Diagnostic[]): string {
  const cases = list.map((diagnostic) => testCase(diagnostic, file)).join('\n');
  return `  <testsuite name="${escapeXml(file)}" tests="${list.length}" failures="${failuresOf(list)}" errors="0">\n${cases}\n  </testsuite>`;
}

function testCase({ code, severity, message, hint, range }: Diagnostic, file: string): string {
  const place = range ? `${file}:${range.start.line}:${range.start.column}` : file;
  const text = escapeXml([place, message, ...(hint === undefined ? [] : [hint])].join('\n'));
  const content =
    severity === 'error'
      ? `<failure message="${escapeXml(message)}" type="${escapeXml(code)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase name="${escapeXml(`${code} ${place}`)}" classname="${escapeXml(file)}">${content}</testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Characters that XML 1.0 does not allow at all are replaced; they cannot be escaped. */
const escapeXml = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"\n\r\t]/g, (found) => ENTITIES[found] ?? found);
