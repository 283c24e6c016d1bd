import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { runWithCurrentFiles, installedFor } from '../load/packages.ts';
import { ADDRESS_EXTENSIONS } from '../model/code/assets.ts';
import { readTextIfPresent, contentHash, relativePath, type HashedFile } from '../model/files.ts';
import type { Sources } from '../model/sources.ts';
import { groupBy } from '../model/collections.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Host, Step } from '../model/host.ts';
import { toSourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { report } from '../report/catalogue.ts';
import { shortenMessage } from './demo-findings.ts';
import {
  bundlerOptions,
  filesOutsidePackages,
  findModulesIn,
  loadTypeScript,
  type PackageFolders,
  programFiles,
  rangeIn,
  declarationFileOf,
} from '../model/code/typescript.ts';

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
  version: 5,
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
export async function checkDemoTypes(context: DemoTypesContext): Promise<readonly Diagnostic[]> {
  const { host, engineRoot, content } = context;
  const files = await hashFiles(context);
  if (files.length === 0) return [];
  const { root } = host;
  const config = await nearestConfig(root, join(root, content));
  const installed = (await Promise.all([root, engineRoot].map(installedFor))).join();
  const input = { root, engine: engineRoot, files, ...(config && { config }), installed };
  return (await runWithCurrentFiles(host, { step: demoTypesStep, input })).findings;
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

/** Returns the `tsconfig.json` of `folder` or of its nearest parent, up to the root of the site. */
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
interface DemoTypesInput extends PackageFolders {
  /** Modules of all demos, and declaration files of the content. */
  readonly files: readonly HashedFile[];
  /** The nearest `tsconfig.json`, if any. */
  readonly config?: HashedFile;
  /** Hash of the installed packages. */
  readonly installed: string;
}

interface TypeReport {
  readonly findings: readonly Diagnostic[];
  /** Other files read outside packages, such as workspace modules and extended configurations. */
  readonly read: readonly HashedFile[];
}

/** Type checks the demos, but not the files that they import. */
function compileDemoTypes(input: DemoTypesInput): TypeReport {
  const compiler = loadTypeScript();
  const { options, configs, errors } = compilerOptions(compiler, input);
  const { host, ambientFile, findsTypes } = createHost(compiler, options, input);
  if (!findsTypes('react')) return { findings: [report('demo/untyped', undefined)], read: [] };
  const paths = input.files.map(({ path }) => join(input.root, path));
  const program = compiler.createProgram({ rootNames: [ambientFile, ...paths], options, host });
  // JavaScript has no types to check.
  const checked = paths.filter((path) => /(?<!\.d)\.tsx?$/.test(path));
  // Errors in demos may have their cause in the configuration.
  const diagnostics =
    errors.length > 0
      ? errors
      : checked.flatMap((path) =>
          withoutFollowUps(program.getSemanticDiagnostics(program.getSourceFile(path))),
        );
  const id = errors.length > 0 ? 'demo/types:options' : 'demo/types';
  const found = diagnostics.flatMap((each) => toFinding(compiler, { root: input.root, id }, each));
  const given = new Set([ambientFile, ...paths]);
  const others = [...configs, ...programFiles(program)].filter((path) => !given.has(path));
  return {
    findings: [...groupBy(found, ({ file }) => file)].flatMap(limitFindings),
    read: filesOutsidePackages(compiler, input.root, others),
  };
}

/** Errors of an import without types: no such module, or no declarations. */
const UNTYPED_IMPORTS: readonly number[] = [2307, 2792, 7016];

/** Errors of a parameter whose type is `any`, as in callbacks of components without types. */
const UNTYPED_PARAMETERS: readonly number[] = [7006, 7019, 7031];

/** Removes errors that usually have their cause in an import of the same file. */
function withoutFollowUps(found: readonly ts.Diagnostic[]): readonly ts.Diagnostic[] {
  const isUntyped = found.some(({ code }) => UNTYPED_IMPORTS.includes(code));
  return isUntyped ? found.filter(({ code }) => !UNTYPED_PARAMETERS.includes(code)) : found;
}

function limitFindings([file = '', found]: readonly [file: string | undefined, Diagnostic[]]) {
  const count = found.length - MAX_PER_FILE;
  if (count <= 0) return found;
  const values = { count, errors: count === 1 ? 'error' : 'errors' };
  return [...found.slice(0, MAX_PER_FILE), report('demo/types:more', { file }, values)];
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
    declarationFileOf(findModule(specifier, join(root, 'demo.tsx'))) !== undefined;
  return { host, ambientFile, findsTypes };
}

function toFinding(
  compiler: typeof ts,
  { root, id }: { readonly root: string; readonly id: TypeErrorId },
  { category, code, file, start, length = 0, messageText }: ts.Diagnostic,
): Diagnostic[] {
  const isError = category === compiler.DiagnosticCategory.Error;
  if (!isError || !file || start === undefined) return [];
  const text = compiler.flattenDiagnosticMessageText(messageText, '\n');
  const range = rangeIn(file, start, start + length);
  const place = { file: relativePath(root, file.fileName), range };
  return [typeError(place, { number: code, text: text.replaceAll(`${root}/`, ''), id })];
}

type TypeErrorId = 'demo/types' | 'demo/types:options';

/** Reports the first line of the compiler's text as message, and the last as deepest reason. */
export function typeError(
  place: Place,
  {
    number,
    text,
    id,
  }: { readonly number: number; readonly text: string; readonly id: TypeErrorId },
): Diagnostic {
  const [message = '', ...reasons] = text.split('\n').map((line) => shortenMessage(line.trim()));
  return report(id, place, { message, number, reason: reasons.at(-1) ?? '' });
}
