import type { Diagnostic } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import { invalidTranslations } from '../report/catalogue/content/translation.ts';

/** Texts of one language, by flat key. */
export interface ReadTranslations {
  readonly texts: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Texts of a translation file. Nested objects are flattened with dots: `{"pages": {"/a": "A"}}` is `pages./a`. */
export function readTranslations(text: string, file: string): ReadTranslations {
  const { value, failure } = parse(text);
  if (failure !== undefined) {
    const range = lineRange(...lineAndColumn(text, failureOffset(text)), 1);
    return { texts: {}, diagnostics: [invalidTranslations('it is not JSON', { file, range })] };
  }
  const { texts, wrong } = flatten(value);
  const diagnostics = wrong.map((key) => {
    const at = Math.max(0, text.indexOf(JSON.stringify(key.split('.').at(-1))));
    const range = lineRange(...lineAndColumn(text, at), 1);
    return invalidTranslations(`${key === '' ? 'the file' : key} is no text`, { file, range });
  });
  return { texts, diagnostics };
}

function parse(text: string): { readonly value?: unknown; readonly failure?: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Where the text stops being JSON: the parser tells only sometimes, so the longest beginning that could still become JSON is looked for. */
function failureOffset(text: string): number {
  const whole = text.trimEnd();
  let [good, bad] = [0, whole.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (mayBecomeJson(whole.slice(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return good;
}

function mayBecomeJson(beginning: string): boolean {
  const { failure } = parse(beginning);
  if (failure === undefined || /end of JSON|Unterminated/.test(failure)) return true;
  const position = /position (\d+)/.exec(failure)?.[1];
  return position !== undefined && Number(position) >= beginning.length;
}

function lineAndColumn(text: string, offset: number): [line: number, column: number] {
  const lines = text.slice(0, offset).split('\n');
  return [lines.length, (lines.at(-1)?.length ?? 0) + 1];
}

function flatten(value: unknown, prefix = ''): { texts: Record<string, string>; wrong: string[] } {
  if (typeof value === 'string' && prefix !== '') return { texts: { [prefix]: value }, wrong: [] };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { texts: {}, wrong: [prefix] };
  }
  const parts = Object.entries(value).map(([key, child]) =>
    flatten(child, prefix === '' ? key : `${prefix}.${key}`),
  );
  return {
    texts: Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts))),
    wrong: parts.flatMap(({ wrong }) => wrong),
  };
}
