import { isPropName, namedProps } from './phrases.ts';
import type { Piece } from './pieces.ts';

/** A default in a paragraph. The offset is that of the code in the file. */
export interface Said {
  readonly code: string;
  readonly offset: number;
  readonly props: readonly string[];
  readonly values?: readonly string[];
}

/** The defaults that a paragraph tells: of a prop by its name, or of one that a list of values belongs to. */
export const saidDefaults = (pieces: readonly Piece[]): Said[] => [
  ...pieces.flatMap((_, index) => saidOfProp(pieces, index)),
  ...pieces.flatMap((_, index) => saidInList(pieces, index)),
];

/** What stands before, between and behind a prop and its default. The words between are those of one clause. */
const SAYS_DEFAULT: readonly {
  readonly before?: RegExp;
  readonly between: RegExp;
  readonly behind?: RegExp;
}[] = [
  { between: /^(?: prop)?(?:,? which)? defaults to $/ },
  { between: /^(?: prop)? \((?:default|defaults to|default value)[:=]? ?$/, behind: /^\)/ },
  { between: /^(?: prop)? is $/, behind: /^ by default\b/ },
  { between: /^(?:'s| prop's) default(?: value)? is $/ },
  { before: /\bdefault(?: value)? (?:of|for) (?:the )?$/i, between: /^(?: prop)? is $/ },
];

function saidOfProp(pieces: readonly Piece[], index: number): Said[] {
  const [prop, , value] = pieces.slice(index, index + 3);
  if (prop?.kind !== 'code' || value?.kind !== 'code' || !isPropName(prop.text)) return [];
  const [before, between, behind] = [index - 1, index + 1, index + 3].map((at) =>
    wordsAt(pieces, at),
  );
  const isSaid = SAYS_DEFAULT.some(
    (one) =>
      one.between.test(between ?? '') &&
      (one.before?.test(before ?? '') ?? true) &&
      (one.behind?.test(behind ?? '') ?? true),
  );
  return isSaid ? [{ code: value.text, offset: value.offset, props: [prop.text] }] : [];
}

const IS_DEFAULT = /^ ?\((?:the )?default\)/;
const BETWEEN_VALUES = /^(?: ?\((?:the )?default\))? ?(?:,|,? and|,? or)? ?$/;

/** `small`, `medium` (default) and `large`. */
function saidInList(pieces: readonly Piece[], index: number): Said[] {
  const value = pieces[index];
  if (value?.kind !== 'code' || !IS_DEFAULT.test(wordsAt(pieces, index + 1))) return [];
  const values = listAround(pieces, index);
  if (values.length < 2) return [];
  const props = namedProps(pieces).map(({ prop }) => prop);
  return [{ code: value.text, offset: value.offset, props, values }];
}

/** The codes of the list that one of them stands in. */
function listAround(pieces: readonly Piece[], index: number): string[] {
  const isJoined = (at: number) =>
    pieces[at - 1]?.kind === 'code' &&
    pieces[at + 1]?.kind === 'code' &&
    BETWEEN_VALUES.test(wordsAt(pieces, at));
  let first = index;
  while (isJoined(first - 1)) first -= 2;
  let last = index;
  while (isJoined(last + 1)) last += 2;
  return pieces
    .slice(first, last + 1)
    .filter((piece) => piece.kind === 'code')
    .map(({ text }) => text);
}

function wordsAt(pieces: readonly Piece[], index: number): string {
  const piece = index < 0 ? undefined : pieces[index];
  return piece?.kind === 'words' ? piece.text : '';
}
