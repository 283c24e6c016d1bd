import { referencesStep } from '../../api/reference/step.ts';
import { currentReport } from '../../load/compiler/current-report.ts';
import { installedFor } from '../../load/installed.ts';
import type { ApiReference } from '../../model/api/reference.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import { apiNoPackage } from '../../report/catalogue/site/api-source.ts';
import type { SiteInput } from '../site-input.ts';

/** Returns the API references of a site, in the order of the configuration. Packages are read again after a change. */
export async function apiReferences(input: SiteInput): Promise<Outcome<readonly ApiReference[]>> {
  const { config, host, engineRoot } = input;
  if (config.api.length === 0) return { value: [], diagnostics: [] };
  const installed = await Promise.all([host.root, engineRoot].map(installedFor));
  const { references, missing } = await currentReport(host, {
    step: referencesStep,
    input: {
      root: host.root,
      engine: engineRoot,
      sources: config.api,
      installed: installed.join(),
    },
  });
  const diagnostics = missing.map(async (one) =>
    apiNoPackage(one, input.locateValue(one.package).at(-1)),
  );
  return { value: references, diagnostics: await Promise.all(diagnostics) };
}
