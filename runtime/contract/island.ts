import type { Reader } from './reader.ts';

/** A running island. */
export interface Mounted {
  readonly unmount: () => void;
  /** Resolves when the island is on the page and answers. */
  readonly ready: Promise<void>;
}

/** How an island is started. */
export interface MountOptions {
  /** React's `identifierPrefix`: the one the build rendered this island with. */
  readonly prefix: string;
  /** The element is empty and is to be rendered into, instead of being hydrated. */
  readonly fresh: boolean;
  /** The reader's choices, shared by everything on the page. */
  readonly reader: Reader;
}

/** What an island's module exports. */
export interface IslandModule {
  /** Brings the demo `name` to life in an element that holds what the build rendered of it. */
  readonly mount: (element: HTMLElement, name: string, options: MountOptions) => Mounted;
}
