import { lineRange } from '../../model/diagnostic.ts';
import type { CompiledPage } from '../../model/page.ts';
import type { Step } from '../../model/step.ts';
import type { ApiPageInput } from './input.ts';
import { apiMarkdown } from './markdown.ts';
import { introduction, partContext } from './part.ts';
import { joined } from './piece.ts';
import { componentSections, hookSections } from './sections.ts';

/** From what is known of components and hooks to the content of the page that documents them. */
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
  const pieces = await Promise.all(
    input.parts.map(async (shown) => {
      const context = partContext(input, shown);
      const { part } = shown;
      const sections =
        part.kind === 'hook'
          ? await hookSections(part, context)
          : await componentSections(part, context);
      return joined([await introduction(context), ...sections]);
    }),
  );
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
