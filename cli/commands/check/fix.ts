import { join } from 'node:path';
import type { Drafts } from '../../config/bundle-config.ts';
import type { FileEdit } from '../../edit/file-edit.ts';
import { openWorkspace, type LeftAlone, type Workspace } from '../../edit/workspace.ts';
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
  leftAloneLine,
  unifiedDiff,
  type FileChange,
} from '../../report/fix.ts';
import { counted } from '../../report/pretty.ts';
import { editSite } from '../edit-site.ts';
import { reloadProject, type Project, type ProjectOptions } from '../project.ts';
import { logs, usesColor, type Terminal } from '../terminal.ts';

/** Maximum number of rounds: a fix may reveal other findings with a fix. */
const MAX_ROUNDS = 5;

interface FixOptions {
  readonly project: Project;
  readonly options: ProjectOptions & { readonly format: string };
  readonly terminal: Terminal;
}

type WithDiagnostics = { readonly diagnostics: readonly Diagnostic[] };

type Inspect<Report> = (project: Project) => Promise<Report>;

/** Target of fixes: the disk, or drafts in memory. */
export interface FixTarget extends Pick<Workspace, 'read'> {
  /** Replaces the text of a file, or returns why it must not change. */
  readonly replace: (
    file: string,
    text: { readonly before: string; readonly after: string },
  ) => Promise<LeftAlone | undefined>;
  /** Creates a file. Returns false if that is not allowed. */
  readonly create: (file: string, text: string) => Promise<boolean>;
  /** Writes all changes, or throws and writes none. */
  readonly commit: () => void;
}

export interface RoundOfFixes {
  readonly count: number;
  /** One line for each fix. */
  readonly lines: readonly string[];
  readonly leftAlone: readonly { readonly file: string; readonly why: LeftAlone }[];
}

/** Applies the fixes of findings once. */
export async function applyFixesOnce(
  diagnostics: readonly Diagnostic[],
  target: FixTarget,
): Promise<RoundOfFixes> {
  const lines: string[] = [];
  const leftAlone: { file: string; why: LeftAlone }[] = [];
  for (const [file, fixes] of fixesByFile(diagnostics)) {
    const found = await target.read(file);
    if (found === undefined) continue;
    if (typeof found === 'string') {
      leftAlone.push({ file, why: found });
      continue;
    }
    const { text, made } = applyFixes(found.text, fixes);
    const why =
      made.length > 0 ? await target.replace(file, { before: found.text, after: text }) : undefined;
    if (why === undefined) lines.push(...made.map((fix) => fixLine(file, fix)));
    else leftAlone.push({ file, why });
  }
  for (const file of filesToCreate(diagnostics)) {
    if (await target.create(file.path, file.text)) lines.push(createdLine(file));
  }
  target.commit();
  return { count: lines.length, lines, leftAlone };
}

/** Functions that differ between fixes on disk and in memory. */
interface Rounds {
  /** Opens the target before the site is inspected, so that it can record the files' versions. */
  readonly openTarget: (project: Project) => Promise<FixTarget>;
  readonly onRound?: (round: RoundOfFixes) => void;
  readonly reload: (project: Project) => Promise<Project>;
}

/**
 * Inspects the site and applies fixes until none remain. Inspects it again if files have changed
 * meanwhile. Returns the first and the last report.
 */
async function fixInRounds<Report extends WithDiagnostics>(
  inspect: Inspect<Report>,
  project: Project,
  { openTarget, onRound, reload }: Rounds,
): Promise<{ readonly first: Report; readonly last: Report }> {
  let current = project;
  let first: Report | undefined;
  for (let round = 1; ; round++) {
    const target = await openTarget(current);
    const last = await inspect(current);
    first ??= last;
    if (round > MAX_ROUNDS) return { first, last };
    const fixed = await applyFixesOnce(last.diagnostics, target);
    onRound?.(fixed);
    const isStale = fixed.leftAlone.some(({ why }) => why === 'changed');
    if (fixed.count === 0 && !isStale) return { first, last };
    current = await reload(current);
  }
}

/** `--fix`: writes fixes until none remain, and returns the last report. */
export async function writeFixes<Report extends WithDiagnostics>(
  inspect: Inspect<Report>,
  { project, options, terminal }: FixOptions,
): Promise<Report> {
  const { root } = project.loaded;
  const workspace = await openWorkspace(root);
  let leftAlone: readonly string[] = [];
  let count = 0;
  const { last } = await fixInRounds(inspect, project, {
    openTarget: async (current) => {
      const versions = await versionsOf(current, workspace);
      return diskTarget(workspace, versions, (edits) =>
        editSite(root, edits, { command: 'check --fix', terminal }),
      );
    },
    onRound: (round) => {
      count += round.count;
      leftAlone = round.leftAlone.map(({ file, why }) => leftAloneLine(file, why));
      if (logs(options, 'info')) terminal.err(round.lines.join(''));
    },
    reload: (current) => reloadProject(current, { options, terminal }),
  });
  const summary = `${counted(count, 'finding')} fixed\n`;
  if (logs(options, 'info')) terminal.err([...leftAlone, summary].join(''));
  return last;
}

