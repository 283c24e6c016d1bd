import type { PackageTable } from '../../runtime/contract/demos.ts';
import type { PageConstants } from '../../runtime/contract/payload.ts';
import type { SiteServices } from '../../runtime/contract/services.ts';
import type { Brand } from '../../runtime/contract/theme.ts';
import type { Assets, OutputFile, PreloadedFont } from '../model/assets.ts';
import {
  type CssRule,
  cssText,
  isVariableRule,
  parseCss,
  usedVariables,
  withVariables,
} from '../model/css.ts';
import { hashedName } from '../model/files.ts';
import type { Remembered, Scratch } from '../model/host.ts';
import { toOutputPath } from '../model/paths.ts';
import { bundleBarrels } from './files/barrels.ts';
import { nameByContent } from './files/content-names.ts';
import type { NamedFile } from './files/content-names.ts';
import { minifyCss } from './files/esbuild.ts';
import type { CodeContext } from './files/packages.ts';
import type { LicenseSetup } from './license.ts';
import { bundleRuntime } from './runtime.ts';
import type { RuntimeFiles } from './runtime.ts';
import { bundleTheme } from './theme-server.ts';
import { SHELL_GROUP } from './vendor/arrange.ts';
import { offerNames, planVendor, withoutRejected } from './vendor/plan.ts';
import type { VendorPlan } from './vendor/plan.ts';
import { mergeUsage } from './vendor/usage.ts';
import type { Usage } from './vendor/usage.ts';
import { bundleBrowserVendor, recallBrowserVendor } from './vendor/vendor.ts';
import type { BrowserVendor, VendorInput } from './vendor/vendor.ts';

export interface SharedInput {
  readonly context: CodeContext;
  readonly cache: Remembered;
  readonly scratch: Scratch;
  /** Path under which the site is served: `/` or `/docs/`. */
  readonly base: string;
  /** Import specifier of the theme: a package path or an absolute path. */
  readonly theme: string;
  readonly brand: Brand;
  readonly runtime: RuntimeFiles;
  readonly constants: PageConstants;
  readonly services: SiteServices;
  /** License setup. Absent without a license key. */
  readonly license?: LicenseSetup | undefined;
  /** Style sheet that shows demos in the reader's code style and language. */
  readonly choices: string;
  /** Imports of the site's modules from packages, by page. */
  readonly usage: readonly Usage[];
  readonly minify: boolean;
  /** Whether the site is only checked and no page has islands. */
  readonly isDryRun: boolean;
}

/** Shared code that modules of pages depend on. */
export interface ModuleBase {
  /** Package imports of the site's modules. */
  readonly plan: VendorPlan;
  readonly vendor: BrowserVendor;
  /** Packages that the theme sets up. */
  readonly setups: readonly string[];
  /** Exports of React. */
  readonly reactNames: readonly string[];
  readonly license: LicenseSetup | undefined;
  /** Absolute path of the theme's Node module. */
  readonly server: string;
  /** Final names of the shared browser files. */
  readonly names: ReadonlyMap<string, string>;
}

/** Code that pages share, for the browser and the server. */
export interface SharedCode extends Omit<Assets, 'pages' | 'needsLicense'>, ModuleBase {
  readonly recipe: BaseRecipe;
}

/** A `ModuleBase` as JSON, with the inputs of its shared browser code instead of the code. */
export interface BaseRecipe extends Pick<ModuleBase, 'setups' | 'server'> {
  readonly vendor: Omit<VendorInput, 'context' | 'cache'>;
  readonly names: readonly (readonly [name: string, final: string])[];
}

/** Restores shared code from the cache. Undefined if it is missing or stale. */
export async function recallBase(
  { vendor: inputs, setups, server, names }: BaseRecipe,
  cached: Pick<VendorInput, 'context' | 'cache'>,
): Promise<ModuleBase | undefined> {
  const vendor = await recallBrowserVendor({ ...inputs, ...cached });
  if (!vendor) return undefined;
  const { reactNames, license } = inputs;
  const plan = withoutRejected(inputs.plan, vendor.faults.rejected);
  return { plan, vendor, setups, reactNames, license, server, names: new Map(names) };
}

