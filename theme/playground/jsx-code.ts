/** Longest element, in characters, that is written on one line. */
const MAX_LINE_LENGTH = 60;

/** Part of code. `tag` is the element that colors it; undefined for plain text. */
export interface CodePart {
  readonly text: string;
  readonly tag?: 'c-p' | 'c-a' | 'c-s' | 'c-n' | 'c-k' | 'c-t' | undefined;
}

/** An element as JSX shows it. */
interface JsxElement {
  /** Name of the component, such as `Button`. */
  readonly name: string;
  /** Props in the order of the code. */
  readonly props: ReadonlyMap<string, unknown>;
  /** Code between the tags, on lines that start without indentation. Undefined for no content. */
  readonly content: string | undefined;
}

/** Returns the code of an import of a default export, and an empty line. */
export const importCode = (name: string, from: string): CodePart[] => [
  { text: 'import', tag: 'c-k' },
  plain(` ${name} `),
  { text: 'from', tag: 'c-k' },
  plain(' '),
  { text: `'${from}'`, tag: 'c-s' },
  plain(';\n\n'),
];

const plain = (text: string): CodePart => ({ text });
const mark = (text: string): CodePart => ({ text, tag: 'c-p' });

/** Returns the code of an element: on one line if it is short, else with a prop on each line. */
export function jsxCode({ name, props, content }: JsxElement): CodePart[] {
  const attributes = [...props].map(([prop, value]) => attributeCode(prop, value));
  const opening = (isLong: boolean): CodePart[] => [
    mark('<'),
    { text: name, tag: 'c-t' },
    ...attributes.flatMap((code) => [plain(isLong ? '\n  ' : ' '), ...code]),
    ...(isLong && attributes.length > 0 ? [plain('\n')] : []),
  ];
  if (content === undefined) {
    const short = [...opening(false), plain(' '), mark('/>')];
    return isShort(short) ? short : [...opening(true), mark('/>')];
  }
  const closing = [mark('</'), { text: name, tag: 'c-t' } as const, mark('>')];
  const short = [...opening(false), mark('>'), plain(content), ...closing];
  if (isShort(short)) return short;
  const start = isShort(opening(false)) ? opening(false) : opening(true);
  const lines = content.split('\n').map((line) => `\n  ${line}`);
  return [...start, mark('>'), plain(`${lines.join('')}\n`), ...closing];
}

/** Returns text as content of an element. */
export const jsxText = (text: string): string =>
  /[{}<>&\n]|^\s|\s$/.test(text)
    ? `{'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'}`
    : text;

const isShort = (parts: readonly CodePart[]): boolean => {
  const code = parts.map(({ text }) => text).join('');
  return code.length <= MAX_LINE_LENGTH && !code.includes('\n');
};

function attributeCode(prop: string, value: unknown): CodePart[] {
  const name: CodePart = { text: prop, tag: 'c-a' };
  if (value === true) return [name];
  if (typeof value === 'string' && !/["\\\n&]/.test(value)) {
    return [name, mark('='), { text: `"${value}"`, tag: 'c-s' }];
  }
  const tag = typeof value === 'number' ? 'c-n' : typeof value === 'string' ? 'c-s' : 'c-k';
  return [name, mark('={'), { text: JSON.stringify(value), tag }, mark('}')];
}
