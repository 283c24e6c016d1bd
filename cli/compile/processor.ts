import type { Node } from 'unist';
import { type Pluggable, unified } from 'unified';

/** A chain of plugins for one kind of tree. */
export interface Processor {
  /** `this` of the plugin is the processor; the option is handed to it. */
  readonly use: (plugin: Pluggable | Pluggable[], option?: unknown) => Processor;
  readonly parse: (text: string) => Node;
  readonly run: <Tree extends Node>(tree: Node, file?: unknown) => Promise<Tree>;
}

/** An empty processor. unified's own type is a class that extends its call signature, which type-aware linting cannot resolve. */
export const processor = unified as unknown as () => Processor;
