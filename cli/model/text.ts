import { memoized } from './collections.ts';

/** Returns the message of an error, or the text of another thrown value. */
export const errorMessage = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Adds a location to a message: `No author (plugin.ts:6:9)`. */
export const withLocation = (message: string, at: string | undefined) =>
  at === undefined ? message : `${message} (${at})`;

/** A replacement of the characters from `from` up to `to`. An empty `text` removes them. */
export type CodeEdit = { readonly from: number; readonly to: number; readonly text: string };

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills placeholders: `Kit{Name}-{key}` → `KitButton-root`. Keeps those without a value. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

const XML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Escapes text for XML 1.0 elements and attributes. Replaces characters that XML forbids. */
export const escapeXml = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
    .replace(/[&<>"'\n\r\t]/g, (found) => XML_ENTITIES[found] ?? found);

/** Parses JSON without throwing. `failure` is the message, which depends on the Node version. */
export function tryParseJson(text: string): {
  readonly value?: unknown;
  readonly failure?: string;
} {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { failure: errorMessage(error) };
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

export const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Returns a pattern that matches each of these texts as a whole. */
export const anyOf = (texts: readonly string[]) =>
  new RegExp(`^(?:${texts.map(escapeRegExp).join('|')})$`);

/** Whether a text is a valid date such as `2025-01-31`, optionally with a time. */
export function isDate(text: string): boolean {
  const day =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text,
    )?.[1];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const RTL_SCRIPTS = 'Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ');

/** Returns the direction of a language. Cached, because `Intl` is slow and sites have few. */
export const directionOf = memoized((language): 'ltr' | 'rtl' =>
  RTL_SCRIPTS.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
);

export const RTL_LETTER = new RegExp(
  `[${RTL_SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}]`,
  'u',
);
