import type { ErrorCode } from '../../runtime/contract/view.ts';
import { errorCodesStep, type CodedPackage } from '../error-codes/error-codes.ts';
import type { SiteInput } from './site-input.ts';

/** Returns the numbered errors of the site's packages; none if the site names no packages. */
export async function errorCodesOf({
  config,
  host,
}: Pick<SiteInput, 'config' | 'host'>): Promise<readonly ErrorCode[]> {
  if (!config.errorCodes) return [];
  const { packages: names, formatter } = config.errorCodes;
  const packages = await host.each(names, async (name): Promise<CodedPackage[]> => {
    const version = await host.packageVersion(name);
    const folder = await host.packageFolder(name);
    return version === undefined || folder === undefined ? [] : [{ name, version, folder }];
  });
  const { value } = await host.run(errorCodesStep, { packages: packages.flat(), formatter });
  return value;
}
