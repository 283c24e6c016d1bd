import { SANDBOX_ORIGIN, type DemoProject } from '../contract/demos.ts';
import { HOOKS } from '../contract/hooks.ts';
import { createElement, elementNamedBy } from '../elements.ts';
import { fetchText } from '../page.ts';
import { shownCodeVariant } from '../reader/choices.ts';
import { codeText } from '../shell/copying/code-text.ts';
import html from './templates/index.html.txt';
import mainCss from './templates/main.css.txt';
import mainScript from './templates/main.txt';
import npmrc from './templates/npmrc.txt';
import tailwindCss from './templates/tailwind.css.txt';
import tsconfig from './templates/tsconfig.json.txt';
import viteConfig from './templates/vite.config.txt';
import viteTailwindConfig from './templates/vite.tailwind.config.txt';

/** Opens the code of a button's demo as a project in a new tab. */
export async function openInSandbox(button: Element): Promise<void> {
  const project = JSON.parse(button.getAttribute(HOOKS.sandbox) ?? '') as DemoProject;
  const sources = await shownSources(button);
  if (!sources) return;
  const files = Object.entries(projectFiles(project, sources));
  const file = encodeURIComponent(demoPath(sources));
  submit(`${SANDBOX_ORIGIN}/run?file=${file}`, [
    ['project[title]', project.title],
    ['project[description]', project.title],
    ['project[template]', 'node'],
    ...files.map(([path, text]) => [`project[files][${path}]`, text] as const),
  ]);
}

