import { RULES, sortDiagnostics } from '../catalogue.ts';
import type { Diagnostic, Fix, Range } from '../../model/diagnostic.ts';

/** What a SARIF report is made of. */
export interface SarifInput {
  readonly diagnostics: readonly Diagnostic[];
  /** The engine's. */
  readonly version: string;
  /** Folder of the site in its repository: empty, or `docs/`. */
  readonly folder?: string;
}

/** SARIF 2.1.0, which code scanning services read. One line feed at its end. */
export function formatSarif({ diagnostics, version, folder = '' }: SarifInput): string {
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
          ...locations(diagnostic, folder),
          ...fixes(diagnostic, folder),
        })),
      },
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const withHint = ({ message, hint }: Diagnostic) =>
  hint === undefined ? message : `${message}. ${hint}`;

/** Where services look for files: the root of the repository. */
const artifact = (path: string) => ({
  uri: path
    .split('/')
    .map((name) => encodeURIComponent(name.toWellFormed()))
    .join('/'),
  uriBaseId: '%SRCROOT%',
});

const regionOf = ({ start, end }: Range) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

function locations({ file, range }: Diagnostic, folder: string) {
  if (file === undefined) return {};
  const physicalLocation = {
    artifactLocation: artifact(folder + file),
    ...(range && { region: regionOf(range) }),
  };
  return { locations: [{ physicalLocation }] };
}

/** Nothing is before the first character of a new file. */
const NOTHING: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

function fixes(diagnostic: Diagnostic, folder: string) {
  const { fix, hint } = diagnostic;
  const change = fix && changeOf(fix, diagnostic);
  if (!change) return {};
  const replacement = {
    deletedRegion: regionOf(change.range),
    insertedContent: { text: change.text },
  };
  const artifactChanges = [
    { artifactLocation: artifact(folder + change.path), replacements: [replacement] },
  ];
  return { fixes: [{ description: { text: hint ?? 'Put it right' }, artifactChanges }] };
}

function changeOf(fix: Fix, { file, range: found }: Pick<Diagnostic, 'file' | 'range'>) {
  if ('create' in fix) return { ...fix.create, range: NOTHING };
  const range = fix.range ?? found;
  if (file === undefined || !range) return undefined;
  return { path: file, text: fix.replace, range };
}
