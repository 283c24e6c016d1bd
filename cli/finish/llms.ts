import { decodeBytes, type OutputFile } from '../model/code/assets.ts';
import { groupBy } from '../model/collections.ts';
import type { Page } from '../model/page.ts';
import { oneLine } from '../model/text.ts';
import { markdownPathOf, type OutputPath, toOutputPath } from '../model/paths.ts';
import { languagePrefix, type Site, factsOf, type FactsByPage } from '../model/site.ts';
import { absoluteUrl, pagesOfFirstLanguage } from './files.ts';
import type { FinishOptions } from './options.ts';

/** Maximum characters of a file for agents, which may not read further. */
const AGENT_LIMIT = 50_000;

/** Returns the pages of each product, and those without a product. Leaves out lists of posts. */
function groupsOf(site: Site) {
  const pages = pagesOfFirstLanguage(site).filter(({ isPostList }) => !isPostList);
  const ids = new Set(site.products.map(({ id }) => id));
  const groups = [
    ...site.products.map(({ id, name, version, description }) => ({
      id,
      heading: version === undefined ? name : `${name} ${version}`,
      summary: description,
      pages: pages.filter(({ product }) => product === id),
    })),
    {
      id: 'pages',
      heading: site.products.length > 0 ? 'Other pages' : 'Pages',
      summary: undefined,
      pages: pages.filter(({ product }) => product === null || !ids.has(product)),
    },
  ];
  return groups.filter((group) => group.pages.length > 0);
}

/**
 * Creates `llms.txt`: the pages of the first language by product, with their Markdown addresses.
 * If that is too long, it links a file for each product, split between sections.
 */
export function llmsFiles(site: Site, facts: FactsByPage, options: FinishOptions): OutputFile[] {
  const lineOf = (page: Page) => {
    const { title, summary } = factsOf(facts, page) ?? { title: page.title };
    const text = oneLine(title).replace(/[[\]\\]/g, '\\$&');
    const link = `- [${text}](${absoluteUrl(options, markdownPath(site, page))})`;
    return summary ? `${link}: ${oneLine(summary)}` : link;
  };
  const groups = groupsOf(site).map(({ pages, ...group }) => {
    // Sections are the entries at the first level of the navigation.
    const sections = groupBy(pages, ({ position }) => position.parents[0]?.pathname ?? '');
    return { ...group, sections: [...sections.values()].map((own) => own.map(lineOf)) };
  });
  const title = `# ${oneLine(options.name)}`;
  const head = (heading: string, summary: string | undefined) => [
    `## ${oneLine(heading)}`,
    ...(summary ? [oneLine(summary)] : []),
  ];
  const whole = groups.flatMap(({ heading, summary, sections }) => [
    ...head(heading, summary),
    sections.flat().join('\n'),
  ]);
  const file = (path: string, parts: readonly string[]) => ({
    path: toOutputPath(path),
    bytes: `${[title, ...parts].join('\n\n')}\n`,
  });
  const single = file('llms.txt', whole);
  if (single.bytes.length <= AGENT_LIMIT) return [single];
  const split = groups.map(({ id, heading, summary, sections }) => {
    const texts = sections.map((lines) => lines.join('\n'));
    const parts = chunksOf(texts, AGENT_LIMIT - 1000).map((part, number) =>
      file(filePartPath('llms', id, number), [...head(heading, summary), part]),
    );
    const links = parts.map(({ path }) => `- [${path}](${absoluteUrl(options, path)})`);
    return { parts, index: [...head(heading, summary), links.join('\n')] };
  });
  return [
    file(
      'llms.txt',
      split.flatMap(({ index }) => index),
    ),
    ...split.flatMap(({ parts }) => parts),
  ];
}

/** Returns the path of a part: `llms/kit.txt`, then `llms/kit-2.txt`. */
const filePartPath = (folder: string, id: string, number: number) =>
  `${folder}/${id}${number === 0 ? '' : `-${number + 1}`}.txt`;

const markdownPath = (site: Site, { pathname, language }: Page): OutputPath =>
  markdownPathOf(pathname, languagePrefix(site, language));

/** Joins texts into chunks of limited length. Splits longer texts between lines. */
function chunksOf(texts: readonly string[], limit: number): string[] {
  const pieces = texts.flatMap((text) =>
    text.length <= limit ? [text] : text.split(/(?<=\n)/).map((line) => line.slice(0, limit)),
  );
  const chunks: string[] = [];
  for (const piece of pieces) {
    const last = chunks.at(-1);
    const joined = last === undefined ? piece : `${last}${last.endsWith('\n') ? '' : '\n'}${piece}`;
    if (last === undefined || joined.length > limit) chunks.push(piece);
    else chunks[chunks.length - 1] = joined;
  }
  return chunks.map((chunk) => chunk.trimEnd());
}

/** Passes files on, then adds files with all Markdown of a language, short enough for agents. */
export async function* withFullTexts(
  files: AsyncIterable<OutputFile>,
  site: Site,
  options: Pick<FinishOptions, 'url' | 'base' | 'name'>,
): AsyncGenerator<OutputFile> {
  const texts = new Map<string, string>();
  const wanted = new Map(
    groupsOf(site).flatMap(({ id, pages }) =>
      pages.map((page) => [markdownPath(site, page), id] as const),
    ),
  );
  const paths: OutputPath[] = [];
  const counts = new Map<string, number>();
  const part = (id: string, text: string): OutputFile => {
    const number = counts.get(id) ?? 0;
    counts.set(id, number + 1);
    const path = toOutputPath(filePartPath('llms-full', id, number));
    paths.push(path);
    return { path, bytes: `${text}\n` };
  };
  for await (const file of files) {
    yield file;
    const id = wanted.get(file.path);
    if (id === undefined) continue;
    const page = `<!-- ${absoluteUrl(options, file.path)} -->\n\n${decodeBytes(file.bytes).trim()}\n`;
    const before = texts.get(id);
    const chunks = chunksOf([...(before === undefined ? [] : [before]), page], AGENT_LIMIT - 1);
    texts.set(id, `${chunks.pop() ?? ''}\n`);
    for (const chunk of chunks) yield part(id, chunk);
  }
  for (const [id, text] of texts) yield part(id, text.trimEnd());
  const links = paths.map((path) => `- [${path}](${absoluteUrl(options, path)})`).sort();
  const bytes = `# ${oneLine(options.name)}\n\n${links.join('\n')}\n`;
  yield { path: toOutputPath('llms-full.txt'), bytes };
}
