import type { OutputFile } from '../model/assets.ts';
import { escapeHtml, htmlDocument } from './html/document.ts';
import type { DocumentParts } from './html/document.ts';
import { ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import { islandMarkup } from './islands.ts';
import type { IslandResult } from './islands.ts';
import type { IslandPlan } from './placements.ts';
import type { RenderInput } from './render-input.ts';

interface FrameContext {
  readonly islands: ReadonlyMap<string, IslandResult>;
  /** The document of the page that the frames belong to. */
  readonly parts: DocumentParts;
  readonly input: RenderInput;
}

/** A document for every demo that is shown in a frame: its own viewport, styles and scroll, with the page's code. */
export function frameDocuments(plan: IslandPlan, context: FrameContext): OutputFile[] {
  const { islands, parts, input } = context;
  return [...plan.frames.values()].flatMap(({ island, output, title }) => {
    const result = islands.get(island.prefix);
    const { code } = input.assets;
    if (!result || !code) return [];
    const { html, isFresh } = islandMarkup(result, input.view.texts);
    const attributes = `module="${escapeHtml(code.client[island.name] ?? '')}" name="${escapeHtml(island.name)}" prefix="${escapeHtml(island.prefix)}"${isFresh ? ' fresh=""' : ''}`;
    const body = `<main class="frame-demo"><${ISLAND_TAG} ${attributes}>${html}</${ISLAND_TAG}></main>`;
    const bytes = htmlDocument({
      ...parts,
      policy: input.framePolicy,
      markdown: undefined,
      paintsAfter: undefined,
      language: input.view.content.language,
      direction: input.view.content.direction,
      title,
      body,
      alternates: [],
      fonts: [],
      hidden: true,
    });
    return [{ path: output, bytes }];
  });
}
