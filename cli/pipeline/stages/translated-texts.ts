import {
  API_TEXTS,
  BUILD_TEXTS,
  CODE_TEXTS,
  DEMO_TEXTS,
  TEXTS,
} from '../../../runtime/contract/payload.ts';
import { API_WORDS } from '../../api/content/texts.ts';
import { coverageOf } from '../../finish/coverage.ts';
import { checkTextKeys, checkTextLinks, checkTextPlaces, checkWords } from '../../finish/texts.ts';
import type { Sources, Coverage } from '../../model/sources.ts';
import type { Assets } from '../../model/assets.ts';
import { fileStart, type Outcome } from '../../model/diagnostic.ts';
import type { Dictionary, Site } from '../../model/site.ts';
import { translationLanguageOff } from '../../report/catalogue/content/translation.ts';
import type { SiteInput } from '../site-input.ts';

/** How far the site is translated, and what is wrong with its files of texts. What can be said depends on the theme. */
export async function translatedTexts(
  input: SiteInput,
  { site, sources }: { readonly site: Site; readonly sources: Sources },
  { themeTexts }: Pick<Assets, 'themeTexts'>,
): Promise<Outcome<Coverage>> {
  const { routing } = site;
  const scripts = scriptTexts(site);
  const words = themeTexts && Object.keys({ ...scripts, ...themeTexts });
  const files = sources.translationFiles;
  const said = {
    ...API_WORDS,
    ...DEMO_TEXTS,
    ...BUILD_TEXTS,
    ...API_TEXTS,
    ...scripts,
    ...themeTexts,
  };
  const served = new Map([...files].filter(([language]) => routing.languages.includes(language)));
  const context = { files, words };
  const missing = checkWords(site, context, input.locateValue);
  return {
    value: coverageOf(site, words),
    diagnostics: [
      ...textsOfNobody(site, files),
      ...checkTextKeys(site, context),
      ...checkTextPlaces(site, { files: served, said }),
      ...checkTextLinks(site, served),
      ...missing,
    ],
  };
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Files of texts in languages that the site does not serve. Other names may be notes. */
const textsOfNobody = ({ routing }: Site, files: Sources['translationFiles']) =>
  [...files]
    .filter(([language]) => LANGUAGE.test(language) && !routing.languages.includes(language))
    .map(([language, { file }]) => translationLanguageOff(language, fileStart(file)));

/** What the scripts of the site say in English. */
function scriptTexts({ pages }: Site): Dictionary {
  const hasDemos = pages.some(({ demos }) => demos.length > 0);
  const hasReference = pages.some(({ kind }) => kind === 'api');
  return {
    ...TEXTS,
    ...CODE_TEXTS,
    ...(hasDemos && { ...DEMO_TEXTS, ...BUILD_TEXTS }),
    ...(hasReference && API_TEXTS),
  };
}
