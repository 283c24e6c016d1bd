import { toOutputPath } from '../model/paths.ts';
import type { OutputPath } from '../model/paths.ts';
import type { IslandPlacement, IslandResult } from './islands.ts';
import type { RenderFailure, RenderInput } from './render-input.ts';

/** A demo that is shown in a frame: a document of its own. */
export interface FramePlacement {
  readonly island: IslandPlacement;
  readonly output: OutputPath;
  readonly href: string;
  readonly title: string;
}

/** Where the islands of one page stand. */
export interface IslandPlan {
  readonly all: readonly IslandPlacement[];
  /** The n-th demo of the page, in the order of the document. */
  readonly demos: readonly IslandPlacement[];
  readonly components: readonly IslandPlacement[];
  /** Rendered to show that they can be, and thrown away. */
  readonly unseen: readonly IslandPlacement[];
  /** The frame of the n-th demo, if it has one. */
  readonly frames: ReadonlyMap<number, FramePlacement>;
  readonly failuresOf: (results: ReadonlyMap<string, IslandResult>) => RenderFailure[];
}

/** Name under which a page's modules hold a component of the configuration. */
export const componentIsland = (name: string) => `component:${name}`;

/** Name under which a page's modules hold another style variant of a demo. */
export const variantIsland = (demo: string, style: string) => `${demo}@${style}`;

/** Gives every placement a prefix for ids that is unique in its page. */
export function planIslands(input: RenderInput): IslandPlan {
  const { demos, components, unseen, output, view } = input;
  const taken = new Map<string, number>();
  const place = (name: string): IslandPlacement => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const id = name.replace(/[^\w-]+/g, '-');
    return { name, prefix: count === 1 ? `${id}-` : `${id}-${count}-` };
  };
  const placedDemos = demos.map(({ demo }) => place(demo));
  const placedComponents = components.map((name) => place(componentIsland(name)));
  const placedUnseen = unseen.map(({ name }) => place(name));
  const folder = output.replace(/index\.html$/, '').replace(/\.html$/, '/');
  const frames = placedDemos.flatMap((island, index): [number, FramePlacement][] => {
    const placement = demos[index];
    if (!placement?.options.iframe) return [];
    const path = toOutputPath(`_demos/${folder}${island.prefix.slice(0, -1)}/index.html`);
    const href = `${view.site.base}${path.replace(/index\.html$/, '')}`;
    return [[index, { island, output: path, href, title: `${placement.demo} demo` }]];
  });
  return {
    all: [...placedDemos, ...placedComponents],
    demos: placedDemos,
    components: placedComponents,
    unseen: placedUnseen,
    frames: new Map(frames),
    failuresOf: (results) => [
      ...failures('demo', placedDemos, results),
      ...failures('component', placedComponents, results),
      // A variant is told at the place of its demo.
      ...failures('demo', placedUnseen, results).map(({ index, ...failure }) => ({
        ...failure,
        index: unseen[index]?.demo ?? index,
      })),
    ],
  };
}

type IslandFailure = Extract<RenderFailure, { readonly index: number }>;

function failures(
  kind: IslandFailure['kind'],
  placements: readonly IslandPlacement[],
  results: ReadonlyMap<string, IslandResult>,
): IslandFailure[] {
  return placements.flatMap(({ prefix }, index) => {
    const result = results.get(prefix);
    return result && !result.ok ? [{ kind, index, message: result.message }] : [];
  });
}
