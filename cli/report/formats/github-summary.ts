import type { Diagnostic } from '../../model/diagnostic.ts';
import { countByRule } from '../pretty/overview.ts';
import { formatSummary } from '../print.ts';
import { plain } from '../terminal-text.ts';
import { mostSevereFirst } from './github.ts';

/** GitHub takes 1 MiB from one step, and nothing at all beyond. Other commands of the step want room too. */
const MOST_BYTES = 512 * 1024;
/** Findings that a person looks through in a browser. */
const MOST_FINDINGS = 500;
/** Characters of a cell. */
const MOST_CHARACTERS = 300;

/** What a summary is made of. */
export interface SummaryInput {
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number | undefined;
  /** Folder of the site in its repository: empty, or `docs/`. */
  readonly folder: string;
  /** Address below which the files of the repository are shown, or undefined. */
  readonly files: string | undefined;
}

/** The summary of a job in Markdown: counts by rule, then the most severe findings, as many as there is room for. */
export function formatGithubSummary(input: SummaryInput): string {
  const { diagnostics, pages } = input;
  const head = `### docs-build\n\n${formatSummary(diagnostics, pages)}\n\n`;
  if (diagnostics.length === 0) return head;
  const rules = countByRule(diagnostics).map(
    ({ code, severity, count }) => `| ${count} | ${escaped(code)} | ${severity} |`,
  );
  const counts = table(['Findings', 'Rule', 'Severity'], rules);
  const rows = mostSevereFirst(diagnostics)
    .slice(0, MOST_FINDINGS)
    .map((diagnostic) => findingRow(diagnostic, input));
  const shown = rowsWithin(rows, MOST_BYTES - Buffer.byteLength(head + counts));
  const left = diagnostics.length - shown.length;
  const rest = left > 0 ? `${left} more are in the log of the step.\n\n` : '';
  return `${head}${counts}${table(['Place', 'Rule', 'Finding'], shown)}${rest}`;
}

const table = (names: readonly string[], rows: readonly string[]) =>
  [`| ${names.join(' | ')} |`, `|${names.map(() => ' --- |').join('')}`, ...rows, '', ''].join(
    '\n',
  );

function rowsWithin(rows: readonly string[], bytes: number): string[] {
  let room = bytes;
  return rows.filter((row) => {
    room -= Buffer.byteLength(row) + 1;
    return room >= 0;
  });
}

function findingRow({ code, message, hint, ...at }: Diagnostic, input: SummaryInput): string {
  const words = hint === undefined ? escaped(message) : `${escaped(message)}<br>${escaped(hint)}`;
  return `| ${placeCell(at, input)} | ${escaped(code)} | ${words} |`;
}

function placeCell(
  { file, range }: Pick<Diagnostic, 'file' | 'range'>,
  { folder, files }: SummaryInput,
): string {
  if (file === undefined) return '';
  const path = folder + file;
  const { line, column } = range?.start ?? {};
  const text = escaped(line === undefined ? path : `${path}:${line}:${column}`);
  if (files === undefined) return text;
  const address = files + path.split('/').map(encodeForLink).join('/');
  return `[${text}](${address}${line === undefined ? '' : `#L${line}`})`;
}

/** Parentheses would end the address. */
const encodeForLink = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The text as a cell shows it: no mark of Markdown or HTML counts. */
function escaped(text: string): string {
  const one = text.replace(/\s+/g, ' ').trim();
  const cut = one.length > MOST_CHARACTERS ? `${one.slice(0, MOST_CHARACTERS)}…` : one;
  return plain(cut.toWellFormed()).replace(/[!-/:-@[-`{-~]/g, (mark) =>
    mark === '|' ? '&#124;' : `\\${mark}`,
  );
}
