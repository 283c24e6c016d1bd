import type { IslandModule, PageCode, PageIslands, OutputFile } from '../model/assets.ts';
import type { Remembered, Scratch } from '../model/host.ts';
import type { PageKey } from '../model/site.ts';
import { pathToFileURL } from 'node:url';
import { nameByContent } from './files/content-names.ts';
import { bundleUnits, filesTaken, moduleName, packagePlaces } from './page-modules.ts';
import type { IslandUnit, ModuleImports } from './page-modules.ts';
import type { CodeContext } from './files/packages.ts';
import { licensedIslands } from './license.ts';
import { readNeeds } from './files/needed-files.ts';
import type { SharedCode } from './shared-code.ts';
import { packageOf } from './vendor/vendor-plan.ts';

export interface PageCodeInput extends ModuleImports {
  readonly context: CodeContext;
  readonly scratch: Scratch;
  readonly cache: Remembered;
  readonly base: string;
  readonly shared: SharedCode;
  readonly pages: readonly PageIslands[];
  readonly minify: boolean;
  /** A module for each island instead of one for each page: more requests, but a change to one leaves the others as they are. */
  readonly apart: boolean;
}

/** The code of pages, and the files it is in. */
export interface PagesCode {
  readonly files: readonly OutputFile[];
  readonly pages: ReadonlyMap<PageKey, PageCode>;
  readonly needsLicense?: boolean;
}

/** Bundles the modules of pages against the shared code. Throws `BundleError`. */
export async function bundlePages(input: PageCodeInput): Promise<PagesCode> {
  const { context, base, shared, importsOf, namesTaken, usageOf, minify } = input;
  const units = input.pages.flatMap(({ key, islands }) => {
    const groups = input.apart ? islands.map((island) => [island]) : [islands];
    return groups
      .filter((group) => group.length > 0)
      .map((group) => ({ key, islands: group, name: moduleName(key, input.apart ? group : []) }));
  });
  if (units.length === 0) return { files: [], pages: new Map() };
  const { plan, vendor } = shared;
  const common = {
    ...{ context, cache: input.cache, plan, vendor, minify, importsOf, namesTaken, usageOf },
    places: packagePlaces(plan, vendor),
    server: pathToFileURL(shared.server).href,
  };
  const made = await bundleUnits(common, units);
  const browser = [
    ...new Map(
      [...made.values()].flatMap((one) => one.browser.map((file) => [file.name, file])),
    ).values(),
  ];
  const { files, nameOf } = nameByContent(browser, shared.nameOf);
  const addressOf = (name: string) => {
    const final = nameOf(name) ?? shared.nameOf(name);
    return final === undefined ? undefined : `${base}_assets/${final}`;
  };
  const needs = await readNeeds([...vendor.files, ...browser]);
  const pages = new Map<PageKey, PageCode>();
  for (const unit of units) {
    const text = made.get(unit)?.server ?? '';
    const client = addressOf(`${unit.name}.js`);
    const module = { name: `${unit.name}.mjs`, bytes: Buffer.from(text) };
    const server = await input.scratch.write(module);
    const style = addressOf(`${unit.name}.css`);
    const taken = unit.islands.flatMap((one) => (one.unseen ? [] : filesTaken(common, one.module)));
    const needed = [needs(`${unit.name}.js`).slice(0, -1), ...taken.map(needs)].flat();
    const files = [...new Set(needed)].flatMap((name) => addressOf(name) ?? []);
    const built = { unit, client, shared: files, server, style };
    pages.set(unit.key, withUnit(pages.get(unit.key), built));
  }
  const { licence } = vendor;
  const packagesOf = (module: string) => Object.keys(usageOf(module)).map(packageOf);
  const needsLicense = units.some(
    ({ islands }) => licensedIslands(licence, islands, packagesOf).length > 0,
  );
  return { files, pages, needsLicense };
}

interface BuiltUnit {
  readonly unit: IslandUnit;
  /** Undefined where nothing of the unit is seen. */
  readonly client: string | undefined;
  readonly shared: readonly string[];
  readonly server: string;
  readonly style: string | undefined;
}

function withUnit(
  page: PageCode | undefined,
  { unit, client, shared, server, style }: BuiltUnit,
): PageCode {
  const seen = unit.islands.filter(({ unseen }) => !unseen);
  const all = (islands: readonly IslandModule[], value: string) =>
    Object.fromEntries(islands.map(({ name }) => [name, value]));
  return {
    client: { ...page?.client, ...(client !== undefined && all(seen, client)) },
    shared: [...new Set([...(page?.shared ?? []), ...shared])],
    server: { ...page?.server, ...all(unit.islands, server) },
    styles: [...(page?.styles ?? []), ...(style === undefined ? [] : [style])],
  };
}
