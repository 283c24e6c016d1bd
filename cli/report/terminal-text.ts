import { styleText } from 'node:util';

/** C0 and C1 controls (except tab and line feed), bidi marks, embeddings, overrides and isolates, line and paragraph separators. */
const UNSAFE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** Shows characters that could move the cursor, color the terminal or reorder words as `\u{1b}`. */
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

/** Styles a text for its role; returns it unchanged without color. */
export type Paint = (role: keyof typeof STYLES, text: string) => string;

export const paintFor = (color: boolean): Paint =>
  color
    ? (role, text) => styleText([...STYLES[role]], text, { validateStream: false })
    : (_, text) => text;

/** Symbols in what the CLI prints. */
export interface Symbols {
  readonly bar: string;
  readonly caret: string;
  readonly good: string;
  readonly bad: string;
  /** Marks where a text was cut. */
  readonly more: string;
}

/** The symbols for a terminal; a dumb one gets ASCII. */
export const symbolsFor = (dumb: boolean): Symbols =>
  dumb
    ? { bar: '|', caret: '^', good: 'ok', bad: 'x', more: '...' }
    : { bar: '│', caret: '^', good: '✓', bad: '✗', more: '…' };

export interface Printing {
  readonly color: boolean;
  readonly dumb: boolean;
  /** Columns of the terminal; absent where nothing is wrapped, such as in a pipe. */
  readonly columns?: number | undefined;
}

/** Paint and symbols of one output. */
export type Pen = { readonly paint: Paint; readonly symbols: Symbols };

export const penFor = ({ color, dumb }: Printing): Pen => ({
  paint: paintFor(color),
  symbols: symbolsFor(dumb),
});

/** Makes text a link for terminals that support OSC 8. Only printable ASCII of the address is kept: addresses are percent-encoded. */
export const linked = (text: string, address: string) =>
  `\u001b]8;;${address.replace(/[^!-~]/g, '')}\u001b\\${text}\u001b]8;;\u001b\\`;
