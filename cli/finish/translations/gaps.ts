import type { Sources } from '../../model/content/sources.ts';
import type { Diagnostic, Fix, Place } from '../../model/diagnostic.ts';
import { fileStart } from '../../model/diagnostic.ts';
import { keyPlace } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { Site } from '../../model/site.ts';
import { contentKey } from '../../model/site.ts';
import {
  translationMissing,
  translationUnmarked,
} from '../../report/catalogue/content/translation-upkeep.ts';
import type { FactsByPage } from '../options.ts';
import { untranslatedPages } from './coverage.ts';
import { stubOf, translationPath } from './stub.ts';
import { translatedPages } from './translated-pages.ts';

/** A site as it was resolved, with its files: drafts are among these only. */
interface Known {
  readonly site: Site;
  readonly sources: Sources;
  readonly facts: FactsByPage;
}

/** Every page that a language lacks. With `read`, which gives the text of a file, each carries the file that a translator begins with. */
export async function missingTranslations(
  { site, sources, facts }: Known,
  read?: (file: SourcePath) => Promise<string>,
): Promise<Diagnostic[]> {
  const drafts = new Map<string, Place>(
    sources.pages.map((source) => [source.file, keyPlace(source, 'draft')]),
  );
  const found: Diagnostic[] = [];
  for (const page of untranslatedPages(site)) {
    const { language, source } = page;
    const path = translationPath(source.file, language);
    const draft = drafts.get(path);
    const fix = read && !draft ? await createStub(page, { path, facts, read }) : undefined;
    const place = draft ?? fileStart(source.file);
    const waiting = draft !== undefined;
    found.push(translationMissing({ language, path, waiting }, { place, ...(fix && { fix }) }));
  }
  return found;
}

interface Making {
  readonly path: string;
  readonly facts: FactsByPage;
  readonly read: (file: SourcePath) => Promise<string>;
}

/** Nothing for a page that is broken: the stub would be too. */
async function createStub(page: Page, { path, facts, read }: Making): Promise<Fix | undefined> {
  const { file, wordsHash, broken } = page.source;
  const headings = facts.get(contentKey(page))?.headings;
  if (!headings || wordsHash === undefined || broken === true) return undefined;
  return { create: { path, text: stubOf({ text: await read(file), headings, wordsHash }) } };
}

/** Translations that do not say which words they translate. */
export function unmarkedTranslations(site: Site): Diagnostic[] {
  return translatedPages(site).flatMap(({ page, original }) => {
    const { wordsHash } = original.source;
    if ('sourceHash' in page.source.keyRanges || wordsHash === undefined) return [];
    return [translationUnmarked(wordsHash, fileStart(page.source.file))];
  });
}
