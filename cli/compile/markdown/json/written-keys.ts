/** A stretch of a text: offsets in code units, from 0. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a member of a JSON object is written. */
export interface WrittenKey {
  /** Its key, with the quotes. */
  readonly key: Stretch;
  /** All of it with the comma before it: without this, the others stay as they are. */
  readonly whole: Stretch;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],"]+/g;

/** Where the members of a valid JSON object are written, by key. */
export function writtenKeys(json: string): ReadonlyMap<string, WrittenKey> {
  const found = new Map<string, WrittenKey>();
  let [depth, start, end] = [0, 0, 0];
  let key: Stretch | undefined;
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    const isEnd = depth === 1 && (token === ',' || token === '}');
    if (isEnd && key) {
      const name = JSON.parse(json.slice(key.from, key.to)) as string;
      found.set(name, { key, whole: { from: start, to: end } });
    }
    if (isEnd) [key, start] = [undefined, index];
    else if (depth === 1) key ??= { from: index, to: index + token.length };
    if (token === '{' || token === '[') depth++;
    if (token === '}' || token === ']') depth--;
    end = index + token.length;
  }
  return found;
}