/** Bundles the theme, packages and runtime. Throws `BundleError` and `LoadError`. */
export async function bundleShared(input: SharedInput): Promise<SharedCode> {
  const { base, usage, license, minify, choices } = input;
  const used = planVendor(mergeUsage(usage));
  const { react } = input.runtime;
  const barrels = await bundleBarrels(mergeUsage(usage), input);
  const { facts, themeSheet, fontsAndImages, ...theme } = await bundleTheme(
    { ...input, react, barrels },
    used,
  );
  const { reactNames, setups, texts, hasIslands } = facts;
  const hasDemos = usage.length > 0;
  const offered = hasDemos ? offerNames(used, editedNames(reactNames)) : used;
  const { context, cache } = input;
  const vendorInputs = {
    ...{ plan: offered, usageByPage: usage, theme: input.theme, license, reactNames, minify },
    ...{ purePackages: facts.purePackages, mount: input.runtime.mount, faults: theme.faults },
    ...{ barrels, isDryRun: input.isDryRun },
  };
  const [vendor, runtime] = await Promise.all([
    bundleBrowserVendor({ ...vendorInputs, context, cache }),
    bundleRuntime(input.runtime, input),
  ]);
  const plan = withoutRejected(offered, vendor.faults.rejected);
  const search = input.services.search === false ? undefined : facts.searchStyles;
  const sheets = await siteSheets(
    [facts.tokens, choices, search?.button ?? ''],
    themeSheet,
    minify,
  );
  const { files, names } = nameByContent([
    ...runtime.files,
    ...neededFiles(vendor.files, hasIslands, hasDemos),
    ...fontsAndImages,
    ...sheets.files,
    ...(search ? [await searchSheet(search.dialog, minify)] : []),
  ]);
  const addressOf = (name: string) => `${base}_assets/${names.get(name) ?? name}`;
  const table = hasDemos ? packageTable(plan, vendor, addressOf) : undefined;
  return {
    plan,
    vendor,
    setups,
    reactNames,
    license,
    names,
    recipe: {
      ...{ setups, server: theme.server, names: [...names] },
      vendor: { ...vendorInputs, barrels: barrels.map((one) => ({ ...one, text: '' })) },
    },
    server: theme.server,
    serverHash: theme.serverHash,
    files: table ? [...files, table] : files,
    ...(table && { packages: `${base}${table.path}` }),
    headScript: runtime.headScript,
    sidebarScript: runtime.sidebarScript,
    entry: addressOf('entry.js'),
    scripts: runtime.files.map(({ name }) => addressOf(name)),
    ...(hasIslands && { shell: addressOf(`${SHELL_GROUP}.js`) }),
    ...(await styleAssets(sheets, input, { names, addressOf })),
    fonts: preloadedFonts(facts.preloadFonts, {
      files: fontsAndImages,
      faces: sheets.faces,
      addressOf,
    }),
    cardColors: facts.cardColors,
    ...(texts && { themeTexts: texts }),
  };
}

/** Returns additional names for edited code: compiled JSX, and all of React, as edits add hooks. */
const editedNames = (reactNames: readonly string[]): Usage => ({
  react: ['*', ...reactNames.filter((name) => !name.startsWith('__'))],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
});

/** Returns the shared files that browsers may request. */
function neededFiles(
  files: readonly NamedFile[],
  hasIslands: boolean,
  hasDemos: boolean,
): readonly NamedFile[] {
  if (!hasIslands && !hasDemos) return [];
  return hasIslands ? files : files.filter(({ name }) => name !== `${SHELL_GROUP}.js`);
}

const withoutBundlerHash = (name: string) => name.replace(/-[A-Z\d]{8}(?=\.\w+$)/, '');

/** Returns the name of the style sheet with a library's variables, `--kit`, or a font, `Roboto`. */
const librarySheet = (library: string) =>
  `${library.startsWith('--') ? `variables${library}` : `faces-${library.replace(/\W+/g, '-')}`}.css`;

