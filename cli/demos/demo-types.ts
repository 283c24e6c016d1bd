import { dirname, join, relative, sep } from 'node:path';
import { currentReport, installedFor } from '../load/packages.ts';
import { readTextIfPresent, contentHash, type HashedFile } from '../model/files.ts';
import type { Sources } from '../model/sources.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Host, Step } from '../model/host.ts';
import { toSourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import {
  compileDemoTypes,
  type DemoTypesInput,
  type TypeFinding,
  type TypeReport,
} from './type-compiler.ts';
import { report } from '../report/catalogue.ts';
import { shorten } from './judge.ts';

export interface DemoTypesContext {
  readonly host: Host;
  readonly site: Pick<Site, 'pages' | 'assetFiles'>;
  readonly modules: Sources['modules'];
  /** Absolute folder of the engine's package. */
  readonly engineRoot: string;
  /** Content directory, relative to the site's root. */
  readonly content: string;
}

/** Type checks all demos at once, since loading the types of packages takes most of the time. */
export const demoTypesStep: Step<DemoTypesInput, TypeReport> = {
  name: 'demo-types',
  version: 1,
  inputs: ({ files, config, installed }) => [
    files.map(({ path, hash }) => [path, hash]),
    config ? [config.path, config.hash] : null,
    installed,
  ],
  run: async (input) => compileDemoTypes(input),
};

/** Maximum number of findings per file; only the number of the others is reported. */
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
  const { hasReact, findings } = await currentReport(host, { step: demoTypesStep, input });
  if (!hasReact) return [report('demo/untyped', undefined)];
  return [...new Set(findings.map(({ file }) => file))].flatMap((file) => {
    const own = findings.filter((one) => one.file === file);
    const more = own.length - MAX_PER_FILE;
    const shown = own.slice(0, MAX_PER_FILE).map(typeError);
    const values = { count: more, errors: more === 1 ? 'error' : 'errors' };
    return more > 0 ? [...shown, report('demo/types:more', { file }, values)] : shown;
  });
}

/** The first of the compiler's sentences is the message, the last one the deepest reason. */
export function typeError({ file, range, number, sentences }: TypeFinding): Diagnostic {
  const [message = '', ...reasons] = sentences.map(shorten);
  return report('demo/types', { file, range }, { message, number, reason: reasons.at(-1) ?? '' });
}

/** Hashes the code of all demos and the declaration files of the content, which any demo may need. */
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

/** Finds the nearest `tsconfig.json` from `folder`, an absolute path, up to the root of the site. */
async function nearestConfig(root: string, folder: string): Promise<HashedFile | undefined> {
  const file = join(folder, 'tsconfig.json');
  const text = await readTextIfPresent(file);
  if (text !== undefined) {
    const path = toSourcePath(relative(root, file).replaceAll(sep, '/'));
    return { path, hash: contentHash(text) };
  }
  const isInside = folder !== root && folder.startsWith(root);
  return isInside ? nearestConfig(root, dirname(folder)) : undefined;
}
