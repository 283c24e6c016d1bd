import { finishSite } from '../../../cli/finish/finish.ts';
import { redirectRules } from '../../../cli/finish/hosts/hosts.ts';
import type { FinishOptions } from '../../../cli/finish/options.ts';
import type { PageFacts, PageReference } from '../../../cli/model/page.ts';
import { pageKey, type Site } from '../../../cli/model/site.ts';
import { formatFinding, openSite, type OpenOptions } from '../../harness/open-site.ts';

/** Links and ids of pages, by file. */
export type GivenFacts = Readonly<
  Record<
    string,
    {
      readonly links?: readonly string[];
      readonly images?: readonly string[];
      readonly ids?: readonly string[];
      readonly headings?: PageFacts['headings'];
    }
  >
>;

/**
 * Creates facts of pages as `compile` returns them. The first link is on line 10, each further one
 * a line below, all in column 5.
 */
function factsOf(site: Site, givenFacts: GivenFacts) {
  const facts = site.pages.map((page): [string, PageFacts] => {
    const { links = [], images = [], ids = [], headings = [] } = givenFacts[page.source.file] ?? {};
    const written = [
      ...links.map((href) => ({ kind: 'link' as const, href })),
      ...images.map((href) => ({ kind: 'image' as const, href })),
    ];
    const references = written.map(({ kind, href }, index): PageReference => ({
      kind,
      href,
      range: {
        start: { line: 10 + index, column: 5 },
        end: { line: 10 + index, column: 5 + href.length },
      },
    }));
    const { title, source } = page;
    const description = source.frontMatter.description ?? '';
    return [
      pageKey(page.language, page.pathname),
      {
        title,
        description,
        summary: description,
        headings,
        anchors: ids,
        references,
        demos: [],
        components: [],
      },
    ];
  });
  return new Map(facts);
}

export const OPTIONS: FinishOptions = {
  url: 'https://docs.example.org',
  base: '/',
  name: 'Test',
  redirects: [],
  pictures: [],
  links: [],
  publicTexts: [],
  demoOrigins: [],
  embedHosts: [],
  llms: true,
  absentFiles: [],
  locate: () => [],
};

/** Returns a site in memory after `finish`: formatted findings, files by path, and redirects. */
export async function finished(
  files: Readonly<Record<string, string>>,
  givenFacts: GivenFacts = {},
  { options = {}, ...open }: OpenOptions & { readonly options?: Partial<FinishOptions> } = {},
) {
  const { site } = await openSite(files, open);
  const all = { ...OPTIONS, redirects: open.config?.redirects ?? [], ...options };
  const { value, diagnostics } = finishSite(site, factsOf(site, givenFacts), all);
  const outputs: Record<string, string> = Object.fromEntries(
    value.map(({ path, bytes }) => [path, String(bytes)]),
  );
  const redirects = redirectRules(site, all).map(({ from, to }) => `${from} ${to}`);
  return { diagnostics, findings: diagnostics.map(formatFinding), outputs, redirects };
}
