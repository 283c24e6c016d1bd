import { toOutputPath } from '../model/paths.ts';
import type { DemoPlacement } from '../model/page.ts';
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
  /** For the n-th demo of the page, in the order of the document: an island for each style it is written in. */
  readonly demos: readonly (readonly IslandPlacement[])[];
  readonly components: readonly IslandPlacement[];
  /** The components that are no islands: they are rendered at build only. */
  readonly statics: readonly IslandPlacement[];
  /** By prefix, the frames of islands that have one. */
  readonly frames: ReadonlyMap<string, FramePlacement>;
  readonly failuresOf: (results: ReadonlyMap<string, IslandResult>) => RenderFailure[];
}

/** Name under which a page's modules hold a component of the configuration. */
export const componentIsland = (name: string) => `component:${name}`;

/** Name under which a page's modules hold a further style of a demo. The first has the demo's own name. */
export const variantIsland = (demo: string, style: string) => `${demo}@${style}`;

/** Gives every placement a prefix for ids that is unique in its page. */
export function planIslands(input: RenderInput): IslandPlan {
  const { demos, components } = input;
  const taken = new Map<string, number>();
  const place = (name: string): IslandPlacement => {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    const id = name.replace(/[^\w-]+/g, '-');
    return { name, prefix: count === 1 ? `${id}-` : `${id}-${count}-` };
  };
  const placedDemos = demos.map((demo) => islandNames(demo).map(place));
  const placedComponents = components.map((name) => place(componentIsland(name)));
  const staticNames = new Set(input.statics?.names.map(componentIsland));
  const statics = placedComponents.filter(({ name }) => staticNames.has(name));
  const frames = placedDemos.flatMap((islands, index) =>
    demos[index]?.options.iframe ? islands.map((island) => frameOf(island, input)) : [],
  );
  return {
    all: [
      ...placedDemos.flat(),
      ...placedComponents.filter((component) => !statics.includes(component)),
    ],
    demos: placedDemos,
    components: placedComponents,
    statics,
    frames: new Map(frames.map((frame) => [frame.island.prefix, frame])),
    failuresOf: (results) => [
      ...failures('demo', placedDemos, results),
      ...failures(
        'component',
        placedComponents.map((component) => [component]),
        results,
      ),
    ],
  };
}

/** Names of the islands of a demo, in the order of its styles. */
export const islandNames = ({ demo, styles = [] }: DemoPlacement): readonly string[] => [
  demo,
  ...styles.slice(1).map((style) => variantIsland(demo, style)),
];

function frameOf(island: IslandPlacement, { output, view }: RenderInput): FramePlacement {
  const folder = output.replace(/index\.html$/, '').replace(/\.html$/, '/');
  const path = toOutputPath(`_demos/${folder}${island.prefix.slice(0, -1)}/index.html`);
  const href = `${view.site.base}${path.replace(/index\.html$/, '')}`;
  const [demo = ''] = island.name.split('@');
  return { island, output: path, href, title: `${demo} demo` };
}

type IslandFailure = Extract<RenderFailure, { readonly index: number }>;

function failures(
  kind: IslandFailure['kind'],
  placements: readonly (readonly IslandPlacement[])[],
  results: ReadonlyMap<string, IslandResult>,
): IslandFailure[] {
  return placements.flatMap((islands, index) =>
    islands.flatMap(({ prefix }) => {
      const result = results.get(prefix);
      if (!result || result.ok) return [];
      const { message, needs } = result;
      return [{ kind, index, message, ...(needs !== undefined && { needs }) }];
    }),
  );
}
