import { missingTranslations, unmarkedTranslations } from '../../../finish/translations/gaps.ts';
import { readText } from '../../../load/read-text.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Host } from '../../../model/host.ts';
import type { Survey } from '../../../pipeline/index.ts';
import { rules } from '../../../report/catalogue/content/translation-upkeep.ts';
import { isAsked, type Measure } from '../../terminal/findings.ts';

/** What is not translated or not marked, where somebody asks for that. Files to be written come only to who names the rule: a configuration alone makes none. */
export async function translationGaps(
  host: Pick<Host, 'files'>,
  survey: Survey,
  measure: Measure,
): Promise<Diagnostic[]> {
  const { missing, unmarked } = rules;
  const isNamed = measure.only?.includes(missing.code) === true;
  const read = async (file: Parameters<typeof readText>[1]) => (await readText(host, file)).value;
  return [
    ...(isAsked(missing.code, measure)
      ? await missingTranslations(survey, isNamed ? read : undefined)
      : []),
    ...(isAsked(unmarked.code, measure) ? unmarkedTranslations(survey.site) : []),
  ];
}