/** Submits a form in a new tab, so that the sandbox receives only the code, only after a click. */
function submit(action: string, fields: readonly (readonly [name: string, value: string])[]): void {
  const attributes = { method: 'post', action, target: '_blank', rel: 'noopener', hidden: '' };
  const inputs = fields.map(([name, value]) =>
    createElement('input', { type: 'hidden', name, value }),
  );
  const form = createElement('form', attributes, ...inputs);
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Selector of an enabled JS button. If it is enabled, the shown code is valid JavaScript. */
const JS_BUTTON = `[${HOOKS.chooseVariant}=JS]:not(:disabled)`;

/**
 * Returns the demo's code in the page, edits included, in the button's style and, if it exists, the
 * chosen language; undefined if the code is missing.
 */
async function shownSources(button: Element): Promise<ProjectSources | undefined> {
  const demo = button.closest(`[${HOOKS.demo}]`);
  if (!demo) return undefined;
  const chosen = shownCodeVariant();
  const style = inheritedValue(button, HOOKS.codeStyle);
  const all = [...demo.querySelectorAll(`[${HOOKS.source}=full], [${HOOKS.source}=file]`)];
  const inStyle = all.filter((source) => {
    const own = inheritedValue(source, HOOKS.codeStyle);
    return own === undefined || own === style;
  });
  const inLanguage = inStyle.filter(
    (source) => inheritedValue(source, HOOKS.codeVariant) === chosen,
  );
  const shown = inLanguage.length > 0 ? inLanguage : inStyle;
  const main = shown.find((source) => source.getAttribute(HOOKS.source) === 'full');
  if (!main) return undefined;
  const files = shown.filter((source) => source.getAttribute(HOOKS.source) === 'file');
  const { name: writtenName, text } = await fileOf(main);
  const isCommon = inheritedValue(main, HOOKS.codeVariant) === undefined && files.length === 0;
  const asJavaScript = chosen === 'JS' && isCommon && demo.querySelector(JS_BUTTON) !== null;
  const name = asJavaScript ? writtenName.replace(/\.ts(x?)$/, '.js$1') : writtenName;
  const { lang } = document.documentElement;
  return { main: { name, text }, files: await Promise.all(files.map(fileOf)), lang };
}

/** Returns the nearest value of the attribute in the body, since `<html>` has it too. */
const inheritedValue = (element: Element, name: string): string | undefined =>
  element.closest(`body [${name}]`)?.getAttribute(name) ?? undefined;

/** Returns the file of a source. Its text may be elsewhere on the page or in a separate file. */
async function fileOf(source: Element): Promise<SourceFile> {
  const name = source.getAttribute(HOOKS.file) ?? '';
  const href = source.getAttribute(HOOKS.fileUrl);
  if (href !== null) return { name, text: await fetchText(href) };
  const first = elementNamedBy(source, HOOKS.sameFile);
  const pre = (first ?? source).querySelector('pre');
  return { name, text: pre ? codeText(pre) : '' };
}

/** Versions of a project's tools. Raise them together; tests that build projects must pass. */
const TOOL_VERSIONS = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' };

/** Tools of a project with Tailwind CSS, in the release that compiles this site's styles. */
const TAILWIND_VERSIONS = { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' };

type ProjectFiles = Readonly<Record<string, string>>;

export interface SourceFile {
  /** Relative to the demo's module, without `./`. */
  readonly name: string;
  readonly text: string;
}

interface ProjectSources {
  readonly main: SourceFile;
  readonly files: readonly SourceFile[];
  readonly lang: string;
}

/** Returns the path of the demo's own module in its project. */
export function demoPath({ main: demo, files }: ProjectSources): string {
  const names = new Set(files.map(({ name }) => name.replace(/\.\w+$/, '')));
  const name = names.has('Demo') ? 'DemoModule' : 'Demo';
  const ending = /\.\w+$/.exec(demo.name)?.[0] ?? '.tsx';
  return `${folderOf(files)}${name}${ending.replace(/\.js$/, '.jsx')}`;
}

/** Returns a Vite project with the demo, the modules that it imports, and an entry. */
export function projectFiles(project: DemoProject, sources: ProjectSources): ProjectFiles {
  const { main: demo, files, lang } = sources;
  const isTyped = /\.tsx?$/.test(demo.name);
  const [ending, configEnding] = isTyped ? ['tsx', 'ts'] : ['jsx', 'js'];
  const imported = `.${demoPath(sources).slice('src'.length)}`.replace(/\.\w+$/, '');
  return {
    [demoPath(sources)]: withLineEnd(demo.text),
    ...Object.fromEntries(
      files.map((file) => [
        resolveDots(folderOf(files) + fileName(file, sources)),
        withLineEnd(file.text),
      ]),
    ),
    [`src/main.${ending}`]: mainScript.replace('{demo}', imported),
    'src/main.css': project.tailwind ? tailwindCss : mainCss,
    'index.html': indexHtml(project, lang, `main.${ending}`),
    'package.json': packageJson(project, isTyped),
    [`vite.config.${configEnding}`]: project.tailwind ? viteTailwindConfig : viteConfig,
    ...(isTyped && { 'tsconfig.json': tsconfig }),
    '.npmrc': npmrc,
  };
}

/** Renames `.js` files with elements to `.jsx` for Vite, unless an import names the extension. */
function fileName({ name, text }: SourceFile, { main: demo, files }: ProjectSources): string {
  if (!name.endsWith('.js') || !/<\/|\/>/.test(text)) return name;
  const base = name.slice(name.lastIndexOf('/') + 1);
  return [demo, ...files].some((file) => file.text.includes(`/${base}`)) ? name : `${name}x`;
}

const withLineEnd = (text: string) => `${text.replace(/\n+$/, '')}\n`;

/** Returns the folder of the demo's module: deep enough for files above it or named like `main`. */
function folderOf(files: readonly SourceFile[]): string {
  const levelsUp = files.map(({ name }) => name.split('../').length - 1);
  const isTaken = files.some(({ name }) => /^main\.\w+$/.test(name));
  return `src/${'demo/'.repeat(Math.max(isTaken ? 1 : 0, ...levelsUp))}`;
}

/** Resolves `..`: `src/demo/../a.ts` → `src/a.ts`. */
const resolveDots = (path: string): string => {
  const shorter = path.replace(/[^/]+\/\.\.\//, '');
  return shorter === path ? path : resolveDots(shorter);
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function indexHtml({ title, fonts = [] }: DemoProject, lang: string, mainName: string): string {
  const values: Readonly<Record<string, string>> = {
    lang: escapeHtml(lang),
    title: escapeHtml(title),
    main: mainName,
    fonts: fonts
      .map((href) => `    <link rel="stylesheet" href="${escapeHtml(href)}" />\n`)
      .join(''),
  };
  return html.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}

function packageJson(project: DemoProject, isTyped: boolean): string {
  const tools = {
    ...(isTyped && project.typePackages),
    ...TOOL_VERSIONS,
    ...(project.tailwind && TAILWIND_VERSIONS),
  };
  const value = {
    name: 'demo',
    private: true,
    type: 'module',
    description: project.title,
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: project.packages,
    devDependencies: Object.fromEntries(Object.entries(tools).sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(project.overrides && { overrides: project.overrides }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
