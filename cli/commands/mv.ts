import { isAbsolute, relative, resolve, sep } from 'node:path';
import { siteRelative } from '../config/bundle-config.ts';
import { type ConfigTexts, readConfigTexts } from '../config/literals.ts';
import type { FileEdit } from '../edit/file-edit.ts';
import { openWorkspace } from '../edit/workspace.ts';
import { type Diagnostic, DocsError } from '../model/diagnostic.ts';
import { contentRoot } from '../model/paths.ts';
import { type MovePlan, planMove } from '../move/plan.ts';
import type { Named } from '../move/subject.ts';
import { surveySite } from '../pipeline/build-site.ts';
import { hasTrait } from '../report/catalogue.ts';
import { moveUnread } from '../report/rules/commands.ts';
import { unifiedDiff } from '../report/diff.ts';
import { counted } from '../report/pretty.ts';
import { plain } from '../report/terminal-text.ts';
import { editSite, withSiteLock } from './site/edit-site.ts';
import { openProject, type Project, type ProjectOptions } from './site/project.ts';
import { tellFindings } from './terminal/findings.ts';
import { EXIT, speaks, usesColor, type ExitCode, type Terminal } from './terminal/terminal.ts';

/** Names and flags of `mv`. */
export interface MvOptions extends ProjectOptions {
  readonly from: string;
  readonly to: string;
  /** Prints what would change, and writes nothing. */
  readonly dryRun?: boolean;
}

/** `docs-build mv`: moves a page or a folder of pages, with everything that belongs to it and every link to it. */
export async function mv(options: MvOptions, terminal: Terminal): Promise<ExitCode> {
  const work = () => planAndMove(options, terminal);
  return options.dryRun ? work() : withSiteLock({ command: 'mv', options, terminal }, work);
}

async function planAndMove(options: MvOptions, terminal: Terminal): Promise<ExitCode> {
  const project = await openProject(options, terminal);
  try {
    const plan = await planFor(project, options, terminal);
    const { root } = project.loaded;
    if (options.dryRun) {
      const { outIsTty = false } = terminal;
      const color = outIsTty && usesColor(options, terminal);
      terminal.out(unifiedDiff(plan.files.map(changeOf), { color, escaped: outIsTty }));
    } else {
      editSite(root, editsOf(plan), { command: 'mv', terminal });
    }
    if (speaks(options, 'info')) terminal.err(summaryOf(plan, options.dryRun === true));
    if (plan.byHand.length === 0) return EXIT.fine;
    tellFindings({ diagnostics: plan.byHand, ok: false, root }, options, terminal);
    return EXIT.findings;
  } finally {
    await project.close();
  }
}

/** Texts change at their old paths: undoing meets them there, whether or not their files have moved. */
const editsOf = ({ files }: MovePlan): FileEdit[] => [
  ...files.flatMap(({ file, text }) => (text ? [{ file, ...text }] : [])),
  ...files.flatMap(({ file, to }) => (to === file ? [] : [{ from: file, to }])),
];

async function planFor(
  project: Project,
  options: MvOptions,
  terminal: Terminal,
): Promise<MovePlan> {
  const { input, loaded, host } = project;
  const { value, diagnostics } = await surveySite(input);
  const { site, sources, facts } = value;
  const workspace = await openWorkspace(loaded.root);
  const unread = new Set(diagnostics.filter(isUnread).map(({ file = '' }) => file));
  const textOf = async (file: string) => {
    const found = await workspace.read(file);
    if (found === 'not-text') unread.add(file);
    return typeof found === 'object' ? found.text : undefined;
  };
  const content = contentRoot(input.config.content);
  const [first = 'en'] = site.routing.languages;
  const entries = await host.files.list(input.config.content);
  const files = new Set<string>(entries.map(({ path }) => path));
  const pages = site.pages.filter(({ language }) => language === first);
  const configTexts = await configTextsOf(project, textOf);
  const configFile = siteRelative(loaded.root, loaded.file);
  const stock = { pages, sources: sources.pages, files, content };
  const name = (given: string) => named(given, { root: loaded.root, cwd: terminal.cwd, content });
  const plan = await planMove(name(options.from), name(options.to), {
    ...{ site, facts, sources, stock, configTexts, configFile, textOf },
    config: input.config,
  });
  if (unread.size > 0) throw new DocsError(moveUnread([...unread].sort()), 'findings');
  return plan;
}

/** Whether a finding means that the links of a page are not known. */
const isUnread = ({ code, file = '' }: Diagnostic) =>
  hasTrait(code, 'losesPage') || (code === 'asset/not-read' && file.endsWith('.md'));

async function configTextsOf(
  { loaded: { root, inputs } }: Project,
  textOf: (file: string) => Promise<string | undefined>,
): Promise<ConfigTexts> {
  const files = inputs
    .map((path) => siteRelative(root, path))
    .filter((file) => !isAbsolute(file) && !file.startsWith('..'));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: (await textOf(file)) ?? '' })),
  );
  return readConfigTexts(texts);
}

/** What a person means by a name: `/a/` is an address, everything else a path from where they are, or else from the root. */
function named(
  given: string,
  { root, cwd, content }: { readonly root: string; readonly cwd: string; readonly content: string },
): Named {
  const isInside = (path: string) => path.startsWith(root + sep);
  if (given.startsWith('/') && !isInside(given)) return { kind: 'address', given };
  const below = resolve(root, content) + sep;
  const [here, there] = [resolve(cwd, given), resolve(root, given)];
  const path = `${here}${sep}`.startsWith(below) ? here : there;
  return { kind: 'path', given, path: relative(root, path).split(sep).join('/') };
}

const changeOf = ({ file, to, text }: MovePlan['files'][number]) => ({
  file,
  ...(to !== file && { to }),
  ...(text && { before: text.before, after: text.after }),
});

function summaryOf({ files, pathnames }: MovePlan, isDry: boolean): string {
  const moved = files
    .filter(({ file, to }) => file !== to)
    .map(({ file, to }) => `${file} → ${to}\n`);
  const changed = files.filter(({ text }) => text).map(({ file }) => `${file} changed\n`);
  const addresses = [...pathnames].map(([from, to]) => `${from} → ${to}, redirected\n`);
  const what = `${counted(moved.length, 'file')} moved, ${counted(changed.length, 'text')} changed`;
  const lines = [
    ...moved,
    ...changed,
    ...addresses,
    `${what}${isDry ? ': nothing was written' : ''}\n`,
  ];
  return lines.map((line) => plain(line)).join('');
}
