import type PrismType from 'prismjs';

/** Prism with the grammars that were added to it. */
export type Prism = Pick<typeof PrismType, 'languages' | 'hooks' | 'tokenize'>;

/** Maximum characters of a highlighted line: some grammars take quadratic time. */
const MAX_LINE_LENGTH = 5000;

/** Highlights code as HTML, one self-contained string a line. Only escapes it without a grammar. */
export function codeLines(
  prism: Prism,
  { code, grammar: language = '' }: { code: string; grammar: string | undefined },
): string[] {
  const lines = code.split('\n');
  const grammar = prism.languages[language];
  const isPlain = !grammar || lines.some((line) => line.length > MAX_LINE_LENGTH);
  if (isPlain) return lines.map(escapeCode);
  const env = { code, grammar, language, tokens: [] as TokenContent };
  // Some grammars depend on hooks, such as JSX for the text between tags.
  prism.hooks.run('before-tokenize', env);
  env.tokens = prism.tokenize(env.code, env.grammar);
  prism.hooks.run('after-tokenize', env);
  return tokenLines(env.tokens);
}

/**
 * Token types by the element that colors them. Names are short, the most frequent one letter,
 * because a page of code has tens of thousands of elements.
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

/** Element of text without a token: names of variables, and text between tags. */
export const PLAIN_ELEMENT = 'b';

/** Element around a whole block. Punctuation, the most frequent type, needs no other. */
const BASE = 'c-p';

type TokenElement = keyof typeof TYPES_BY_ELEMENT | typeof PLAIN_ELEMENT;

const ELEMENT_BY_TYPE: ReadonlyMap<string, TokenElement> = new Map(
  (Object.entries(TYPES_BY_ELEMENT) as [TokenElement, readonly string[]][]).flatMap(
    ([element, types]) => types.map((type): [string, TokenElement] => [type, element]),
  ),
);

/** Tokens that contain code or text of their own, which does not take the color around them. */
const RESETTING = new Set([
  'script',
  'interpolation',
  'plain-text',
  'generic-function',
  'spread',
  'content',
]);

/** Returns the element of a token: by its type, else by a known alias, else the one around it. */
function tokenElement(types: readonly string[], around: TokenElement): TokenElement {
  if (types.some((type) => RESETTING.has(type) || type.startsWith('language-')))
    return PLAIN_ELEMENT;
  for (const type of types) {
    const found = ELEMENT_BY_TYPE.get(type);
    if (found) return found;
  }
  return around;
}

/** Content of a Prism token: text, another token, or a list of both. */
type TokenContent = string | TokenLike | readonly (string | TokenLike)[];

interface TokenLike {
  readonly type: string;
  readonly alias: string | string[] | undefined;
  readonly content: TokenContent;
}

interface Piece {
  readonly element: TokenElement;
  text: string;
}

function tokenLines(tokens: TokenContent): string[] {
  const output: string[] = [];
  const pieces: Piece[] = [];
  flatten(tokens, PLAIN_ELEMENT, pieces);
  let line = '';
  for (const { element, text } of pieces) {
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      output.push(line + tokenHtml(element, text.slice(start, end)));
      line = '';
      start = end + 1;
    }
    line += tokenHtml(element, text.slice(start));
  }
  return [...output, line];
}

/** Appends tokens to `pieces`. Merges adjacent text of one element, and spaces between elements. */
function flatten(content: TokenContent, around: TokenElement, pieces: Piece[]) {
  if (typeof content === 'string') {
    const last = pieces.at(-1);
    if (last && (last.element === around || content.trim() === '')) last.text += content;
    else pieces.push({ element: around, text: content });
    return;
  }
  if (!('type' in content)) {
    for (const token of content) flatten(token, around, pieces);
    return;
  }
  const aliases = typeof content.alias === 'string' ? [content.alias] : (content.alias ?? []);
  flatten(content.content, tokenElement([content.type, ...aliases], around), pieces);
}

/** Wraps text in its element, unless that would make no visible difference. */
export const tokenHtml = (element: TokenElement, text: string): string =>
  element === BASE || text.trim() === ''
    ? escapeCode(text)
    : `<${element}>${escapeCode(text)}</${element}>`;

/** Escapes code for the content of elements. */
export const escapeCode = (text: string): string =>
  /[&<]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;') : text;

/** The start of an element that `tokenHtml` writes. */
const TOKEN = /<(?:[biu]|c-\w)>/;

/** Joins the lines of a block to safe HTML. Code without highlighting gets no element around it. */
export function blockHtml(lines: readonly string[]): string {
  const html = lines.join('\n');
  return TOKEN.test(html) ? `<${BASE}>${html}</${BASE}>` : html;
}
