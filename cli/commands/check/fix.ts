import { join } from 'node:path';
import type { TextEdit } from '../../edit/file-edit.ts';
import { openWorkspace, type SkipReason, type Workspace } from '../../edit/workspace.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { contentHash, siteRelative } from '../../model/files.ts';
import type { FileEntry, Files } from '../../model/host.ts';
import { contentRoot, toSourcePath } from '../../model/paths.ts';
import {
  applyFixes,
  filesToCreate,
  fixesByFile,
  createdLine,
  fixLine,
  skippedLine,
  unifiedDiff,
} from '../../report/fix.ts';
import { pluralize } from '../../report/pretty.ts';
import { editSite } from '../edit-site.ts';
import type { Project } from '../project.ts';
import { logInfo, usesColor, type Terminal } from '../output/terminal.ts';
import { inspect, type CheckOptions, type CheckReport } from './inspect.ts';

/** Maximum number of rounds: a fix may reveal other findings with a fix. */
const MAX_ROUNDS = 5;

/** Target of fixes: the disk, or drafts in memory. */
interface FixTarget extends Workspace {
  /** Writes all edits, or throws and writes none. */
  readonly write: (edits: readonly TextEdit[]) => void;
}

/**
 * Applies the fixes of findings once, except in files that no longer have the version that was
 * inspected. Returns one line for each fix.
 */
export async function applyFixesOnce(
  diagnostics: readonly Diagnostic[],
  target: FixTarget,
  versions: ReadonlyMap<string, string>,
) {
  const lines: string[] = [];
  const skipped: { file: string; why: SkipReason }[] = [];
  const edits: TextEdit[] = [];
  for (const [file, fixes] of fixesByFile(diagnostics)) {
    const found = await target.read(file);
    if (typeof found === 'string') skipped.push({ file, why: found });
    if (typeof found !== 'object') continue;
    const { text, applied } = applyFixes(found.text, fixes);
    if (applied.length === 0) continue;
    if ((await target.versionOf(file)) !== versions.get(file)) {
      skipped.push({ file, why: 'changed' });
      continue;
    }
    edits.push({ file, before: found.text, after: text });
    lines.push(...applied.map((fix) => fixLine(file, fix)));
  }
  for (const file of filesToCreate(diagnostics)) {
    if (!(await target.isFree(file.path))) continue;
    edits.push({ file: file.path, after: file.text });
    lines.push(createdLine(file));
  }
  target.write(edits);
  return { lines, skipped };
}

/** Flags of the command, and functions that differ between fixes on disk and in memory. */
interface Rounds {
  readonly options: CheckOptions;
  readonly terminal: Terminal;
  readonly target: FixTarget;
  readonly onRound?: (round: Awaited<ReturnType<typeof applyFixesOnce>>) => void;
  readonly reload: (project: Project) => Promise<Project>;
}

/**
 * Inspects the site and applies fixes until none remain. Inspects it again if a file to fix has
 * changed since the inspection. Returns the first and the last report.
 */
async function fixInRounds(
  project: Project,
  { options, terminal, target, onRound, reload }: Rounds,
): Promise<{ readonly first: CheckReport; readonly last: CheckReport }> {
  let current = project;
  let first: CheckReport | undefined;
  for (let round = 1; ; round++) {
    const versions = await fileVersions(current, target);
    const last = await inspect(current, options, terminal);
    first ??= last;
    if (round > MAX_ROUNDS) return { first, last };
    const fixed = await applyFixesOnce(last.diagnostics, target, versions);
    onRound?.(fixed);
    const isStale = fixed.skipped.some(({ why }) => why === 'changed');
    if (fixed.lines.length === 0 && !isStale) return { first, last };
    current = await reload(current);
  }
}

