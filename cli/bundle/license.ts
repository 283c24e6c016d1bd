import type { IslandModule } from '../model/assets.ts';

/** How browsers receive the license key of commercial packages: from a separate file, not in a bundle. */
export interface LicenseSetup {
  /** Import specifier of the site's module that receives the key: a package path or an absolute path. */
  readonly module: string;
  /** Packages whose demos need the key. */
  readonly packages: readonly string[];
}

/** Name of the file with the key, relative to the root of the site. */
export const LICENSE_FILE = '_licence.js';

/**
 * Returns source text for the core, empty without a key. The module is shared code, so that it sets up
 * the same package instances that demos use. The key's address is computed at run time, because the
 * bundler would otherwise try to resolve the file.
 */
export const licenseSource = (license: LicenseSetup | undefined, mount: string) =>
  license === undefined
    ? ''
    : `import { createLicense } from ${JSON.stringify(mount)};
export const setLicence = createLicense(
  () => import(${JSON.stringify(license.module)}),
  () => import(new URL('../' + ${JSON.stringify(LICENSE_FILE)}, import.meta.url).href),
);
`;

/** Returns the visible islands that import a licensed package. */
export function licensedIslands(
  license: LicenseSetup | undefined,
  islands: readonly IslandModule[],
  packagesOf: (module: string) => readonly string[],
): readonly IslandModule[] {
  if (license === undefined) return [];
  return islands.filter(
    ({ module, unseen }) =>
      !unseen && packagesOf(module).some((name) => license.packages.includes(name)),
  );
}

/**
 * Returns source text for the `mount` export of a page module. Licensed islands wait for the key and are
 * rendered from scratch, because the build renders them without a key.
 */
export function mountSource(licensed: readonly IslandModule[]): string {
  if (licensed.length === 0) return 'export const mount = show;\n';
  const names = JSON.stringify(licensed.map(({ name }) => name));
  return `const licensed = ${names};
await setLicence();
export const mount = (element, name, options) =>
  show(element, name, licensed.includes(name) ? { ...options, fresh: true } : options);
`;
}
