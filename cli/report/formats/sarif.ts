import { RULES, sortDiagnostics } from '../catalogue.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** SARIF 2.1.0, which code scanning services read. One line feed at its end. */
export function formatSarif(diagnostics: readonly Diagnostic[], version: string): string {
  const used = new Set(diagnostics.map(({ code }) => code));
  const rules = [
    ...RULES.filter(({ code }) => used.delete(code)),
    ...[...used].sort().map((code) => ({ code, severity: 'error' as const, explanation: code })),
  ];
  const indexes = new Map(rules.map(({ code }, index) => [code, index]));
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docs-build',
            version,
            rules: rules.map(({ code, severity, explanation }) => ({
              id: code,
              shortDescription: { text: explanation },
              defaultConfiguration: { level: severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: sortDiagnostics(diagnostics).map((diagnostic) => ({
          ruleId: diagnostic.code,
          ruleIndex: indexes.get(diagnostic.code),
          level: diagnostic.severity,
          message: { text: withHint(diagnostic) },
          ...locations(diagnostic),
          ...fixes(diagnostic),
        })),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const withHint = ({ message, hint }: Diagnostic) =>
  hint === undefined ? message : `${message}. ${hint}`;

const artifact = (file: string) => ({ uri: file.split('/').map(encodeURIComponent).join('/') });

const region = ({ range }: Diagnostic) =>
  range && {
    startLine: range.start.line,
    startColumn: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
  };

function locations(diagnostic: Diagnostic) {
  if (diagnostic.file === undefined) return {};
  const physicalLocation = {
    artifactLocation: artifact(diagnostic.file),
    region: region(diagnostic),
  };
  return { locations: [{ physicalLocation }] };
}

function fixes(diagnostic: Diagnostic) {
  const { file, fix } = diagnostic;
  if (file === undefined || !fix || !('replace' in fix) || !diagnostic.range) return {};
  const replacement = {
    deletedRegion: region(diagnostic),
    insertedContent: { text: fix.replace },
  };
  return {
    fixes: [
      {
        description: { text: diagnostic.hint ?? 'Put it right' },
        artifactChanges: [{ artifactLocation: artifact(file), replacements: [replacement] }],
      },
    ],
  };
}