const familyOf = ({ body = '' }: CssRule) =>
  /font-family:\s*["']?([^;"']+)/.exec(body)?.[1]?.trim() ?? '';

const isFontFace = ({ prelude }: CssRule) => prelude === '@font-face';

/** Share of a prefix's names in use below which it is a library's, unless it is used most. */
const LEAST_OWN_SHARE = 0.1;

/** Returns the prefix of a custom property, which identifies its library: `--kit`. */
const prefixOf = (name: string) => /^--[a-z\d]+/i.exec(name)?.[0] ?? name;

/**
 * Returns the style sheet of all pages, and separate ones with font faces and with variables and
 * fonts of libraries, which only demos use. `whole` is the CSS that a page's first paint may need.
 */
async function siteSheets(
  starts: readonly string[],
  sheet: NamedFile | undefined,
  minify: boolean,
) {
  const start = Buffer.from(starts.map((text) => `${text}\n`).join(''));
  const bytes = Buffer.concat([start, sheet?.bytes ?? Buffer.of()]);
  const css = Buffer.from(minify ? await minifyCss(bytes) : bytes).toString();
  const rules = parseCss(css);
  const variables = rules.filter(isVariableRule);
  const used = usedVariables(cssText(rules.filter((rule) => !variables.includes(rule))));
  const declared = new Set(
    variables.flatMap(({ body = '' }) => body.match(/--[\w-]+(?=\s*:)/g) ?? []),
  );
  const namesOf = (names: ReadonlySet<string>, prefix: string) =>
    [...names].filter((name) => prefixOf(name) === prefix).length;
  const prefixes = [...new Set([...declared].map(prefixOf))];
  const most = Math.max(...prefixes.map((prefix) => namesOf(used, prefix)));
  const libraries = prefixes.filter((prefix) => {
    const count = namesOf(used, prefix);
    return count < most && count < namesOf(declared, prefix) * LEAST_OWN_SHARE;
  });
  const isOf = (prefix: string) => (name: string) => prefixOf(name) === prefix;
  const isOwn = (name: string) => !libraries.includes(prefixOf(name));
  const named = (name: string, text: string): NamedFile => ({ name, bytes: Buffer.from(text) });
  const faces = rules.filter(isFontFace);
  const site = withVariables(rules, isOwn).filter((rule) => !isFontFace(rule));
  const siteText = cssText(site);
  const isOwnFace = (face: CssRule) => siteText.includes(familyOf(face));
  const families = [...new Set(faces.filter((face) => !isOwnFace(face)).map(familyOf))];
  const whole = rules.filter((rule) => !isFontFace(rule) || isOwnFace(rule));
  return {
    faces,
    libraries: [...libraries, ...families],
    files: [
      named('site.css', siteText),
      named('fonts.css', cssText(faces.filter(isOwnFace))),
      ...libraries.map((prefix) =>
        named(librarySheet(prefix), cssText(withVariables(variables, isOf(prefix)))),
      ),
      ...families.map((family) =>
        named(librarySheet(family), cssText(faces.filter((face) => familyOf(face) === family))),
      ),
    ],
    whole: cssText(whole),
  };
}

/** Returns the style sheet that the search dialog loads. */
async function searchSheet(text: string, minify: boolean): Promise<NamedFile> {
  const bytes = Buffer.from(text);
  return { name: 'search.css', bytes: minify ? await minifyCss(bytes) : bytes };
}

interface FontSources {
  /** Fonts and images of the theme. */
  readonly files: readonly NamedFile[];
  /** The `@font-face` rules of the theme. */
  readonly faces: readonly CssRule[];
  readonly addressOf: (name: string) => string;
}

/** Finds the files of fonts by their names without the hashes of the bundler. */
function preloadedFonts(
  fonts: readonly string[],
  { files, faces, addressOf }: FontSources,
): readonly PreloadedFont[] {
  const fontOf = (name: string): PreloadedFont => {
    const face = faces.find(({ body = '' }) => body.includes(`./${name}`));
    const [, range] = /unicode-range:([^;]+)/.exec(face?.body ?? '') ?? [];
    return {
      href: addressOf(name),
      ...(range !== undefined && { characters: charactersOf(range) }),
    };
  };
  const namesOf = (font: string) =>
    files.flatMap(({ name }) => (withoutBundlerHash(name) === font ? [name] : []));
  return fonts.flatMap(namesOf).map(fontOf);
}

/** Converts a `unicode-range` to a regular expression: `U+20-7E, U+4??`. */
const charactersOf = (range: string) => {
  const parts = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    const [start, end] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')];
    return `\\u{${start}}-\\u{${end}}`;
  });
  return `[${parts.join('')}]`;
};

interface Naming extends Pick<SharedCode, 'names'> {
  readonly addressOf: (name: string) => string;
}

/** Returns the addresses of style sheets. For a release, writes a module with their texts. */
const styleAssets = async (
  { libraries, whole }: { readonly libraries: readonly string[]; readonly whole: string },
  { minify, scratch }: SharedInput,
  { names, addressOf }: Naming,
) => ({
  style: addressOf('site.css'),
  fontFaces: addressOf('fonts.css'),
  libraryStyles: Object.fromEntries(
    libraries.map((library) => [library, addressOf(librarySheet(library))]),
  ),
  ...(minify && { sheetModule: await scratch.write(sheetModule(whole, names)) }),
});

/** Returns the module with the CSS from which first paints are selected. Addresses are final. */
function sheetModule(css: string, names: SharedCode['names']): NamedFile {
  const final = css.replace(/(?<=["'(])\.\/([\w.~-]+)/g, (written, name: string) => {
    const known = names.get(name);
    return known === undefined ? written : `./${known}`;
  });
  const source = `export const css = ${JSON.stringify(final)};\n`;
  return { name: 'sheet.mjs', bytes: Buffer.from(source) };
}

/** Returns the table of packages that edited code may import. */
function packageTable(
  plan: VendorPlan,
  { exports }: BrowserVendor,
  addressOf: (file: string) => string,
): OutputFile {
  const named = Object.entries(plan).filter(([, { aliases }]) => Object.keys(aliases).length > 0);
  const files = [...new Set(named.map(([specifier]) => exports.wholeFileOf(specifier)))].sort();
  const rows = named.map(([specifier, { aliases }]) => {
    const file = files.indexOf(exports.wholeFileOf(specifier));
    return [specifier, { file, names: aliases }] as const;
  });
  const table: PackageTable = {
    files: files.map(addressOf),
    specifiers: Object.fromEntries(rows),
  };
  const bytes = Buffer.from(JSON.stringify(table));
  return { path: toOutputPath(`_assets/${hashedName('packages.json', bytes)}`), bytes };
}
