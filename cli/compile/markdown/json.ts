/** A syntax error in JSON: its offset, and the expected syntax. */
interface JsonProblem {
  readonly offset: number;
  readonly reason: string;
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/**
 * Returns the first syntax error in a JSON object. `JSON.parse` is not used, because its messages
 * differ between versions of Node and do not always contain an offset.
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  let at = 0;
  const fail = (reason: string): JsonProblem => ({ offset: at, reason });
  const skipSpace = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match !== null;
  };
  const takeChar = (char: string) => {
    skipSpace();
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const value = (): JsonProblem | undefined => {
    skipSpace();
    if (text[at] === '{') return list('{', '}', member);
    if (text[at] === '[') return list('[', ']', value);
    if (take(STRING) || take(SCALAR)) return undefined;
    return fail(text[at] === '"' ? 'the string does not end' : 'expected a JSON value');
  };
  const member = (): JsonProblem | undefined => {
    skipSpace();
    if (!take(STRING)) return fail('expected a key in double quotes');
    if (!takeChar(':')) return fail('expected :');
    return value();
  };
  const list = (open: string, close: string, item: typeof value): JsonProblem | undefined => {
    takeChar(open);
    if (takeChar(close)) return undefined;
    for (;;) {
      const problem = item();
      if (problem) return problem;
      if (takeChar(close)) return undefined;
      if (!takeChar(',')) return fail(`expected , or ${close}`);
    }
  };
  const problem = list('{', '}', member);
  skipSpace();
  return problem ?? (at < text.length ? fail('expected nothing more') : undefined);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Spans of a member of a JSON object. */
interface MemberSpans {
  /** The key including its quotes. */
  readonly key: Span;
  /** The member including the comma before it, so that it can be cut out. */
  readonly whole: Span;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],"]+/g;

/** Returns the spans of the members of a valid JSON object, by key. */
export function memberSpans(json: string): ReadonlyMap<string, MemberSpans> {
  const found = new Map<string, MemberSpans>();
  let depth = 0;
  let start = 0;
  let end = 0;
  let key: Span | undefined;
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const isEnd = depth === 1 && (token === ',' || token === '}');
    if (isEnd && key) {
      const name = JSON.parse(json.slice(key.from, key.to)) as string;
      found.set(name, { key, whole: { from: start, to: end } });
    }
    if (isEnd) {
      key = undefined;
      start = index;
    } else if (depth === 1) key ??= { from: index, to: index + token.length };
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    end = index + token.length;
  }
  return found;
}
