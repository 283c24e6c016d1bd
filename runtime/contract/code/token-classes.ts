/** The classes that a theme colours, each with the token types that it stands for. Source: look §2.4. */
const TYPES_BY_CLASS = {
  comment: ['prolog', 'doctype', 'cdata', 'shebang', 'hr'],
  punctuation: [],
  operator: ['entity', 'url', 'arrow', 'combinator'],
  keyword: ['atrule', 'important', 'rule', 'title', 'directive'],
  string: ['attr-value', 'char', 'template-string', 'code-snippet', 'code-block', 'heredoc'],
  number: ['unit', 'file-descriptor'],
  boolean: ['constant', 'null', 'symbol', 'nil'],
  function: ['builtin', 'function-variable', 'function-name', 'method'],
  'class-name': ['maybe-class-name', 'namespace', 'generic'],
  tag: ['selector'],
  'attr-name': ['variable', 'assign-left', 'environment', 'parameter'],
  property: ['regex', 'key', 'literal-property', 'string-property', 'property-access'],
  inserted: [],
  deleted: [],
} as const satisfies Record<string, readonly string[]>;

/** Name of a class of `<span class="token …">`. */
export type TokenClass = keyof typeof TYPES_BY_CLASS;

const CLASS_BY_TYPE: ReadonlyMap<string, TokenClass> = new Map(
  (Object.entries(TYPES_BY_CLASS) as [TokenClass, readonly string[]][]).flatMap(([name, types]) =>
    [name, ...types].map((type): [string, TokenClass] => [type, name]),
  ),
);

/** Parts that hold code or text of their own: the class around them does not reach inside. */
const FRESH = new Set([
  'script',
  'interpolation',
  'plain-text',
  'generic-function',
  'spread',
  'content',
]);

/** Class of a token: of its type, else of its first known alias, else the one around it; null where it is plain. */
export function tokenClass(types: readonly string[], around: TokenClass | null): TokenClass | null {
  if (types.some((type) => FRESH.has(type) || type.startsWith('language-'))) return null;
  for (const type of types) {
    const found = CLASS_BY_TYPE.get(type);
    if (found) return found;
  }
  return around;
}
