import { LICENCE_NAME } from '../../bundle/licence.ts';
import type { LicenceSetup } from '../../bundle/licence.ts';
import type { Assets, OutputFile } from '../../model/assets.ts';
import { toOutputPath } from '../../model/paths.ts';
import { ownModule } from '../site-input.ts';
import type { SiteInput } from '../site-input.ts';

type Keyed = Pick<SiteInput, 'config' | 'publicEnv'>;

/** The key, or undefined where the site has none or its variable is not set. Nobody but `licenceFile` hands it on. */
function licenceKey({ config: { features }, publicEnv }: Keyed): string | undefined {
  return features.licence === false ? undefined : publicEnv[features.licence.variable] || undefined;
}

/** Who takes the key, for the bundles; undefined without a key, which ships nothing. */
export function licenceSetup(input: Keyed & Pick<SiteInput, 'host'>): LicenceSetup | undefined {
  const { licence } = input.config.features;
  if (licence === false || licenceKey(input) === undefined) return undefined;
  const { module, packages } = licence;
  return { module: ownModule(input.host, module), packages };
}

/** The file with the key, where a page asks for it: no step, no cache and no bundle ever has it. */
export function licenceFile(
  input: Keyed,
  { needsLicense = false }: Pick<Assets, 'needsLicense'>,
): readonly OutputFile[] {
  const key = licenceKey(input);
  if (key === undefined || !needsLicense) return [];
  return [{ path: toOutputPath(LICENCE_NAME), bytes: `export default ${JSON.stringify(key)};\n` }];
}