/** Creates a target that writes all fixes together, except to files whose version has changed. */
export function diskTarget(
  { read, isFree, versionOf }: Workspace,
  versions: ReadonlyMap<string, string>,
  write: (edits: readonly FileEdit[]) => void,
): FixTarget {
  const edits: FileEdit[] = [];
  return {
    read,
    replace: async (file, text) => {
      if ((await versionOf(file)) !== versions.get(file)) return 'changed';
      edits.push({ file, ...text });
      return undefined;
    },
    create: async (file, text) => {
      const isNew = await isFree(file);
      if (isNew) edits.push({ file, after: text });
      return isNew;
    },
    commit: () => write(edits),
  };
}

/** Returns versions of files that fixes may change. Files saved since then are not overwritten. */
async function versionsOf(
  { input, host, loaded: { root, inputs } }: Project,
  { versionOf }: Workspace,
): Promise<ReadonlyMap<string, string>> {
  const entries = await host.files.list(input.config.content);
  const own = inputs.map(async (path) => {
    const file = siteRelative(root, path);
    return [file, (await versionOf(file)) ?? ''] as const;
  });
  return new Map([
    ...entries.map(({ path, version }) => [path, version] as const),
    ...(await Promise.all(own)),
  ]);
}

/** `--fix-dry-run`: prints the changes of `--fix` as a diff. Returns the report before them. */
export async function printAndDraftFixes<Report extends WithDiagnostics>(
  inspect: Inspect<Report>,
  { project, options, terminal }: FixOptions,
): Promise<Report> {
  const drafts = await openDrafts(project);
  const { first } = await fixInRounds(inspect, project, {
    openTarget: async () => drafts.target,
    reload: async (current) =>
      drafts.applyTo(await reloadProject(current, { options, terminal, drafts: drafts.texts() })),
  });
  const { outIsTty = false } = terminal;
  const diff = unifiedDiff(drafts.changes(), {
    color: outIsTty && usesColor(options, terminal),
    escaped: outIsTty,
  });
  // With a machine-readable format, stdout contains only the report.
  if (options.format === 'pretty') terminal.out(diff);
  else terminal.err(diff);
  return first;
}

type DraftText = { readonly before?: string; readonly after: string };

/** Fixes in memory, which replace the files on disk when the site is read. */
interface OpenDrafts {
  readonly target: FixTarget;
  readonly applyTo: (project: Project) => Project;
  /** Texts by absolute path. */
  readonly texts: () => Drafts;
  /** Changes sorted by path. */
  readonly changes: () => readonly FileChange[];
}

async function openDrafts({ host, loaded: { root } }: Project): Promise<OpenDrafts> {
  const disk = await openWorkspace(root);
  const drafts = new Map<string, DraftText>();
  const draftedHost = { ...host, files: withDrafts(drafts, host.files) };
  return {
    target: {
      read: async (file) => {
        const draft = drafts.get(file);
        return draft ? { text: draft.after } : disk.read(file);
      },
      replace: async (file, text) => {
        const { before = text.before } = drafts.get(file) ?? {};
        drafts.set(file, { before, after: text.after });
        return undefined;
      },
      create: async (file, text) => {
        if (drafts.has(file) || !(await disk.isFree(file))) return false;
        drafts.set(file, { after: text });
        return true;
      },
      commit: () => undefined,
    },
    applyTo: ({ input, ...project }) => ({
      ...project,
      host: draftedHost,
      input: { ...input, host: draftedHost },
    }),
    texts: () => new Map([...drafts].map(([file, { after }]) => [join(root, file), after])),
    changes: () =>
      [...drafts]
        .map(([file, draft]) => ({ file, ...draft }))
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

/** Wraps the files of a site so that drafts replace them. */
function withDrafts(drafts: ReadonlyMap<string, DraftText>, files: Files): Files {
  const entryOf = (path: string, { after }: DraftText): FileEntry => ({
    path: toSourcePath(path),
    size: Buffer.byteLength(after),
    version: `draft-${contentHash(after)}`,
  });
  return {
    list: async (directory) => {
      const entries = await files.list(directory);
      const known = new Set<string>(entries.map(({ path }) => path));
      const folder = contentRoot(directory);
      const created = [...drafts].filter(
        ([path]) => !known.has(path) && (folder === '' || path.startsWith(`${folder}/`)),
      );
      const present = entries.map((entry) => {
        const draft = drafts.get(entry.path);
        return draft ? entryOf(entry.path, draft) : entry;
      });
      return [...present, ...created.map(([path, draft]) => entryOf(path, draft))].sort((a, b) =>
        a.path < b.path ? -1 : 1,
      );
    },
    read: async (path) => {
      const draft = drafts.get(path);
      return draft ? new TextEncoder().encode(draft.after) : files.read(path);
    },
  };
}
