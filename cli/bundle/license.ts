import type { IslandModule } from '../model/code/assets.ts';

/** Setup of the license key of commercial packages. Browsers load it from a separate file. */
export interface LicenseSetup {
  /** Import specifier of the site's module that receives the key: in a package, or absolute. */
  readonly module: string;
  /** Packages whose demos need the key. */
  readonly packages: readonly string[];
}

/** Name of the file with the key, relative to the root of the site. */
export const LICENSE_FILE = '_license.js';

/**
 * Returns source text for the core, empty without a key. As shared code, it sets up the package
 * instances that demos use. Computes the key's address at run time, so that it is not bundled.
 */
export const licenseSource = (license: LicenseSetup | undefined, mount: string) =>
  license === undefined
    ? ''
    : `import { createLicense } from ${JSON.stringify(mount)};
export const setLicense = createLicense(
  () => import(${JSON.stringify(license.module)}),
  () => import(new URL('../' + ${JSON.stringify(LICENSE_FILE)}, import.meta.url).href),
);
`;

/**
 * Returns source text of a page module's `mount`. Licensed islands wait for the key and are
 * rendered from scratch, because the build renders them without a key.
 */
export function mountSource(licensed: readonly IslandModule[]): string {
  if (licensed.length === 0) return 'export const mount = show;\n';
  const names = JSON.stringify(licensed.map(({ name }) => name));
  return `const licensed = ${names};
await setLicense();
export const mount = (element, name, options) =>
  show(element, name, licensed.includes(name) ? { ...options, fresh: true } : options);
`;
}
