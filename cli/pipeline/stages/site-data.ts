import type { SiteData } from '../../../runtime/contract/theme.ts';
import { errorCodesStep } from '../../error-codes/error-codes.ts';
import type { CodedPackage } from '../../error-codes/error-codes.ts';
import { isStaticComponent } from '../../model/assets.ts';
import type { Page } from '../../model/page.ts';
import type { SiteInput } from '../site-input.ts';

/** Whether a page places a component that is rendered at build only. */
export const usesSiteData = ({ config: { components } }: SiteInput, { source }: Page): boolean =>
  source.directives.some(
    ({ kind, name }) => kind === 'component' && isStaticComponent(components[name]),
  );

/** What static components are told; nothing where no page has one. */
export async function siteData(
  input: SiteInput,
  pages: readonly Page[],
): Promise<SiteData | undefined> {
  if (!pages.some((page) => usesSiteData(input, page))) return undefined;
  const [versions, errorCodes] = await Promise.all([versionsOf(input), errorCodesOf(input)]);
  return { versions, errorCodes };
}

/** The versions of the configuration; those with a package under the version that is installed. */
const versionsOf = ({ config, host }: SiteInput): Promise<SiteData['versions']> =>
  Promise.all(
    config.versions.map(async ({ package: name, ...version }) => {
      const installed = name === undefined ? undefined : await host.packageVersion(name);
      return { ...version, ...(installed !== undefined && { text: `v${installed}` }) };
    }),
  );

async function errorCodesOf({ config, host }: SiteInput): Promise<SiteData['errorCodes']> {
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
