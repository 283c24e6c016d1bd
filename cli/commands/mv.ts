import { siteRelative, relativePath } from '../model/files.ts';
import { isAbsolute, resolve, sep } from 'node:path';
import { type ConfigTexts, readConfigTexts } from '../config/literals.ts';
import type { FileEdit } from '../edit/file-edit.ts';
import { openWorkspace } from '../edit/workspace.ts';
import { type Diagnostic, DocsError } from '../model/diagnostic.ts';
import { contentRoot } from '../model/paths.ts';
import { type MovePlan, planMove } from '../move/plan.ts';
import type { MoveArgument } from '../move/subject.ts';
import { surveySite } from '../pipeline/build-site.ts';
import { hasTrait, report } from '../report/catalogue.ts';
import { unifiedDiff } from '../report/fix.ts';
import { pluralize } from '../report/pretty.ts';
import { escapeControls } from '../report/text-layout.ts';
import { editSite, withSiteLock } from './edit-site.ts';
import { printFindings } from './output/findings.ts';
import { withProject, type Project, type ProjectOptions } from './project.ts';
import {
  EXIT,
  logInfo,
  rootOf,
  usesColor,
  type ExitCode,
  type Terminal,
} from './output/terminal.ts';

export interface MvOptions extends ProjectOptions {
  readonly from: string;
  readonly to: string;
  readonly dryRun?: boolean;
}

/** `docs-build mv`: moves a page or folder with demos and translations, and updates links to it. */
export async function mv(options: MvOptions, terminal: Terminal): Promise<ExitCode> {
  const work = () =>
    withProject(options, terminal, (project) => planAndMove(project, options, terminal));
  const editor = { command: 'mv', root: rootOf(options, terminal), terminal };
  return options.dryRun ? work() : withSiteLock(editor, work);
}

async function planAndMove(
  project: Project,
  options: MvOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const plan = await planRequestedMove(project, options, terminal);
  const { root } = project.loaded;
  if (options.dryRun) {
    const { outIsTty = false } = terminal;
    const color = outIsTty && usesColor(terminal);
    terminal.out(unifiedDiff(plan.files.map(changeOf), { color, escaped: outIsTty }));
  } else {
    editSite(editsOf(plan), { command: 'mv', root, terminal });
  }
  logInfo(terminal, summaryOf(plan, options.dryRun === true));
  if (plan.manual.length === 0) return EXIT.fine;
  printFindings({ diagnostics: plan.manual, ok: false, root }, terminal);
  return EXIT.findings;
}

/** Lists edits of texts before moves, so that undoing in reverse order finds the old paths. */
const editsOf = ({ files }: MovePlan): FileEdit[] => [
  ...files.flatMap(({ file, text }) => (text ? [{ file, ...text }] : [])),
  ...files.flatMap(({ file, to }) => (to === file ? [] : [{ from: file, to }])),
];

async function planRequestedMove(
  { input, loaded }: Project,
  options: MvOptions,
  terminal: Terminal,
): Promise<MovePlan> {
  const { root } = loaded;
  const { value, diagnostics } = await surveySite(input);
  const { site, sources } = value;
  const workspace = await openWorkspace(root);
  const unread = new Set(diagnostics.filter(hidesLinks).map(({ file = '' }) => file));
  const readText = async (file: string) => {
    const found = await workspace.read(file);
    if (found === 'not-text') unread.add(file);
    return typeof found === 'object' ? found.text : undefined;
  };
  const content = contentRoot(input.config.content);
  const [first = 'en'] = site.routing.languages;
  const entries = await input.host.files.list(input.config.content);
  const namePlace = (given: string) =>
    parseMoveArgument(given, { root, cwd: terminal.cwd, content });
  const plan = await planMove(namePlace(options.from), namePlace(options.to), {
    ...value,
    contentIndex: {
      pages: site.pages.filter(({ language }) => language === first),
      sources: sources.pages,
      files: new Set<string>(entries.map(({ path }) => path)),
      content,
    },
    config: input.config,
    configFile: siteRelative(root, loaded.file),
    configTexts: await configTextsOf(loaded, readText),
    readText,
  });
  if (unread.size > 0) {
    const [file = '', ...others] = [...unread].sort();
    const files = [file, ...others].join(', ');
    throw new DocsError(report('move/unread', { file }, { files }), 'findings');
  }
  return plan;
}

/** Whether this finding means that the links of a page are unknown. */
const hidesLinks = ({ code, file = '' }: Diagnostic) =>
  hasTrait(code, 'losesPage') || (code === 'asset/not-read' && file.endsWith('.md'));

async function configTextsOf(
  { root, inputs }: Project['loaded'],
  readText: (file: string) => Promise<string | undefined>,
): Promise<ConfigTexts> {
  const files = inputs
    .map((path) => siteRelative(root, path))
    .filter((file) => !isAbsolute(file) && !file.startsWith('..'));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: (await readText(file)) ?? '' })),
  );
  return readConfigTexts(texts);
}

/** Resolves an argument: an address such as `/a/`, or a path in the working directory or root. */
function parseMoveArgument(
  given: string,
  { root, cwd, content }: { readonly root: string; readonly cwd: string; readonly content: string },
): MoveArgument {
  if (given.startsWith('/') && !given.startsWith(root + sep)) return { kind: 'address', given };
  const below = resolve(root, content) + sep;
  const [fromHere, fromRoot] = [resolve(cwd, given), resolve(root, given)];
  const path = `${fromHere}${sep}`.startsWith(below) ? fromHere : fromRoot;
  return { kind: 'path', given, path: relativePath(root, path) };
}

const changeOf = ({ file, to, text }: MovePlan['files'][number]) => ({
  file,
  ...(to !== file && { to }),
  ...(text && { before: text.before, after: text.after }),
});

function summaryOf({ files, pathnames }: MovePlan, isDry: boolean): string {
  const moved = files.filter(({ file, to }) => file !== to);
  const changed = files.filter(({ text }) => text);
  const counts = `${pluralize(moved.length, 'file')} moved, ${pluralize(changed.length, 'text')} changed`;
  const lines = [
    ...moved.map(({ file, to }) => `${file} → ${to}`),
    ...changed.map(({ file }) => `${file} changed`),
    ...[...pathnames].map(([from, to]) => `${from} → ${to}, redirected`),
    `${counts}${isDry ? ': nothing was written' : ''}`,
  ];
  return lines.map((line) => escapeControls(`${line}\n`)).join('');
}
