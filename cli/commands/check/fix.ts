import { siteRelative } from '../../config/bundle-config.ts';
import type { FileEdit } from '../../edit/file-edit.ts';
import { openWorkspace, type Workspace } from '../../edit/workspace.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { unifiedDiff } from '../../report/diff.ts';
import { leftAloneLine } from '../../report/fix.ts';
import { counted } from '../../report/pretty.ts';
import { editSite } from '../site/edit-site.ts';
import { reloadProject, type Project, type ProjectOptions } from '../site/project.ts';
import { speaks, usesColor, type Terminal } from '../terminal/terminal.ts';
import { openDraft } from './fix-draft.ts';
import { type Fixed, type Fixing, makeFixes } from './make-fixes.ts';

/** Rounds of fixing: what is put right may show more that can be. */
const ROUNDS = 5;

/** Where a site is looked at and put right. */
interface Bench {
  readonly project: Project;
  /** Only people read what is on stderr: a report for machines is alone on stdout. */
  readonly options: ProjectOptions & { readonly format: string };
  readonly terminal: Terminal;
}

/** Findings as one look at the site gave them. */
interface Looked {
  readonly diagnostics: readonly Diagnostic[];
}

type Look<Report> = (project: Project) => Promise<Report>;

/** How rounds of fixing go, on the disk or in a draft. */
interface Rounds {
  /** Asked for before the site is looked at. */
  readonly fixingOf: (project: Project) => Promise<Fixing>;
  readonly tell: (fixed: Fixed) => void;
  readonly reload: (project: Project) => Promise<Project>;
}

/** Looks at the site and makes fixes until none is left to be made. Gives what the first look found and what the last one did. */
async function inRounds<Report extends Looked>(
  look: Look<Report>,
  project: Project,
  { fixingOf, tell, reload }: Rounds,
): Promise<{ readonly first: Report; readonly last: Report }> {
  let current = project;
  let first: Report | undefined;
  for (let round = 1; ; round++) {
    const fixing = await fixingOf(current);
    const last = await look(current);
    first ??= last;
    if (round > ROUNDS) return { first, last };
    const fixed = await makeFixes(last.diagnostics, fixing);
    tell(fixed);
    if (fixed.count === 0) return { first, last };
    current = await reload(current);
  }
}

/** Looks at the site and puts right what its findings know how to, until nothing is left to put right. Gives what the last look found. */
export async function lookAndFix<Report extends Looked>(
  look: Look<Report>,
  { project, options, terminal }: Bench,
): Promise<Report> {
  const { root } = project.loaded;
  const workspace = await openWorkspace(root);
  const left = new Set<string>();
  let made = 0;
  const { last } = await inRounds(look, project, {
    fixingOf: async (current) => {
      const versions = await versionsOf(current, workspace);
      const write = (edits: readonly FileEdit[]) =>
        editSite(root, edits, { command: 'check --fix', terminal });
      return fixingOnDisk(workspace, versions, write);
    },
    tell: ({ count, lines, leftAlone }) => {
      made += count;
      for (const { file, why } of leftAlone) left.add(leftAloneLine(file, why));
      if (speaks(options, 'info')) terminal.err(lines.join(''));
    },
    reload: (current) => reloadProject(current, { options, terminal }),
  });
  const summary = `${counted(made, 'finding')} put right\n`;
  if (speaks(options, 'info')) terminal.err([...left, summary].join(''));
  return last;
}

/** Fixes that are written together. A file whose version is another one than in `versions` is left alone. */
export function fixingOnDisk(
  { read, isFree, versionOf }: Workspace,
  versions: ReadonlyMap<string, string>,
  write: (edits: readonly FileEdit[]) => void,
): Fixing {
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

/** Looks at the site, and prints as a diff what `--fix` would change. Gives what the first look found: nothing is written. */
export async function lookAndDraft<Report extends Looked>(
  look: Look<Report>,
  { project, options, terminal }: Bench,
): Promise<Report> {
  const draft = await openDraft(project);
  const { first } = await inRounds(look, project, {
    fixingOf: async () => draft.fixing,
    tell: () => undefined,
    reload: async (current) => {
      const drafts = draft.texts();
      return draft.over(await reloadProject(current, { options, terminal, drafts }));
    },
  });
  const { outIsTty = false } = terminal;
  const diff = unifiedDiff(draft.changes(), {
    color: outIsTty && usesColor(options, terminal),
    escaped: outIsTty,
  });
  if (options.format === 'pretty') terminal.out(diff);
  else terminal.err(diff);
  return first;
}

/** What the files that may be put right are like before the site is looked at: one that is saved meanwhile is not touched. */
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
