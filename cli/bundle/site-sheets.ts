import type { PreloadedFont } from '../model/code/assets.ts';
import { groupBy } from '../model/collections.ts';
import type { Scratch } from '../model/host.ts';
import {
  charactersOf,
  type CssRule,
  cssText,
  isVariableRule,
  parseCss,
  unicodeRange,
  usedVariables,
  withVariables,
} from '../model/code/css.ts';
import type { NamedFile } from './files/content-names.ts';
import { minifyCss } from './files/esbuild.ts';

const withoutBundlerHash = (name: string) => name.replace(/-[A-Z\d]{8}(?=\.\w+$)/, '');

/** Returns the name of the style sheet with a library's variables, `--kit`, or a font, `Roboto`. */
const librarySheetName = (library: string) =>
  `${library.startsWith('--') ? `variables${library}` : `faces-${library.replace(/\W+/g, '-')}`}.css`;

const fontFamilyOf = ({ body = '' }: CssRule) =>
  /font-family:\s*["']?([^;"']+)/.exec(body)?.[1]?.trim() ?? '';

const isFontFace = ({ prelude }: CssRule) => prelude === '@font-face';

/** If the site uses a smaller share of a library's variables, only demos use the library. */
const MIN_OWN_SHARE = 0.1;

/** Returns the prefix of a custom property, which identifies its library: `--kit`. */
const variablePrefix = (name: string) => /^--[a-z\d]+/i.exec(name)?.[0] ?? name;

/** Returns the prefixes of the variables that rules declare, but that only demos use. */
function demoPrefixes(rules: readonly CssRule[]): readonly string[] {
  const variables = rules.filter(isVariableRule);
  const used = usedVariables(cssText(rules.filter((rule) => !variables.includes(rule))));
  const declared = new Set(
    variables.flatMap(({ body = '' }) => body.match(/--[\w-]+(?=\s*:)/g) ?? []),
  );
  const count = (names: ReadonlySet<string>, prefix: string) =>
    [...names].filter((name) => variablePrefix(name) === prefix).length;
  const prefixes = [...new Set([...declared].map(variablePrefix))];
  const most = Math.max(...prefixes.map((prefix) => count(used, prefix)));
  return prefixes.filter((prefix) => {
    const own = count(used, prefix);
    return own < most && own < count(declared, prefix) * MIN_OWN_SHARE;
  });
}

/**
 * Returns the style sheet of all pages, and separate ones with font faces and with variables and
 * fonts of libraries, which only demos use. `whole` is the CSS that a page's first paint may need:
 * `css` of all pages, and font `faces` of libraries by family.
 */
export async function siteSheets(
  leadingCss: readonly string[],
  sheet: NamedFile | undefined,
  minify: boolean,
) {
  const start = Buffer.from(leadingCss.map((text) => `${text}\n`).join(''));
  const bytes = Buffer.concat([start, sheet?.bytes ?? Buffer.of()]);
  const css = Buffer.from(minify ? await minifyCss(bytes) : bytes).toString();
  const rules = parseCss(css);
  const prefixes = demoPrefixes(rules);
  const isOfSite = (name: string) => !prefixes.includes(variablePrefix(name));
  const faces = rules.filter(isFontFace);
  const siteText = cssText(withVariables(rules, isOfSite).filter((rule) => !isFontFace(rule)));
  const isOwnFace = (face: CssRule) => siteText.includes(fontFamilyOf(face));
  const facesByFamily = groupBy(
    faces.filter((face) => !isOwnFace(face)),
    fontFamilyOf,
  );
  const libraryFaces = [...facesByFamily].map(([family, own]) => [family, cssText(own)] as const);
  const variables = rules.filter(isVariableRule);
  const variablesOf = (prefix: string) =>
    cssText(withVariables(variables, (name) => variablePrefix(name) === prefix));
  const named = (name: string, text: string): NamedFile => ({ name, bytes: Buffer.from(text) });
  const whole = rules.filter((rule) => !isFontFace(rule) || isOwnFace(rule));
  return {
    faces,
    libraries: [...prefixes, ...facesByFamily.keys()],
    files: [
      named('site.css', siteText),
      named('fonts.css', cssText(faces.filter(isOwnFace))),
      ...prefixes.map((prefix) => named(librarySheetName(prefix), variablesOf(prefix))),
      ...libraryFaces.map(([family, text]) => named(librarySheetName(family), text)),
    ],
    whole: { css: cssText(whole), faces: Object.fromEntries(libraryFaces) },
  };
}

export async function searchSheet(text: string, minify: boolean): Promise<NamedFile> {
  const bytes = Buffer.from(text);
  return { name: 'search.css', bytes: minify ? await minifyCss(bytes) : bytes };
}

interface FontSources {
  readonly fontsAndImages: readonly NamedFile[];
  readonly faces: readonly CssRule[];
  readonly addressOf: (name: string) => string;
}

/** Finds the files of fonts by their names without the hashes of the bundler. */
export function preloadedFonts(
  fonts: readonly string[],
  { fontsAndImages, faces, addressOf }: FontSources,
): readonly PreloadedFont[] {
  const fontOf = (name: string): PreloadedFont => {
    const face = faces.find(({ body = '' }) => body.includes(`./${name}`));
    const range = face && unicodeRange(face);
    return {
      href: addressOf(name),
      ...(range !== undefined && { characters: charactersOf(range) }),
    };
  };
  const namesOf = (font: string) =>
    fontsAndImages.flatMap(({ name }) => (withoutBundlerHash(name) === font ? [name] : []));
  return fonts.flatMap(namesOf).map(fontOf);
}

interface FinalNames {
  readonly names: ReadonlyMap<string, string>;
  readonly addressOf: (name: string) => string;
}

/** Returns the addresses of style sheets. For a release, writes a module with their texts. */
export const styleAssets = async (
  { libraries, whole }: Pick<Awaited<ReturnType<typeof siteSheets>>, 'libraries' | 'whole'>,
  { minify, scratch }: { readonly minify: boolean; readonly scratch: Scratch },
  { names, addressOf }: FinalNames,
) => ({
  style: addressOf('site.css'),
  fontFaces: addressOf('fonts.css'),
  libraryStyles: Object.fromEntries(
    libraries.map((library) => [library, addressOf(librarySheetName(library))]),
  ),
  ...(minify && { sheetModule: await scratch.write(sheetModule(whole, names)) }),
});

/** Returns the module with the CSS from which first paints are selected. Addresses are final. */
function sheetModule(whole: object, names: FinalNames['names']): NamedFile {
  const source = Object.entries(whole).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  const final = source.join('').replace(/(?<=["'(])\.\/([\w.~-]+)/g, (written, name: string) => {
    const known = names.get(name);
    return known === undefined ? written : `./${known}`;
  });
  return { name: 'sheet.mjs', bytes: Buffer.from(final) };
}
