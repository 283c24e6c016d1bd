/**
 * Elements of highlighted code, by the color of their text, each with the token types that it stands for. Their names are
 * short since a page of code has tens of thousands: the most frequent have one letter. Source: look §2.4.
 */
const TYPES_BY_ELEMENT = {
  'c-c': ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'hr'],
  'c-p': ['punctuation'],
  'c-o': ['operator', 'entity', 'url', 'arrow', 'combinator'],
  'c-k': ['keyword', 'atrule', 'important', 'rule', 'title', 'directive'],
  'c-s': [
    'string',
    'attr-value',
    'char',
    'template-string',
    'code-snippet',
    'code-block',
    'heredoc',
  ],
  'c-n': ['number', 'unit', 'file-descriptor', 'boolean', 'constant', 'null', 'symbol', 'nil'],
  u: ['function', 'builtin', 'function-variable', 'function-name', 'method', 'tag', 'selector'],
  'c-t': ['class-name', 'maybe-class-name', 'namespace', 'generic'],
  'c-a': ['attr-name', 'variable', 'assign-left', 'environment', 'parameter'],
  i: ['property', 'regex', 'key', 'literal-property', 'string-property', 'property-access'],
  'c-i': ['inserted'],
  'c-d': ['deleted'],
} as const satisfies Record<string, readonly string[]>;

/** Element of text that no token is about: names of variables, and text between tags. */
export const PLAIN = 'b';

/** Element around a whole block: punctuation, the most frequent of all, needs no other. */
export const BASE = 'c-p';

/** Name of an element that gives code its color. */
export type TokenElement = keyof typeof TYPES_BY_ELEMENT | typeof PLAIN;

const ELEMENT_BY_TYPE: ReadonlyMap<string, TokenElement> = new Map(
  (Object.entries(TYPES_BY_ELEMENT) as [TokenElement, readonly string[]][]).flatMap(
    ([element, types]) => types.map((type): [string, TokenElement] => [type, element]),
  ),
);

/** Tokens that hold code or text of their own: the color around them does not reach inside. */
const FRESH = new Set([
  'script',
  'interpolation',
  'plain-text',
  'generic-function',
  'spread',
  'content',
]);

/** Element of a token: of its type, else of its first known alias, else the one around it. */
export function tokenElement(types: readonly string[], around: TokenElement): TokenElement {
  if (types.some((type) => FRESH.has(type) || type.startsWith('language-'))) return PLAIN;
  for (const type of types) {
    const found = ELEMENT_BY_TYPE.get(type);
    if (found) return found;
  }
  return around;
}
