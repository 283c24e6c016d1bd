import { siteRelative } from '../../config/bundle-config.ts';
import { openWorkspace, type Workspace } from '../../edit/workspace.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { unifiedDiff } from '../../report/diff.ts';
import { leftAloneLine } from '../../report/fix-lines.ts';
import { counted } from '../../report/print.ts';
import { reloadProject, type Project, type ProjectOptions } from '../site/project.ts';
import { speaks, usesColor, type Terminal } from '../terminal/terminal.ts';
import { openDraft } from './fix-draft.ts';
import { makeFixes, type Fixing } from './make-fixes.ts';

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

/** Looks at the site and puts right what its findings know how to, until nothing is left to put right. Gives what the last look found. */
export async function lookAndFix<Report extends Looked>(
  look: (project: Project) => Promise<Report>,
  { project, options, terminal }: Bench,
): Promise<Report> {
  const workspace = await openWorkspace(project.loaded.root);
  const left = new Set<string>();
  let current = project;
  let made = 0;
  for (let round = 1; ; round++) {
    const versions = await versionsOf(current, workspace);
    const report = await look(current);
    const fixing: Fixing = {
      read: workspace.read,
      replace: (file, text) => workspace.replace(file, text, versions.get(file)),
      create: workspace.create,
    };
    const fixed = round > ROUNDS ? undefined : await makeFixes(report.diagnostics, fixing);
    for (const { file, why } of fixed?.leftAlone ?? []) left.add(leftAloneLine(file, why));
    made += fixed?.count ?? 0;
    if (speaks(options, 'info')) terminal.err(fixed?.lines.join('') ?? '');
    if (!fixed || fixed.count === 0) {
      const summary = `${counted(made, 'finding')} put right\n`;
      if (speaks(options, 'info')) terminal.err([...left, summary].join(''));
      return report;
    }
    current = await reloadProject(current, options, terminal);
  }
}

/** Looks at the site, and prints as a diff what `--fix` would change. Gives what the first look found: nothing is written. */
export async function lookAndDraft<Report extends Looked>(
  look: (project: Project) => Promise<Report>,
  { project, options, terminal }: Bench,
): Promise<Report> {
  const first = await look(project);
  const draft = await openDraft(project);
  let report = first;
  for (let round = 1; round <= ROUNDS; round++) {
    const { count } = await makeFixes(report.diagnostics, draft.fixing(round));
    if (count === 0) break;
    report = await look(draft.project);
  }
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
