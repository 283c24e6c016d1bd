import type { ComponentProps } from '../../runtime/contract/demos.ts';
import { componentIsland, demoOfIsland, variantIsland } from '../model/assets.ts';
import type { DemoPlacement } from '../model/page.ts';
import { htmlPathOf, type OutputPath, servedPath, underBase } from '../model/paths.ts';
import type { IslandFailure, RenderFailure, RenderInput } from './render-input.ts';

export interface IslandPlacement {
  /** Name in the modules of the page. */
  readonly name: string;
  /** Prefix of ids, unique on the page. */
  readonly prefix: string;
  /** Props of a component that the page sets. */
  readonly props?: ComponentProps;
}

export type IslandResult =
  | {
      readonly ok: true;
      readonly html: string;
      /** Styles of an island in a frame, which must not apply to the page. */
      readonly css?: string;
    }
  | ({ readonly ok: false } & IslandFailure);

/** A demo shown in a frame, as a separate document. */
export interface FramePlacement {
  readonly island: IslandPlacement;
  readonly output: OutputPath;
  readonly href: string;
  readonly title: string;
}

export interface IslandPlan {
  /** All islands except static components. */
  readonly islands: readonly IslandPlacement[];
  /** Styles of each demo in document order. */
  readonly demos: readonly (readonly IslandPlacement[])[];
  readonly components: readonly IslandPlacement[];
  /** Components that are rendered at build time only. */
  readonly statics: readonly IslandPlacement[];
  /** Frames by prefix of their island. */
  readonly frames: ReadonlyMap<string, FramePlacement>;
}

/** Assigns a unique prefix to every island on a page. */
export function planIslands(input: RenderInput): IslandPlan {
  const { demos: placements } = input;
  const counts = new Map<string, number>();
  const place = (name: string): IslandPlacement => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = name.replace(/[^\w-]+/g, '-');
    return { name, prefix: count === 1 ? `${id}-` : `${id}-${count}-` };
  };
  const demos = placements.map((demo) => islandNames(demo).map(place));
  const components = input.components.map(({ name, props }) => ({
    ...place(componentIsland(name)),
    ...(Object.keys(props).length > 0 && { props }),
  }));
  const staticNames = new Set(input.statics?.names.map(componentIsland));
  const frames = demos.flatMap((islands, index) =>
    placements[index]?.options.iframe ? islands.map((island) => frameOf(island, input)) : [],
  );
  return {
    islands: [...demos.flat(), ...components.filter(({ name }) => !staticNames.has(name))],
    demos,
    components,
    statics: components.filter(({ name }) => staticNames.has(name)),
    frames: new Map(frames.map((frame) => [frame.island.prefix, frame])),
  };
}

const islandNames = ({ demo, styles = [] }: DemoPlacement): readonly string[] => [
  demo,
  ...styles.slice(1).map((style) => variantIsland(demo, style)),
];

function frameOf(
  island: IslandPlacement,
  { output, view, trailingSlash }: RenderInput,
): FramePlacement {
  const folder = output.replace(/index\.html$/, '').replace(/\.html$/, '/');
  const path = servedPath(`/_demos/${folder}${island.prefix.slice(0, -1)}/`, trailingSlash);
  const href = underBase(view.site.base, path);
  return { island, output: htmlPathOf(path), href, title: `${demoOfIsland(island.name)} demo` };
}

export function failuresOf(
  { demos, components }: IslandPlan,
  results: ReadonlyMap<string, IslandResult>,
): RenderFailure[] {
  const failures = (kind: 'demo' | 'component', placements: IslandPlan['demos']) =>
    placements.flatMap((islands, index) =>
      islands.flatMap(({ prefix }): RenderFailure[] => {
        const result = results.get(prefix);
        if (!result || result.ok) return [];
        const { ok: _ok, ...failure } = result;
        return [{ kind, index, ...failure }];
      }),
    );
  return [
    ...failures('demo', demos),
    ...failures(
      'component',
      components.map((component) => [component]),
    ),
  ];
}
