import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, OutputFile } from '../model/assets.ts';
import { DocsError } from '../model/diagnostic.ts';
import { contentHash } from '../model/files.ts';
import { isUnlisted } from '../model/page.ts';
import { toOutputPath, toSourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import { type Card, CARD_SIZE, type CardRenderer, cardStep } from '../render/card.ts';
import type { PreviewImage } from '../render/view/addresses.ts';
import { directionOf } from '../render/view/languages.ts';
import { report } from '../report/catalogue.ts';
import type { StoredPage } from './compile-pages.ts';
import type { SiteInput } from './site-input.ts';

/** Draws the social card of a page. Undefined for an unlisted page. */
export type DrawCard = (
  stored: Pick<StoredPage, 'page' | 'facts'>,
) => Promise<{ readonly image: PreviewImage; readonly file: OutputFile } | undefined>;

const PACKAGE = '@takumi-rs/core';

/** Returns the function that draws social cards. Undefined if they are off, and in dry runs. */
export async function createCards(
  input: SiteInput,
  site: Site,
  assets: Assets,
): Promise<DrawCard | undefined> {
  const { config, host } = input;
  const { openGraph } = config.features;
  if (openGraph === false) return undefined;
  const fonts = await cardFonts(input, assets, openGraph === true ? [] : openGraph.fonts);
  const [version, folder] = [await host.packageVersion(PACKAGE), await host.packageFolder(PACKAGE)];
  if (version === undefined || folder === undefined) {
    const place = input.locateKey(['features', 'openGraph']);
    throw new DocsError(report('config/no-package:card', place, { name: PACKAGE }));
  }
  if (input.dryRun) return undefined;
  let opened: Promise<CardRenderer> | undefined;
  const step = cardStep(() => (opened ??= openRenderer(folder, fonts)));
  const look = {
    colors: assets.cardColors,
    renderer: [version, ...fonts.map(({ data }) => contentHash(data))].join(),
  };
  const logoOf = await readLogos(input, site);
  return async ({ page, facts }) => {
    if (isUnlisted(page)) return undefined;
    const product = site.products.find(({ id }) => id === page.product);
    const logo = logoOf(product?.logo);
    const { language } = page.source;
    const card: Card = {
      ...{ title: facts.title, description: facts.description, ...look },
      ...{ language, direction: directionOf(language) },
      name: product?.name ?? config.site.name,
      ...(logo !== undefined && { logo }),
    };
    const bytes = Buffer.from((await host.run(step, card)).value, 'base64');
    const path = toOutputPath(`_assets/card-${contentHash(bytes)}.png`);
    const href = `${config.site.url}${config.site.base}${path}`;
    return { image: { href, alt: facts.title, ...CARD_SIZE }, file: { path, bytes } };
  };
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
  const ofTheme = assets.fonts.flatMap((href): CardFont[] => {
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
  const addresses = [...products.map((one) => one.logo), logo, favicon];
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
    [own, logo, favicon].map((one) => logos.get(one ?? '')).find((one) => one !== undefined);
}
