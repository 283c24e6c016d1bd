const LENGTH = 140;
const BEFORE = 40;

/** Returns the part of a text around the first of the terms; its beginning if there is none. */
export function excerptOf(text: string, terms: readonly string[]): string {
  if (text.length <= LENGTH) return text;
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
  const place = places.length === 0 ? 0 : Math.min(...places);
  const start = place <= BEFORE ? 0 : text.indexOf(' ', place - BEFORE) + 1;
  const space = text.lastIndexOf(' ', start + LENGTH);
  const end = start + LENGTH >= text.length ? text.length : space > start ? space : start + LENGTH;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