/** `--fix`: writes fixes until none remain, and returns the last report. */
export async function writeFixes(
  project: Project,
  options: CheckOptions,
  terminal: Terminal,
): Promise<CheckReport> {
  const { root } = project.loaded;
  const write: FixTarget['write'] = (edits) =>
    editSite(edits, { command: 'check --fix', root, terminal });
  let skipped: readonly string[] = [];
  let count = 0;
  const { last } = await fixInRounds(project, {
    options,
    terminal,
    target: { ...(await openWorkspace(root)), write },
    onRound: (round) => {
      count += round.lines.length;
      skipped = round.skipped.map(({ file, why }) => skippedLine(file, why));
      logInfo(terminal, round.lines.join(''));
    },
    reload: (current) => current.reload(),
  });
  const summary = `${pluralize(count, 'finding')} fixed\n`;
  logInfo(terminal, [...skipped, summary].join(''));
  return last;
}

/** Returns versions of files that fixes may change. Files saved since then are not overwritten. */
async function fileVersions(
  { input, loaded: { root, inputs } }: Project,
  { versionOf }: Workspace,
): Promise<ReadonlyMap<string, string>> {
  const entries = await input.host.files.list(input.config.content);
  const own = inputs.map(async (path) => {
    const file = siteRelative(root, path);
    return [file, (await versionOf(file)) ?? ''] as const;
  });
  return new Map([
    ...entries.map(({ path, version }) => [path, version] as const),
    ...(await Promise.all(own)),
  ]);
}

/** `--fix-dry-run`: prints the changes of `--fix` as a diff. Returns the report before fixing. */
export async function printAndDraftFixes(
  project: Project,
  options: CheckOptions,
  terminal: Terminal,
): Promise<CheckReport> {
  const { loaded } = project;
  const { host } = project.input;
  const disk = await openWorkspace(loaded.root);
  const drafts = new Map<string, { before?: string | undefined; after: string }>();
  const draftedHost = { ...host, files: withDrafts(drafts, host.files) };
  const target: FixTarget = {
    read: async (file) => {
      const draft = drafts.get(file);
      return draft ? { text: draft.after } : disk.read(file);
    },
    versionOf: async (file) => {
      const draft = drafts.get(file);
      return draft ? draftVersion(draft.after) : disk.versionOf(file);
    },
    isFree: async (file) => !drafts.has(file) && disk.isFree(file),
    write: (edits) => {
      for (const { file, before, after = '' } of edits)
        drafts.set(file, { before: (drafts.get(file) ?? { before }).before, after });
    },
  };
  const { first } = await fixInRounds(project, {
    options,
    terminal,
    target,
    reload: async (current) => {
      const texts = new Map(
        [...drafts].map(([file, { after }]) => [join(loaded.root, file), after]),
      );
      const reloaded = await current.reload({ drafts: texts });
      return { ...reloaded, input: { ...reloaded.input, host: draftedHost } };
    },
  });
  const changes = [...drafts].map(([file, draft]) => ({ file, ...draft }));
  const { outIsTty = false } = terminal;
  const diff = unifiedDiff(
    changes.sort((a, b) => (a.file < b.file ? -1 : 1)),
    { color: outIsTty && usesColor(terminal), escaped: outIsTty },
  );
  // With a machine-readable format, stdout contains only the report.
  if (options.format === 'pretty') terminal.out(diff);
  else terminal.err(diff);
  return first;
}

const draftVersion = (text: string) => `draft-${contentHash(text)}`;

function withDrafts(drafts: ReadonlyMap<string, { readonly after: string }>, files: Files): Files {
  return {
    list: async (directory) => {
      const folder = contentRoot(directory);
      const entries = (await files.list(directory)).map((entry) => [entry.path, entry] as const);
      const all = new Map<string, FileEntry>(entries);
      for (const [path, { after }] of drafts) {
        if (folder !== '' && !path.startsWith(`${folder}/`)) continue;
        const size = Buffer.byteLength(after);
        all.set(path, { path: toSourcePath(path), size, version: draftVersion(after) });
      }
      return [...all.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    read: async (path) => {
      const draft = drafts.get(path);
      return draft ? new TextEncoder().encode(draft.after) : files.read(path);
    },
  };
}
