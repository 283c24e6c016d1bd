import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, OutputFile } from '../model/assets.ts';
import { type Diagnostic, DocsError, type Outcome } from '../model/diagnostic.ts';
import { contentHash } from '../model/files.ts';
import { isUnlisted, type Page } from '../model/page.ts';
import { toOutputPath, toSourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import {
  type Card,
  CARD_SIZE,
  type CardRenderer,
  cardStep,
  missingCharactersStep,
} from '../render/card.ts';
import type { PreviewImage } from '../render/view/addresses.ts';
import { directionOf } from '../render/view/alternates.ts';
import { report } from '../report/catalogue.ts';
import type { StoredPage } from './make-page.ts';
import type { SiteInput } from './site-input.ts';

type CardPage = Pick<StoredPage, 'page' | 'facts'>;

/** Draws the social card of a page. Undefined if it is unlisted or no font covers its title. */
export type DrawCard = (
  stored: CardPage,
) => Promise<{ readonly image: PreviewImage; readonly file: OutputFile } | undefined>;

const PACKAGE = '@takumi-rs/core';

/** Returns the function that draws social cards. Undefined if they are off, and in dry runs. */
export async function createCards(
  input: SiteInput,
  site: Site,
  { pages, assets }: { readonly pages: readonly StoredPage[]; readonly assets: Assets },
): Promise<Outcome<DrawCard | undefined>> {
  const { config, host } = input;
  const { openGraph } = config.features;
  if (openGraph === false) return { value: undefined, diagnostics: [] };
  const fonts = await cardFonts(input, assets, openGraph === true ? [] : openGraph.fonts);
  const [version, folder] = [await host.packageVersion(PACKAGE), await host.packageFolder(PACKAGE)];
  if (version === undefined || folder === undefined) {
    const place = input.locateKey(['features', 'openGraph']);
    throw new DocsError(report('config/no-package:card', place, { name: PACKAGE }));
  }
  let opened: Promise<CardRenderer> | undefined;
  const open = () => (opened ??= openRenderer(folder, fonts));
  const renderer = [version, ...fonts.map(({ data }) => contentHash(data))].join();
  const nameOf = (page: Page) =>
    site.products.find(({ id }) => id === page.product)?.name ?? config.site.name;
  const textsOf = ({ page, facts }: CardPage) => [nameOf(page), facts.title, facts.description];
  const shown = pages.filter(({ page }) => !isUnlisted(page));
  const characters = charactersIn(shown.flatMap(textsOf).join(''));
  const missing = (await host.run(missingCharactersStep(open), { characters, renderer })).value;
  const visible = (text: string) =>
    text
      .replace(EMOJI, (whole, character: string) => (missing.includes(character) ? '' : whole))
      .trim();
  const lacks = (text: string) =>
    [...visible(text)].some((character) => missing.includes(character));
  const example = shown.find((page) => lacks(textsOf(page).join('')));
  const diagnostics = example ? [noGlyph(input, missing, example)] : [];
  if (input.dryRun) return { value: undefined, diagnostics };
  const step = cardStep(open);
  const look = { colors: assets.cardColors, renderer };
  const logoOf = await readLogos(input, site);
  const value: DrawCard = async ({ page, facts }) => {
    const [name = '', title = '', description = ''] = textsOf({ page, facts }).map(visible);
    if (isUnlisted(page) || lacks(name + title)) return undefined;
    const product = site.products.find(({ id }) => id === page.product);
    const logo = logoOf(product?.logo);
    const { language } = page.source;
    const card: Card = {
      title,
      description: lacks(description) ? '' : description,
      ...look,
      language,
      direction: directionOf(language),
      name,
      ...(logo !== undefined && { logo }),
    };
    const bytes = Buffer.from((await host.run(step, card)).value, 'base64');
    const path = toOutputPath(`_assets/card-${contentHash(bytes)}.png`);
    const href = `${config.site.url}${config.site.base}${path}`;
    return { image: { href, alt: facts.title, ...CARD_SIZE }, file: { path, bytes } };
  };
  return { value, diagnostics };
}

/** Emoji, which text fonts lack. */
const EMOJI = /([\p{Extended_Pictographic}\p{RI}])[\p{Emoji_Modifier}\uFE0F\u200D]*/gu;

/** Returns the distinct characters of a text, without marks, control characters and spaces. */
const charactersIn = (text: string) =>
  [...new Set(text.replace(/[\p{M}\p{C}\s]/gu, ''))].sort().join('');

function noGlyph({ locateKey }: SiteInput, missing: string, { page }: CardPage): Diagnostic {
  const place = locateKey(['features', 'openGraph']);
  const all = [...missing.replace(EMOJI, '')];
  const more = all.length > 10 ? ` and ${all.length - 10} more` : '';
  const characters = all.slice(0, 10).join(' ') + more;
  return report('config/no-glyph', place, { characters, file: page.source.file });
}

/** A font, optionally with a family name that replaces the one in the file. */
type CardFont = { readonly data: Uint8Array; readonly name?: string };

/** Loads the renderer. It draws characters that a font lacks with the next fonts. */
async function openRenderer(folder: string, fonts: readonly CardFont[]): Promise<CardRenderer> {
  const entry = createRequire(join(folder, 'package.json')).resolve(folder);
  const { Renderer } = (await import(pathToFileURL(entry).href)) as {
    readonly Renderer: new () => CardRenderer;
  };
  const renderer = new Renderer();
  for (const font of fonts) await renderer.registerFont(font);
  return renderer;
}

/** Reads the fonts that the theme preloads, followed by the configured ones. */
async function cardFonts(
  input: SiteInput,
  assets: Assets,
  names: readonly string[],
): Promise<CardFont[]> {
  const { config, host } = input;
  const ofTheme = assets.common.fonts.flatMap(({ href }): CardFont[] => {
    const file = assets.files.find(({ path }) => href === config.site.base + path);
    return file ? [{ data: Buffer.from(file.bytes) }] : [];
  });
  const others = await host.each(names, async (name): Promise<CardFont> => {
    const data = await readFont(input, name).catch(() => undefined);
    if (data) return { data, name };
    throw invalidFonts(input, `no file ${name}`);
  });
  if (ofTheme.length + others.length === 0) {
    throw invalidFonts(input, 'the theme preloads no font, so fonts must list one');
  }
  return [...ofTheme, ...others];
}

function invalidFonts({ locateKey }: SiteInput, reason: string) {
  const hint = 'Give paths in the site, or files of installed packages.';
  const values = { key: 'features.openGraph.fonts', reason, hint };
  return new DocsError(report('config/invalid', locateKey(['features', 'openGraph']), values));
}

async function readFont({ host }: SiteInput, name: string): Promise<Uint8Array> {
  if (name.startsWith('.')) return host.files.read(toSourcePath(posix.normalize(name)));
  const [, packageName = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(name) ?? [];
  const folder = await host.packageFolder(packageName);
  const file = join(folder ?? host.root, path);
  host.readLog?.add([file]);
  return readFile(file);
}

/** Reads the logos of products. Products without one use the logo or icon of the site. */
async function readLogos({ config, host }: SiteInput, { products, publicFiles }: Site) {
  const { logo, favicon = '/favicon.svg' } = config.site.brand;
  const addresses = [...products.map((product) => product.logo), logo, favicon];
  const logos = new Map<string, string>();
  for (const address of addresses) {
    const file = publicFiles.get(address ?? '');
    if (address === undefined || file === undefined) continue;
    const type = { svg: 'svg+xml', png: 'png', jpg: 'jpeg' }[address.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const data = Buffer.from(await host.files.read(file)).toString('base64');
    logos.set(address, `data:image/${type};base64,${data}`);
  }
  return (own: string | undefined) =>
    [own, logo, favicon].map((logo) => logos.get(logo ?? '')).find((logo) => logo !== undefined);
}
