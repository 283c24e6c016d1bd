/** Where JSON is wrong: an offset in the text, and what was expected there. */
export interface JsonProblem {
  readonly offset: number;
  readonly reason: string;
}

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/**
 * The first place at which a JSON object is wrong, or undefined. The engine's own messages differ between versions and do not always
 * say where.
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  let at = 0;
  const fail = (reason: string): JsonProblem => ({ offset: at, reason });
  const skip = () => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match !== null;
  };
  const takeChar = (char: string) => {
    skip();
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const value = (): JsonProblem | undefined => {
    skip();
    if (text[at] === '{') return list('{', '}', member);
    if (text[at] === '[') return list('[', ']', value);
    if (take(STRING) || take(SCALAR)) return undefined;
    return fail(text[at] === '"' ? 'the string does not end' : 'expected a JSON value');
  };
  const member = (): JsonProblem | undefined => {
    skip();
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
  skip();
  return problem ?? (at < text.length ? fail('expected nothing more') : undefined);
}
