import type { ComponentType } from 'react';
import type { Reader } from './reader.ts';
import type { Scheme, Settings } from './settings.ts';

/** What one demo alone is shown with, whatever the reader's settings are. */
export interface OwnSettings {
  readonly scheme?: Scheme;
  readonly direction?: Settings['direction'];
}

/** A running island. */
export interface Mounted {
  /** Shows another component in place of the island's own, or that one again. Rejects with what it throws when it renders: what was shown last stays then. */
  readonly replace: (component: ComponentType | undefined) => Promise<void>;
  /** Settings of this island alone; what is absent follows the reader's. */
  readonly own: (settings: OwnSettings) => void;
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
  /** Brings the demo `name` to life in an element that holds what the build rendered of it. Runs the demo's code if it is the first to need it, and rejects with what that throws. */
  readonly mount: (element: HTMLElement, name: string, options: MountOptions) => Promise<Mounted>;
  /** By island: what loads the files that its module imports relatively, by specifier as written there (`./data`). Edited code takes them from here. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>>;
}

/** Whether a value can be rendered: a function, or an object that React made of one. */
export const isComponent = (value: unknown): value is ComponentType<never> =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);
