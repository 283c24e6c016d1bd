import type { Diagnostic } from '../../model/diagnostic.ts';
import { lineRange } from '../../model/diagnostic.ts';
import type { PageFacts } from '../../model/page.ts';
import {
  translationAnchor,
  translationHeadings,
} from '../../report/catalogue/content/translation-upkeep.ts';

/**
 * Where the headings of a translation get out of step with those of its original; where they are in step, those that lack an id that the original
 * gives. Ids that are made of the text of a heading differ in each language, and nobody counts on them.
 */
export function compareHeadings(file: string, own: PageFacts, original: PageFacts): Diagnostic[] {
  const most = Math.max(own.headings.length, original.headings.length);
  const at = Array.from({ length: most }, (_, index) => index).find(
    (index) => own.headings[index]?.level !== original.headings[index]?.level,
  );
  return at === undefined
    ? missingIds(file, own, original)
    : [outOfStep(file, { own, original, at })];
}

function outOfStep(
  file: string,
  { own, original, at }: { own: PageFacts; original: PageFacts; at: number },
): Diagnostic {
  const [heading, other] = [own.headings[at], original.headings[at]];
  const range = (heading ?? own.headings[at - 1])?.range ?? lineRange(1, 1, 1);
  return translationHeadings(difference(heading?.level, other), { file, range });
}

function difference(
  level: number | undefined,
  other: PageFacts['headings'][number] | undefined,
): string {
  if (other === undefined) return 'The original has no heading here';
  const there = `“${other.text}” (level ${other.level})`;
  if (level === undefined) return `After this, the original has the heading ${there}`;
  return `This heading has level ${level}, where the original has ${there}`;
}

function missingIds(file: string, own: PageFacts, original: PageFacts): Diagnostic[] {
  const anchors = new Set(own.anchors);
  return original.headings.flatMap(({ explicit, id }, index) => {
    const range = own.headings[index]?.range;
    if (explicit !== true || anchors.has(id) || !range) return [];
    return [translationAnchor(id, { file, range })];
  });
}
