/**
 * Parses JSON without throwing. `failure` is the message, which differs between versions of Node.
 */
export function tryParseJson(text: string): {
  readonly value?: unknown;
  readonly failure?: string;
} {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the offset of a syntax error: the end of the longest prefix that could become JSON. */
export function failureOffset(text: string): number {
  const whole = text.trimEnd();
  let [good, bad] = [0, whole.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (mayBecomeJson(whole.slice(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return good;
}

function mayBecomeJson(prefix: string): boolean {
  const { failure } = tryParseJson(prefix);
  if (failure === undefined || /end of JSON|Unterminated/.test(failure)) return true;
  const position = /position (\d+)/.exec(failure)?.[1];
  return position !== undefined && Number(position) >= prefix.length;
}

/** Recursively readonly type. Keeps record values: they are readonly or infinitely nested JSON. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? string extends keyof T
      ? Readonly<T>
      : { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
