import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, OutputFile } from '../model/code/assets.ts';
import { type Diagnostic, DocsError, type Outcome } from '../model/diagnostic.ts';
import { contentHash } from '../model/files.ts';
import { isUnlisted, type Page } from '../model/page.ts';
import { toOutputPath, toSourcePath } from '../model/paths.ts';
import type { Site } from '../model/site.ts';
import type { PreviewImage } from '../render/view/addresses.ts';
import { directionOf, RTL_LETTER } from '../model/text.ts';
import { listSome, report } from '../report/catalogue.ts';
import type { StoredPage } from './make-page.ts';
import type { SiteInput } from './site-input.ts';
import type { CardColors } from '../../runtime/contract/theme.ts';
import { asJson, type Step } from '../model/host.ts';

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
  const { open, rendererHash } = await findRenderer(input, fonts);
  const productOf = (page: Page) => site.products.find(({ id }) => id === page.product);
  const textsOf = ({ page, facts }: CardPage) => [
    productOf(page)?.name ?? config.site.name,
    facts.title,
    facts.description,
  ];
  const shown = pages.filter(({ page }) => !isUnlisted(page));
  const characters = charactersIn(shown.flatMap(textsOf).join(''));
  const coverage = { characters, rendererHash };
  const { value: missing } = await host.run(missingCharactersStep(open), coverage);
  const withoutMissingEmoji = (text: string) =>
    text
      .replace(EMOJI, (whole, character: string) => (missing.includes(character) ? '' : whole))
      .trim();
  const isIncomplete = (text: string) =>
    [...withoutMissingEmoji(text)].some((character) => missing.includes(character));
  const example = shown.find((page) => isIncomplete(textsOf(page).join('')));
  const diagnostics = example ? [noGlyph(input, missing, example)] : [];
  if (input.dryRun) return { value: undefined, diagnostics };
  const step = cardStep(open);
  const look = { colors: assets.cardColors, rendererHash };
  const logoOf = await readLogos(input, site);
  const value: DrawCard = async ({ page, facts }) => {
    const texts = textsOf({ page, facts }).map(withoutMissingEmoji);
    const [name = '', title = '', description = ''] = texts;
    if (isUnlisted(page) || isIncomplete(name + title)) return undefined;
    const logo = logoOf(productOf(page)?.logo);
    const { language } = page.source;
    const card: Card = {
      title,
      description: isIncomplete(description) ? '' : description,
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
  const characters = listSome([...missing.replace(EMOJI, '')], 10);
  return report('config/no-glyph', place, { characters, file: page.source.file });
}

/** A font, optionally with a family name that replaces the one in the file. */
type CardFont = { readonly data: Uint8Array; readonly name?: string };

/** Finds the package that draws cards. It is loaded when the first card is drawn. */
async function findRenderer({ host, locateKey }: SiteInput, fonts: readonly CardFont[]) {
  const [version, folder] = [await host.packageVersion(PACKAGE), await host.packageFolder(PACKAGE)];
  if (version === undefined || folder === undefined) {
    const place = locateKey(['features', 'openGraph']);
    throw new DocsError(report('config/no-package:card', place, { name: PACKAGE }));
  }
  let opened: Promise<CardRenderer> | undefined;
  return {
    open: () => (opened ??= openRenderer(folder, fonts)),
    rendererHash: [version, ...fonts.map(({ data }) => contentHash(data))].join(),
  };
}

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

/** Size of social cards in pixels. */
const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Everything that a social card shows. */
export interface Card {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Name of the product, or of the site. */
  readonly name: string;
  /** Logo as a `data:` address. */
  readonly logo?: string;
  readonly colors: CardColors;
  /** Hash of the renderer and its fonts. */
  readonly rendererHash: string;
}

/** The part of a Takumi `Renderer` that cards use. */
export interface CardRenderer {
  readonly registerFont: (font: { readonly data: Uint8Array; name?: string }) => Promise<unknown>;
  readonly render: (
    node: CardNode,
    options: { width: number; height: number; format: 'png'; lang: string },
  ) => Promise<Uint8Array>;
  readonly renderSvg: (node: CardNode, size: { width: number; height: number }) => Promise<string>;
}

/** A code point that no font has. Missing characters are drawn like it. */
const NO_CHARACTER = '\uffff';

/** Creates the step that returns the characters that no font has. */
const missingCharactersStep = (
  open: () => Promise<CardRenderer>,
): Step<Pick<Card, 'rendererHash'> & { readonly characters: string }, string> => ({
  name: 'card-characters',
  version: 1,
  inputs: asJson,
  run: async ({ characters }) => {
    const renderer = await open();
    const draw = (text: string) =>
      renderer.renderSvg({ type: 'text', text }, { width: LOGO, height: LOGO });
    const empty = await draw(NO_CHARACTER);
    let missing = '';
    for (const character of characters) if ((await draw(character)) === empty) missing += character;
    return missing;
  },
});

type CardNode = { readonly style?: Readonly<Record<string, string | number>> } & (
  | { readonly type: 'container'; readonly children: readonly CardNode[] }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly src: string }
);

/** Creates the step that draws a card. Returns the PNG in base64. */
export const cardStep = (open: () => Promise<CardRenderer>): Step<Card, string> => ({
  name: 'card',
  version: 3,
  inputs: asJson,
  run: async (card) => {
    const options = { ...CARD_SIZE, format: 'png', lang: card.language } as const;
    const png = await (await open()).render(cardNode(card), options);
    return Buffer.from(png).toString('base64');
  },
});

const LOGO = 64;

function cardNode({ title, description, direction, name, logo, colors }: Card): CardNode {
  const line = (text: string) => ({
    direction: directionOfText(text, direction),
    textAlign: direction === 'rtl' ? 'right' : 'left',
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  });
  const top: CardNode[] = [
    ...(logo === undefined
      ? []
      : [{ type: 'image', src: logo, style: { height: LOGO, maxWidth: 4 * LOGO } } as const]),
    { type: 'text', text: name, style: { fontSize: 40, color: colors.text, ...line(name) } },
  ];
  const row = { display: 'flex', alignItems: 'center', gap: 24, height: LOGO };
  return {
    type: 'container',
    style: {
      ...CARD_SIZE,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      backgroundColor: colors.background,
      borderBottom: `16px solid ${colors.accent}`,
    },
    children: [
      {
        type: 'container',
        style: { ...row, flexDirection: direction === 'rtl' ? 'row-reverse' : 'row' },
        children: top,
      },
      {
        type: 'text',
        text: title,
        style: {
          ...line(title),
          fontSize: sizeOf(title),
          fontWeight: 600,
          lineHeight: 1.15,
          lineClamp: 3,
          textWrap: 'balance',
          color: colors.title,
        },
      },
      {
        type: 'text',
        text: description,
        style: {
          ...line(description),
          fontSize: 32,
          lineHeight: 1.4,
          lineClamp: 2,
          color: colors.text,
        },
      },
    ],
  };
}

/** Returns the direction of the first letter, as `dir="auto"` does. */
function directionOfText(text: string, otherwise: Card['direction']): Card['direction'] {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return otherwise;
  return RTL_LETTER.test(letter) ? 'rtl' : 'ltr';
}

/** Returns a smaller size for a long title. Han, kana and Hangul are twice as wide as Latin. */
function sizeOf(title: string): number {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
  const width = title.length + (title.match(wide)?.length ?? 0);
  return width > 48 ? 64 : 84;
}
