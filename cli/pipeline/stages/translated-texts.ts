import { API_TEXTS, CODE_TEXTS, DEMO_TEXTS, TEXTS } from '../../../runtime/contract/texts.ts';
import { coverageOf } from '../../finish/translations/coverage.ts';
import { checkWords } from '../../finish/translations/missing-words.ts';
import { checkTextKeys } from '../../finish/translations/unknown-keys.ts';
import type { Sources } from '../../model/content/sources.ts';
import type { Assets } from '../../model/assets.ts';
import type { Coverage } from '../../model/content/coverage.ts';
import type { Outcome } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { withPlaces } from '../places.ts';
import type { SiteInput } from '../site-input.ts';

/** How far the site is translated, and what is wrong with its files of texts. What can be said depends on the theme. */
export async function translatedTexts(
  input: SiteInput,
  { site, sources }: { readonly site: Site; readonly sources: Sources },
  { themeTexts }: Pick<Assets, 'themeTexts'>,
): Promise<Outcome<Coverage>> {
  const words = themeTexts && [...new Set([...scriptTexts(site), ...themeTexts])];
  const context = { files: sources.translationFiles, words };
  const missing = await withPlaces(input, (locate) => checkWords(site, context, locate));
  return {
    value: coverageOf(site, words),
    diagnostics: [...checkTextKeys(site, context), ...missing],
  };
}

/** Keys of what the scripts of the site say. */
function scriptTexts({ pages }: Site): string[] {
  const hasDemos = pages.some(({ demos }) => demos.length > 0);
  const hasReference = pages.some(({ kind }) => kind === 'api');
  return [
    TEXTS,
    CODE_TEXTS,
    ...(hasDemos ? [DEMO_TEXTS] : []),
    ...(hasReference ? [API_TEXTS] : []),
  ].flatMap(Object.keys);
}
