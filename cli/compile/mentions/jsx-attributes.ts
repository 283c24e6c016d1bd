/** An attribute of an element in a piece of JSX. */
export interface JsxAttribute {
  readonly element: string;
  readonly name: string;
  /** Counted from the start of the code. */
  readonly offset: number;
}

const TAG = /<([A-Z]\w*)(?=[\s/>]|$)/g;
const ATTRIBUTE = /\s+([A-Za-z_][\w:-]*)(?=[\s=/>]|$)/y;
const ASSIGNED = /=(?:"[^"]*"|'[^']*'|\{)/y;
const OPENED = /\s*\{/y;

/** The attributes of components in code such as `<Button color="primary" />`, in their order. What is cut short is read as far as it goes. */
export function jsxAttributes(code: string): JsxAttribute[] {
  return [...code.matchAll(TAG)].flatMap(({ 0: tag, 1: element = '', index }) =>
    attributesFrom(code, index + tag.length).map((one) => ({ element, ...one })),
  );
}

function attributesFrom(code: string, start: number): Omit<JsxAttribute, 'element'>[] {
  const found: Omit<JsxAttribute, 'element'>[] = [];
  let at = start;
  for (;;) {
    const spread = matchAt(OPENED, code, at);
    if (spread) {
      at = afterBraces(code, at + spread[0].length);
      continue;
    }
    const match = matchAt(ATTRIBUTE, code, at);
    if (!match) return found;
    const [all, name = ''] = match;
    at += all.length;
    found.push({ name, offset: at - name.length });
    const value = matchAt(ASSIGNED, code, at)?.[0];
    if (value !== undefined) at += value.length;
    if (value?.endsWith('{')) at = afterBraces(code, at);
  }
}

function matchAt(pattern: RegExp, code: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(code);
}

/** Behind the bracket that closes one that was opened before `at`, or the end. */
function afterBraces(code: string, at: number): number {
  let depth = 1;
  for (let index = at; index < code.length; index++) {
    if (code[index] === '{') depth++;
    if (code[index] === '}' && --depth === 0) return index + 1;
  }
  return code.length;
}
