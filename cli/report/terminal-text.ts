import { styleText } from 'node:util';

/** C0 and C1 controls (tab and line feed apart), bidi marks, embeddings, overrides and isolates, line and paragraph separators. */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The text with everything that could move the cursor, colour the terminal or reorder words shown as `\u{1b}`. */
export const plain = (text: string) =>
  text.replace(UNSAFE, (found) => `\\u{${found.charCodeAt(0).toString(16)}}`);

/** Roles of text in what the CLI prints. */
const STYLES = {
  error: ['bold', 'red'],
  warning: ['bold', 'yellow'],
  good: ['bold', 'green'],
  place: ['cyan'],
  quiet: ['dim'],
  strong: ['bold'],
  added: ['green'],
  removed: ['red'],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

/** Gives text its role; without colour the text itself. */
export type Paint = (role: keyof typeof STYLES, text: string) => string;

/** The paint for a stream that does or does not show colours. */
export const paintFor = (color: boolean): Paint =>
  color
    ? (role, text) => styleText([...STYLES[role]], text, { validateStream: false })
    : (_, text) => text;

/** Marks used in what the CLI prints. */
export interface Symbols {
  readonly bar: string;
  readonly caret: string;
  readonly good: string;
  readonly bad: string;
  /** A text goes on here. */
  readonly more: string;
}

/** The marks for a terminal; a dumb one gets ASCII. */
export const symbolsFor = (dumb: boolean): Symbols =>
  dumb
    ? { bar: '|', caret: '^', good: 'ok', bad: 'x', more: '...' }
    : { bar: '│', caret: '^', good: '✓', bad: '✗', more: '…' };

/** What the reader of a text can show. */
export interface Printing {
  readonly color: boolean;
  /** True for a terminal that knows ASCII only. */
  readonly dumb: boolean;
  /** Columns of the terminal; absent where nothing is to be wrapped, such as in a pipe. */
  readonly columns?: number | undefined;
}

/** What texts are drawn with. */
export interface Pen {
  readonly paint: Paint;
  readonly symbols: Symbols;
}

export const penFor = ({ color, dumb }: Printing): Pen => ({
  paint: paintFor(color),
  symbols: symbolsFor(dumb),
});

/** Text that leads to an address where the terminal knows links (OSC 8). Of the address only printable ASCII is kept: addresses are percent-encoded. */
export const linked = (text: string, address: string) =>
  `\u001b]8;;${address.replace(/[^!-~]/g, '')}\u001b\\${text}\u001b]8;;\u001b\\`;
