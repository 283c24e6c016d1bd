import type { CardColors } from '../../runtime/contract/theme.ts';
import { asJson, type Step } from '../model/host.ts';

/** Size of social cards in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

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
  readonly renderer: string;
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
export const missingCharactersStep = (
  open: () => Promise<CardRenderer>,
): Step<Pick<Card, 'renderer'> & { readonly characters: string }, string> => ({
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

/** An element of a card, with styles as in CSS. */
type CardNode = { readonly style?: Readonly<Record<string, string | number>> } & (
  | { readonly type: 'container'; readonly children: readonly CardNode[] }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly src: string }
);

/** Creates the step that draws a card. Returns the PNG in base64. */
export const cardStep = (open: () => Promise<CardRenderer>): Step<Card, string> => ({
  name: 'card',
  version: 2,
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

const RTL_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

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
