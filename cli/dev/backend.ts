import type { DevMessage } from '../../runtime/contract/dev.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** A page as the dev server serves it. */
export interface DevPage {
  /** 200, 404, or 500 where errors left no page worth showing; the client then keeps the last good one. */
  readonly status: number;
  /** The whole document. May be empty where `status` is 500. */
  readonly html: string;
  /** File that the page is written in, as findings name it. */
  readonly file?: string;
  /** Lines of that file that show the files of demos, by their names. */
  readonly demoLines?: ReadonlyMap<string, number>;
  /** All that is wrong with this page. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What changed. Pathnames are those of the address bar: base and language included. */
export type DevChange =
  | Exclude<DevMessage, { kind: 'hello' | 'findings' }>
  /** All that is wrong with the site as a whole, shown on every page: configuration, navigation, theme. Replaces the list before. */
  | {
      readonly kind: 'diagnostics';
      readonly diagnostics: readonly Diagnostic[];
      /** Because of them, pages are served as they were. */
      readonly isStopped?: boolean;
    };

/** The site behind the dev server. Paths are decoded and begin with `/`; they are keys, never joined to a directory. */
export interface DevBackend {
  /** The page at a path with a slash at its end, or undefined where there is none and no 404 page either. */
  readonly page: (path: string) => Promise<DevPage | undefined>;
  /** A script, style, picture or other file. */
  readonly asset: (
    path: string,
  ) => Promise<{ readonly bytes: Uint8Array; readonly type?: string } | undefined>;
  /** Calls back after each change. Returns what ends that. */
  readonly subscribe: (listener: (change: DevChange) => void) => () => void;
  /** Lines of the source around a finding, with a caret, without colours. */
  readonly frame: (diagnostic: Diagnostic) => string | undefined;
}
