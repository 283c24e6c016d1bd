import { type Diagnostic, fixInQuotes, insideQuotes, type Place } from '../../model/diagnostic.ts';

/** Stands for a place that is asked for only where something is wrong. */
export const UNKNOWN: Place = { file: '' };

/** What is found, wherever it is. */
export const said = ({ code, severity, message, hint }: Diagnostic): Diagnostic => ({
  ...{ code, severity, message },
  ...(hint !== undefined && { hint }),
});

/** A finding at the first place where its address is written, if any is known: the spelling counts, where there are several. */
export function placed(found: Diagnostic, href: string, places: readonly (readonly Place[])[]) {
  const [own = []] = places;
  const [exact, other] = own.filter((place) => insideQuotes(place, href));
  const { fix } = found;
  const isCertain = exact && !other && fix && 'replace' in fix;
  const inQuotes = isCertain ? fixInQuotes(exact, href, fix.replace) : undefined;
  return { ...said(found), ...(exact ?? places.flat()[0]), ...(inQuotes && { fix: inQuotes }) };
}
