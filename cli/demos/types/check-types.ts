import { join } from 'node:path';
import { currentReport } from '../../load/compiler/current-report.ts';
import { installedFor } from '../../load/installed.ts';
import { contentHash } from '../../model/files.ts';
import type { Sources } from '../../model/sources.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { HashedFile } from '../../model/files.ts';
import type { Host } from '../../model/host.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Site } from '../../model/site.ts';
import { demoTypes, demoTypesCut, demoUntyped } from '../../report/catalogue/demo/demo-check.ts';
import { nearestConfig } from './nearest-config.ts';
import { demoTypesStep } from './step.ts';
import type { DemoTypesInput, TypeFinding } from './type-report.ts';

/** The site whose demos are checked, and where its files are. */
export interface DemoTypesContext {
  readonly host: Host;
  readonly site: Pick<Site, 'pages' | 'assetFiles'>;
  readonly modules: Sources['modules'];
  /** Absolute folder of the engine's package. */
  readonly engineRoot: string;
  /** Content directory, relative to the site's root. */
  readonly content: string;
}

/** Findings of one file that are told; more of them help nobody. */
const TOLD_PER_FILE = 10;

/** Checks demos against the types of the packages that are installed. Nothing is done twice for the same files and packages. */
export async function checkDemoTypes(context: DemoTypesContext): Promise<Diagnostic[]> {
  const input = await inputOf(context);
  if (input.files.length === 0) return [];
  const report = await currentReport(context.host, { step: demoTypesStep, input });
  if (!report.hasReact) return [demoUntyped()];
  const files = new Set(report.findings.map(({ file }) => file));
  const of = (wanted: SourcePath) => report.findings.filter(({ file }) => file === wanted);
  return [...files].flatMap((file) => told(file, of(file)));
}

async function inputOf(context: DemoTypesContext): Promise<DemoTypesInput> {
  const { host, engineRoot, content } = context;
  const { root } = host;
  const config = await nearestConfig(root, join(root, content));
  const installed = await Promise.all([root, engineRoot].map(installedFor));
  return {
    root,
    engine: engineRoot,
    files: await filesOf(context),
    ...(config && { config }),
    installed: installed.join(),
  };
}

/** The code of all demos, and the declaration files of the content, which any of them may need. */
async function filesOf({ host, site, modules }: DemoTypesContext): Promise<HashedFile[]> {
  const variants = site.pages.flatMap(({ demos }) => demos.flatMap((demo) => demo.variants));
  const code = variants.flatMap(({ files }) => files).filter((file) => /\.[jt]sx?$/.test(file));
  const checked = new Set(code.sort());
  if (checked.size === 0) return [];
  const declarations = [...site.assetFiles].filter((file) => file.endsWith('.d.ts'));
  const paths = [...new Set([...checked, ...declarations.sort()])];
  return host.each(paths, async (path) => ({
    path,
    hash: modules.get(path)?.hash ?? contentHash(await host.files.read(path)),
  }));
}

function told(file: SourcePath, findings: readonly TypeFinding[]): Diagnostic[] {
  const shown = findings.slice(0, TOLD_PER_FILE).map(demoTypes);
  const left = findings.length - shown.length;
  return left > 0 ? [...shown, demoTypesCut(file, left)] : shown;
}
