/** Protocol between the dev server and its client in the page. */
export const DEV_PATHS = {
  /** Server-sent events. `?token=` is the page's token, `&page=` the path of the open page. */
  events: '/__docs/events',
  /** The client's script. Takes `?token=`, and `&state=` of the server when it served the page. */
  client: '/__docs/client.js',
} as const;

/** On a block of a page, in `dev` only: the line of its source, from 1. */
export const LINE_HOOK = 'data-docs-line';

/** Tag of the element that carries `LINE_HOOK` before a block that is not rendered yet. */
export const LINE_TAG = 'docs-line';

export interface DevFinding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** Location, as far as known: `content/a.md:3:5`. */
  readonly place?: string;
  /** Line of the open page beside which it is shown: its own line or its demo's. */
  readonly line?: number;
  /** Whether it is in a file of a demo, so that `line` is the demo's. */
  readonly isInDemo?: true;
  /** Source lines around the location, with a caret. */
  readonly frame?: string;
}

/** An event. Pathnames are as in the address bar: with base and language. */
export type DevMessage =
  /** First event of a connection. If the client knows another `state`, it has missed events. */
  | { readonly kind: 'hello'; readonly state: string }
  /** These pages have changed. */
  | { readonly kind: 'page'; readonly pathnames: readonly string[] | 'all' }
  /** These demos of a page have a new module. */
  | {
      readonly kind: 'demo';
      readonly pathname: string;
      readonly module: string;
      readonly names: readonly string[];
    }
  /** A new style sheet. It replaces the one with the same path apart from the hash. */
  | { readonly kind: 'css'; readonly href: string }
  | { readonly kind: 'reload' }
  /** All diagnostics of the open page. */
  | {
      readonly kind: 'findings';
      readonly findings: readonly DevFinding[];
      /** Whether the page could not be built. The last good version is then shown. */
      readonly isStopped: boolean;
    };
