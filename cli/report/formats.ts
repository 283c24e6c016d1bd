import { locationText, type Diagnostic, type Range } from '../model/diagnostic.ts';
import { escapeXml } from '../model/text.ts';
import { RULES, countDiagnostics, groupByFile, sortDiagnostics } from './catalogue.ts';
import { replacementOf } from './fix.ts';
import { formatGithub } from './github.ts';
import { pluralize } from './pretty.ts';
import type { Coverage } from './json-schema.ts';
import { docsOf } from './rule-docs.ts';

export interface ReportInput {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  readonly ok: boolean;
  readonly coverage?: Coverage;
  /** With `--since`: the Git ref, and the number of pages changed since. */
  readonly since?: { readonly ref: string; readonly changedPages: number };
  readonly version: string;
  /** Folder of the site in its repository: empty or `docs/`. For formats with repository paths. */
  readonly folder?: string;
}

const FORMATTERS = {
  json: formatJson,
  github: ({ diagnostics, folder }: ReportInput) => formatGithub(diagnostics, folder),
  sarif: formatSarif,
  junit: formatJunit,
} as const;

export type ReportFormat = keyof typeof FORMATTERS;

export const formatReport = (format: ReportFormat, input: ReportInput): string =>
  FORMATTERS[format](input);

/** Formats JSON with the schema that `--schema` prints. */
function formatJson({ diagnostics, pages, ok, coverage, since }: ReportInput): string {
  const { errors, warnings } = countDiagnostics(diagnostics);
  const document = {
    version: 1,
    ok,
    summary: { pages, errors, warnings, ...(since && { since }) },
    ...(coverage && { translations: coverage }),
    diagnostics: sortDiagnostics(diagnostics).map(
      ({ code, severity, message, hint, file, range, fix }) => ({
        code,
        severity,
        message,
        hint,
        file,
        range,
        fix,
      }),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Formats JUnit XML: a suite per file, a case per finding. Only errors are failures. */
function formatJunit({ diagnostics, pages }: ReportInput): string {
  const suites = [...groupByFile(sortDiagnostics(diagnostics))].map(([key, found]) => {
    const file = key || 'site';
    const cases = found.map((diagnostic) => junitCase(diagnostic, file)).join('\n');
    return `  <testsuite name="${escapeXml(file)}" tests="${found.length}" failures="${countDiagnostics(found).errors}" errors="0">\n${cases}\n  </testsuite>`;
  });
  const clean = `  <testsuite name="site" tests="1" failures="0" errors="0">\n    <testcase name="${pluralize(pages, 'page')}" classname="site"/>\n  </testsuite>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="docs-build" tests="${Math.max(1, diagnostics.length)}" failures="${countDiagnostics(diagnostics).errors}" errors="0">
${suites.join('\n') || clean}
</testsuites>
`;
}

function junitCase(finding: Diagnostic, file: string): string {
  const { code, severity, message, hint } = finding;
  const location = locationText({ ...finding, file });
  const text = escapeXml([location, message, ...(hint === undefined ? [] : [hint])].join('\n'));
  const content =
    severity === 'error'
      ? `<failure message="${escapeXml(message)}" type="${escapeXml(code)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase name="${escapeXml(`${code} ${location}`)}" classname="${escapeXml(file)}">${content}</testcase>`;
}

/** Formats SARIF 2.1.0, for code scanning services. */
function formatSarif({ diagnostics, version, folder = '' }: ReportInput): string {
  const used = new Set(diagnostics.map(({ code }) => code));
  const rules = [
    ...RULES.filter(({ code }) => used.delete(code)),
    ...[...used].sort().map((code) => ({ code, severity: 'error' as const })),
  ];
  const indexes = new Map(rules.map(({ code }, index) => [code, index]));
  const driver = {
    name: 'docs-build',
    version,
    rules: rules.map(({ code, severity }) => ({
      id: code,
      shortDescription: { text: docsOf(code).explanation },
      defaultConfiguration: { level: severity },
    })),
  };
  const results = sortDiagnostics(diagnostics).map((diagnostic) => {
    const { code, severity, message, hint } = diagnostic;
    return {
      ruleId: code,
      ruleIndex: indexes.get(code),
      level: severity,
      message: { text: hint === undefined ? message : `${message}. ${hint}` },
      ...sarifLocations(diagnostic, folder),
      ...sarifFixes(diagnostic, folder),
    };
  });
  const document = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Returns the SARIF location of a file. `path` is relative to the root of the repository. */
const sarifArtifact = (path: string) => ({
  uri: path
    .split('/')
    .map((name) => encodeURIComponent(name.toWellFormed()))
    .join('/'),
  uriBaseId: '%SRCROOT%',
});

const sarifRegion = ({ start, end }: Range) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

function sarifLocations({ file, range }: Diagnostic, folder: string) {
  if (file === undefined) return {};
  const physicalLocation = {
    artifactLocation: sarifArtifact(folder + file),
    ...(range && { region: sarifRegion(range) }),
  };
  return { locations: [{ physicalLocation }] };
}

/** The empty region at the start of a new file. */
const NEW_FILE: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

function sarifFixes(diagnostic: Diagnostic, folder: string) {
  const { fix, hint } = diagnostic;
  const change =
    fix && 'create' in fix
      ? { file: fix.create.path, replace: fix.create.text, range: NEW_FILE }
      : replacementOf(diagnostic);
  if (!change) return {};
  const replacement = {
    deletedRegion: sarifRegion(change.range),
    insertedContent: { text: change.replace },
  };
  const artifactLocation = sarifArtifact(folder + change.file);
  const artifactChanges = [{ artifactLocation, replacements: [replacement] }];
  return { fixes: [{ description: { text: hint ?? 'Apply the fix' }, artifactChanges }] };
}
