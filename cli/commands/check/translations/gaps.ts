import { missingTranslations, unmarkedTranslations } from '../../../finish/coverage.ts';
import { readText } from '../../../load/read-text.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Host } from '../../../model/host.ts';
import type { Survey } from '../../../pipeline/build-site.ts';
import { translationMissing, translationUnmarked } from '../../../report/rules/translation.ts';
import { isAsked, type Measure } from '../../terminal/findings.ts';

/** What somebody asks about translations beyond what every check finds. */
export interface SoughtGaps {
  readonly missing: boolean;
  /** Files to be written come only to who names the rule: a configuration alone makes none. */
  readonly stubs: boolean;
  readonly unmarked: boolean;
}

/** What is asked about translations. */
export function soughtGaps(measure: Measure): SoughtGaps {
  const missing = isAsked(translationMissing.rule.code, measure);
  return {
    missing,
    stubs: missing && measure.only?.includes(translationMissing.rule.code) === true,
    unmarked: isAsked(translationUnmarked.rule.code, measure),
  };
}

/** What is not translated or not marked, where somebody asks for that. */
export async function translationGaps(
  host: Pick<Host, 'files'>,
  survey: Survey,
  { missing, stubs, unmarked }: SoughtGaps,
): Promise<Diagnostic[]> {
  const read = async (file: Parameters<typeof readText>[1]) => (await readText(host, file)).value;
  return [
    ...(missing ? await missingTranslations(survey, stubs ? read : undefined) : []),
    ...(unmarked ? unmarkedTranslations(survey.site) : []),
  ];
}
