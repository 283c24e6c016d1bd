import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { runWithCurrentFiles, installedFor } from '../load/packages.ts';
import { ADDRESS_EXTENSIONS } from '../model/assets.ts';
import { readTextIfPresent, contentHash, relativePath, type HashedFile } from '../model/files.ts';
import type { Sources } from '../model/sources.ts';
import type { Diagnostic, Range } from '../model/diagnostic.ts';
import type { Host, Step } from '../model/host.ts';
import { toSourcePath, type SourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { report } from '../report/catalogue.ts';
import { shortenMessage } from './demo-findings.ts';
import {
  bundlerOptions,
  filesOutsidePackages,
  findModulesIn,
  loadTypeScript,
  programFiles,
  rangeIn,
  typesOf,
} from '../model/typescript.ts';

export interface DemoTypesContext {
  readonly host: Host;
  readonly site: Pick<Site, 'pages' | 'assetFiles'>;
  readonly modules: Sources['modules'];
  /** Absolute folder of the engine's package. */
  readonly engineRoot: string;
  /** Content directory, relative to the site's root. */
  readonly content: string;
}

/** Type checks all demos at once, because most of the time is spent on the types of packages. */
export const demoTypesStep: Step<DemoTypesInput, TypeReport> = {
  name: 'demo-types',
  thread: 'own',
  version: 3,
  inputs: ({ files, config, installed }) => [
    files.map(({ path, hash }) => [path, hash]),
    config ? [config.path, config.hash] : null,
    installed,
  ],
  run: async (input) => compileDemoTypes(input),
};

/** Maximum number of findings per file. The rest are only counted. */
const MAX_PER_FILE = 10;

/** Reports type errors in demos, against the types of the installed packages. */
export async function checkDemoTypes(context: DemoTypesContext): Promise<Diagnostic[]> {
  const { host, engineRoot, content } = context;
  const files = await hashFiles(context);
  if (files.length === 0) return [];
  const { root } = host;
  const config = await nearestConfig(root, join(root, content));
  const installed = await Promise.all([root, engineRoot].map(installedFor));
  const input: DemoTypesInput = {
    root,
    engine: engineRoot,
    files,
    ...(config && { config }),
    installed: installed.join(),
  };
  const { hasReact, findings } = await runWithCurrentFiles(host, { step: demoTypesStep, input });
  if (!hasReact) return [report('demo/untyped', undefined)];
  return [...new Set(findings.map(({ file }) => file))].flatMap((file) => {
    const own = findings.filter((finding) => finding.file === file);
    const isOfOptions = !files.some(({ path }) => path === file);
    if (isOfOptions) return own.map((finding) => typeError(finding, 'demo/types:options'));
    const more = own.length - MAX_PER_FILE;
    const shown = own.slice(0, MAX_PER_FILE).map((finding) => typeError(finding));
    const values = { count: more, errors: more === 1 ? 'error' : 'errors' };
    return more > 0 ? [...shown, report('demo/types:more', { file }, values)] : shown;
  });
}

/** Reports the compiler's first sentence as the message and the last as the deepest reason. */
export function typeError(
  { file, range, number, sentences }: TypeFinding,
  id: 'demo/types' | 'demo/types:options' = 'demo/types',
): Diagnostic {
  const [message = '', ...reasons] = sentences.map(shortenMessage);
  return report(id, { file, range }, { message, number, reason: reasons.at(-1) ?? '' });
}

/** Hashes the code of demos and the content's declaration files, which any demo may need. */
async function hashFiles({ host, site, modules }: DemoTypesContext): Promise<HashedFile[]> {
  const variants = site.pages.flatMap(({ demos }) => demos.flatMap((demo) => demo.variants));
  const code = variants.flatMap(({ files }) => files).filter((file) => /\.[jt]sx?$/.test(file));
  if (code.length === 0) return [];
  const declarations = [...site.assetFiles].filter((file) => file.endsWith('.d.ts'));
  const paths = [...new Set([...code.sort(), ...declarations.sort()])];
  return host.each(paths, async (path) => ({
    path,
    hash: modules.get(path)?.hash ?? contentHash(await host.files.read(path)),
  }));
}

/** Returns the nearest `tsconfig.json` between `folder`, an absolute path, and the site's root. */
async function nearestConfig(root: string, folder: string): Promise<HashedFile | undefined> {
  const file = join(folder, 'tsconfig.json');
  const text = await readTextIfPresent(file);
  if (text !== undefined) {
    const path = toSourcePath(relativePath(root, file));
    return { path, hash: contentHash(text) };
  }
  const isInside = folder !== root && folder.startsWith(root);
  return isInside ? nearestConfig(root, dirname(folder)) : undefined;
}

/** Everything that the types of a site's demos depend on. */
interface DemoTypesInput {
  /** Absolute folder of the site. */
  readonly root: string;
  /** Absolute folder of the engine's package, which has types that the site may lack. */
  readonly engine: string;
  /** Modules of all demos, and declaration files of the content. */
  readonly files: readonly HashedFile[];
  /** The nearest `tsconfig.json`, if any. */
  readonly config?: HashedFile;
  /** Hash of the installed packages. */
  readonly installed: string;
}

interface TypeFinding {
  readonly file: SourcePath;
  readonly range: Range;
  /** Number of the error: `2322` for TS2322. */
  readonly number: number;
  /** The error, followed by its reasons from general to specific. */
  readonly sentences: readonly string[];
}

interface TypeReport {
  /** Whether the types of React are installed. No demo can be checked without them. */
  readonly hasReact: boolean;
  readonly findings: readonly TypeFinding[];
  /** Other files read outside packages, such as workspace modules and extended configurations. */
  readonly read: readonly HashedFile[];
}

/** Type checks the demos, but not the files that they import. */
function compileDemoTypes(input: DemoTypesInput): TypeReport {
  const compiler = loadTypeScript();
  const { options, configs, errors } = compilerOptions(compiler, input);
  const { host, ambientFile, findsTypes } = createHost(compiler, options, input);
  if (!findsTypes('react')) return { hasReact: false, findings: [], read: [] };
  const names = input.files.map(({ path }) => join(input.root, path));
  const program = compiler.createProgram({ rootNames: [ambientFile, ...names], options, host });
  // JavaScript has no types to check.
  const checked = input.files.filter(({ path }) => /(?<!\.d)\.tsx?$/.test(path));
  // Errors in demos may have their cause in the configuration.
  const diagnostics =
    errors.length > 0
      ? errors
      : checked.flatMap(({ path }) =>
          program.getSemanticDiagnostics(program.getSourceFile(join(input.root, path))),
        );
  const findings = diagnostics.flatMap(
    (diagnostic) => toFinding(compiler, input.root, diagnostic) ?? [],
  );
  const given = new Set([ambientFile, ...names]);
  const others = [...configs, ...programFiles(program)].filter((path) => !given.has(path));
  const read = filesOutsidePackages(compiler, input.root, others);
  return { hasReact: true, findings, read };
}

interface OptionsReport {
  readonly options: ts.CompilerOptions;
  /** Absolute paths of the files that contain the options. */
  readonly configs: readonly string[];
  readonly errors: readonly ts.Diagnostic[];
}

/** Errors of a configuration that names no files. */
const NO_FILES: readonly number[] = [18002, 18003];

/** Returns the options of `tsconfig.json`, or those of a bundler. */
function compilerOptions(compiler: typeof ts, input: DemoTypesInput): OptionsReport {
  // Writes nothing, treats every demo as a module and does not report errors inside packages.
  const fixed: ts.CompilerOptions = {
    noEmit: true,
    incremental: false,
    composite: false,
    skipLibCheck: true,
    moduleDetection: compiler.ModuleDetectionKind.Force,
  };
  if (!input.config) {
    const defaults = { allowJs: true, allowImportingTsExtensions: true, resolveJsonModule: true };
    const options = { ...bundlerOptions(compiler), ...defaults, ...fixed };
    return { options, configs: [], errors: [] };
  }
  const file = join(input.root, input.config.path);
  const configs = new Set<string>();
  const readFile = (path: string) => {
    configs.add(path);
    return compiler.sys.readFile(path);
  };
  const source = compiler.readJsonConfigFile(file, readFile);
  const { error: syntaxError } = compiler.readConfigFile(file, readFile);
  // Only the options are used: the checked files are those that pages show.
  const { options, errors } = compiler.parseJsonSourceFileConfigFileContent(
    source,
    { ...compiler.sys, readFile, readDirectory: () => [] },
    dirname(file),
    undefined,
    file,
  );
  // An error about a file that cannot be read has no location.
  const place = { file: source, start: Math.max(0, source.text.indexOf('"extends"')), length: 9 };
  return {
    options: { ...options, ...fixed },
    configs: [...configs],
    errors: [...(syntaxError ? [syntaxError] : []), ...errors]
      .filter(({ code }) => !NO_FILES.includes(code))
      .map((error) => (error.file ? error : { ...error, ...place })),
  };
}

/** Declarations of the modules that bundlers create for style sheets and assets. */
const BUNDLED_FILES = [
  `declare module '*.css' { const names: Readonly<Record<string, string>>; export default names; }`,
  ...[...ADDRESS_EXTENSIONS, '?url', '?raw'].map(
    (ending) => `declare module '*${ending}' { const text: string; export default text; }`,
  ),
].join('\n');

/** Declarations of globals of demos, for sites without a `tsconfig.json`. */
const AMBIENT_TYPES =
  'declare var process: { readonly env: Readonly<Record<string, string | undefined>> };';

/** Creates a compiler host that adds an ambient file and resolves packages like the bundler. */
function createHost(
  compiler: typeof ts,
  options: ts.CompilerOptions,
  { root, engine, config }: DemoTypesInput,
) {
  const ambientFile = join(root, 'docs-build-demos.d.ts');
  const text = config ? BUNDLED_FILES : `${BUNDLED_FILES}\n${AMBIENT_TYPES}`;
  const host = compiler.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === ambientFile || fileExists.call(host, path);
  host.getSourceFile = (path, version, ...rest) =>
    path === ambientFile
      ? compiler.createSourceFile(path, text, version)
      : getSourceFile.call(host, path, version, ...rest);
  const findModule = findModulesIn(compiler, { host, options, places: { root, engine } });
  const findsTypes = (specifier: string) =>
    typesOf(findModule(specifier, join(root, 'demo.tsx'))) !== undefined;
  return { host, ambientFile, findsTypes };
}

function toFinding(
  compiler: typeof ts,
  root: string,
  { category, code, file, start, length = 0, messageText }: ts.Diagnostic,
): TypeFinding | undefined {
  const isError = category === compiler.DiagnosticCategory.Error;
  if (!isError || !file || start === undefined) return undefined;
  const message = compiler.flattenDiagnosticMessageText(messageText, '\n');
  const text = message.replaceAll(`${root}/`, '');
  return {
    file: toSourcePath(relativePath(root, file.fileName)),
    range: rangeIn(file, start, start + length),
    number: code,
    sentences: text.split('\n').map((sentence) => sentence.trim()),
  };
}
