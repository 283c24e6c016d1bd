import { lineRange } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { Step } from '../../model/host.ts';
import type { ApiPageInput } from './input.ts';
import { apiMarkdown } from './markdown.ts';
import { joined } from './piece.ts';
import { partContent } from './sections.ts';

/** Makes the content of a page of a reference. */
export const apiPageStep: Step<ApiPageInput, CompiledPage> = {
  name: 'api-page',
  version: 1,
  inputs: ({ file, title, description, isTab, parts, partsHash, words, limits }) => ({
    file,
    title,
    description,
    isTab,
    parts: [
      partsHash,
      ...parts.map(({ demos, parents }) => [
        demos.map((demo) => [demo.title, demo.path]),
        parents.map(({ name, path }) => [name, path ?? null]),
      ]),
    ],
    words: { ...words },
    limits: { ...limits },
  }),
  run: apiPage,
};

async function apiPage(input: ApiPageInput): Promise<CompiledPage> {
  const pieces = await Promise.all(input.parts.map((shown) => partContent(input, shown)));
  const { nodes, headings, anchors, hrefs } = joined(pieces);
  return {
    facts: {
      title: input.title,
      description: input.description,
      headings,
      anchors,
      references: [...new Set(hrefs)].map((href) => ({
        kind: 'link',
        href,
        range: lineRange(1, 1, 1),
      })),
      demos: [],
      components: [],
    },
    body: { tree: { type: 'root', children: [...nodes] }, markdown: apiMarkdown(input) },
    diagnostics: [],
  };
}
