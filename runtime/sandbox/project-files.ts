import html from './templates/index.html.txt';
import mainCss from './templates/main.css.txt';
import main from './templates/main.txt';
import npmrc from './templates/npmrc.txt';
import tailwindCss from './templates/tailwind.css.txt';
import tsconfig from './templates/tsconfig.json.txt';
import viteConfig from './templates/vite.config.txt';
import viteTailwindConfig from './templates/vite.tailwind.config.txt';
import type { DemoProject } from '../contract/demos.ts';
import type { CodeVariant } from '../contract/settings.ts';

/** Texts by path, in the order in which a reader should see them. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A file of a demo, as the reader sees it. */
export interface SourceFile {
  /** Relative to the demo's module, without `./`. */
  readonly name: string;
  readonly text: string;
}

/** The files of one demo in one language. */
export interface ProjectSources {
  readonly main: SourceFile;
  /** The modules that it imports. */
  readonly files: readonly SourceFile[];
  /** Language of the page. */
  readonly lang: string;
}

/** Path of the demo's own module in its project. */
export function demoPath({ main, files }: ProjectSources): string {
  const names = new Set(files.map(({ name }) => name.replace(/\.\w+$/, '')));
  const name = names.has('Demo') ? 'DemoModule' : 'Demo';
  return `src/${folderOf(files)}${name}${endingOf(main.name).replace(/\.js$/, '.jsx')}`;
}

/** A project that Vite builds and serves: the demo, what it imports, and what shows it. */
export function projectFiles(
  project: DemoProject,
  sources: ProjectSources,
  variant: CodeVariant,
): ProjectFiles {
  const { main: demo, files } = sources;
  const folder = `src/${folderOf(files)}`;
  const mainName = variant === 'TS' ? 'main.tsx' : 'main.jsx';
  const imported = `.${demoPath(sources).slice('src'.length)}`.replace(/\.\w+$/, '');
  return {
    [demoPath(sources)]: withLineEnd(demo.text),
    ...Object.fromEntries(
      files.map((file) => [normalized(folder + fileName(file, sources)), withLineEnd(file.text)]),
    ),
    [`src/${mainName}`]: main.replace('{demo}', imported),
    'src/main.css': project.tailwind ? tailwindCss : mainCss,
    'index.html': indexHtml(project, { lang: sources.lang, mainName }),
    'package.json': packageJson(project, variant),
    [`vite.config.${variant === 'TS' ? 'ts' : 'js'}`]: project.tailwind
      ? viteTailwindConfig
      : viteConfig,
    ...(variant === 'TS' && { 'tsconfig.json': tsconfig }),
    '.npmrc': npmrc,
  };
}

/** Vite looks for elements in `.jsx` only. A file keeps its name where it is imported under the whole of it. */
function fileName({ name, text }: SourceFile, { main, files }: ProjectSources): string {
  if (!name.endsWith('.js') || !/<\/|\/>/.test(text)) return name;
  const base = name.slice(name.lastIndexOf('/') + 1);
  return [main, ...files].some((one) => one.text.includes(`/${base}`)) ? name : `${name}x`;
}

const withLineEnd = (text: string) => `${text.replace(/\n+$/, '')}\n`;

const endingOf = (name: string) => /\.\w+$/.exec(name)?.[0] ?? '.tsx';

/** Files that would take the place of what starts the project. */
const TAKEN = /^main\.\w+$/;

/** Folder of the demo's module below `src/`: as deep as the files above it ask for. */
function folderOf(files: readonly SourceFile[]): string {
  const ups = files.map(({ name }) => /^(?:\.\.\/)*/.exec(name)?.[0].length ?? 0);
  const isTaken = files.some(({ name }) => TAKEN.test(name));
  return 'demo/'.repeat(Math.max(Math.max(0, ...ups) / 3, isTaken ? 1 : 0));
}

/** `src/a.ts` for `src/demo/../a.ts`. */
const normalized = (path: string): string => {
  const shorter = path.replace(/[^/]+\/\.\.\//, '');
  return shorter === path ? path : normalized(shorter);
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function indexHtml(
  { title, fonts = [] }: DemoProject,
  { lang, mainName }: { readonly lang: string; readonly mainName: string },
): string {
  const values: Readonly<Record<string, string>> = {
    lang: escaped(lang),
    title: escaped(title),
    main: mainName,
    fonts: fonts.map((href) => `    <link rel="stylesheet" href="${escaped(href)}" />\n`).join(''),
  };
  return html.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}

function packageJson(project: DemoProject, variant: CodeVariant): string {
  const types = variant === 'TS' ? project.typePackages : {};
  const tools = { ...TOOL_VERSIONS, ...(project.tailwind && TAILWIND_VERSIONS) };
  const value = {
    name: 'demo',
    private: true,
    type: 'module',
    description: project.title,
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: project.packages,
    devDependencies: sorted({ ...types, ...tools }),
    ...(project.overrides && { overrides: project.overrides }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const sorted = (versions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Versions of the tools that build a project. Raise them together, and look whether the test that builds projects still does. */
export const TOOL_VERSIONS = { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' } as const;

/** Tools that a project written with Tailwind CSS has as well: the release that this site's own styles are made with. */
export const TAILWIND_VERSIONS = { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' } as const;
