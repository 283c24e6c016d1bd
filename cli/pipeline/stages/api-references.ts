import { referencesStep } from '../../api/reference/step.ts';
import type { ReferencesInput, ReferencesReport } from '../../api/reference/report.ts';
import { areUnchanged, installedFor, textOf } from '../../load/installed.ts';
import { contentHash } from '../../model/content-hash.ts';
import type { ApiReference } from '../../model/api/reference.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import type { HashedFile } from '../../model/content/hashed-file.ts';
import { join } from 'node:path';
import { apiNoPackage } from '../../report/catalogue/site/api-source.ts';
import type { SiteInput } from '../site-input.ts';

/** The API references of a site, in the order of the configuration. Packages are read when they have changed since. */
export async function apiReferences(input: SiteInput): Promise<Outcome<readonly ApiReference[]>> {
  const { config, host, engineRoot } = input;
  if (config.api.length === 0) return { value: [], diagnostics: [] };
  const installed = await Promise.all([host.root, engineRoot].map(installedFor));
  const { references, missing } = await reportOf(host, {
    root: host.root,
    engine: engineRoot,
    sources: config.api,
    installed: installed.join(),
  });
  const diagnostics = missing.map(async (one) =>
    apiNoPackage(one, (await input.placesOf(one.package)).at(-1)),
  );
  return { value: references, diagnostics: await Promise.all(diagnostics) };
}

/** Files outside of packages as they were when a report was made and was found to be old. Their hashes are part of the key of the next one. */
type Seen = readonly string[];

/** The kept report, unless files have changed that no package manager knows of: which these are is only known afterwards. */
async function reportOf(
  host: SiteInput['host'],
  input: ReferencesInput,
  seen: Seen = [],
): Promise<ReferencesReport> {
  const step = {
    ...referencesStep,
    inputs: (value: ReferencesInput) => [referencesStep.inputs(value), seen],
  };
  const { value } = await host.run(step, input);
  host.readLog?.add(value.read.map(({ path }) => join(input.root, path)));
  if (await areUnchanged(input.root, value.read)) return value;
  const now = await hashesOf(input.root, value.read);
  return now.join() === seen.join() ? value : reportOf(host, input, now);
}

const hashesOf = (root: string, files: readonly HashedFile[]): Promise<Seen> =>
  Promise.all(files.map(async ({ path }) => contentHash((await textOf(join(root, path))) ?? '')));
