import type { IslandModule } from '../model/assets.ts';

/** How the key of commercial packages is handed on in a browser. The key is in a file of its own: no bundle has it. */
export interface LicenceSetup {
  /** The site's module that takes the key, as an import specifier: a package path or an absolute path. */
  readonly module: string;
  /** Packages whose demos need it. */
  readonly packages: readonly string[];
}

/** Name of the file with the key, in the site's folder. */
export const LICENCE_NAME = '_licence.js';

/**
 * Source text for the core: the module becomes shared code, as everything that is loaded later does, so that it has the very packages that demos
 * have. The address is put together when it runs: for the bundler it would be a file that is missing. Empty where there is no key.
 */
export const licenceSource = (licence: LicenceSetup | undefined, mount: string) =>
  licence === undefined
    ? ''
    : `import { createLicence } from ${JSON.stringify(mount)};
export const setLicence = createLicence(
  () => import(${JSON.stringify(licence.module)}),
  () => import(new URL('../' + ${JSON.stringify(LICENCE_NAME)}, import.meta.url).href),
);
`;

/** What finds licensed islands. */
export interface LicensedFacts {
  readonly packagesOf: (module: string) => readonly string[];
  readonly licence?: LicenceSetup | undefined;
}

/** The islands that readers see and that take something from a licensed package. */
export function licensedIslands(
  { packagesOf, licence }: LicensedFacts,
  islands: readonly IslandModule[],
): readonly IslandModule[] {
  if (licence === undefined) return [];
  return islands.filter(
    ({ module, unseen }) =>
      !unseen && packagesOf(module).some((name) => licence.packages.includes(name)),
  );
}

/**
 * Source text of the `mount` that a page's module exports, made of `show`, which starts any island. Those that need the key wait until it is set,
 * and are rendered anew: the build has no key, so what it rendered may say that it is missing.
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
