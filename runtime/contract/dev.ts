/** Protocol between the dev server and its client in the page. */
export const DEV_PATHS = {
  /** Server-sent events; `?token=` must be the one in the page, `&page=` is the path of the open page. */
  events: '/__docs/events',
  /** The client's script; its address carries `?token=`, and `&state=` of the server when it served the page. */
  client: '/__docs/client.js',
} as const;

/** On a block of a page, in `dev` only: the line of its source, from 1. */
export const LINE_HOOK = 'data-docs-line';

/** Tag of the element that carries it before a block that is not rendered yet. */
export const LINE_TAG = 'docs-line';

/** A diagnostic, ready to be shown: plain text everywhere. */
export interface DevFinding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** `content/a.md:3:5`, as far as known. */
  readonly place?: string;
  /** Line of the open page beside which it is shown: its own, or that of its demo. */
  readonly line?: number;
  /** It is in a file of a demo, so `line` is not its own. */
  readonly isInDemo?: true;
  /** Lines around the place, with a caret. */
  readonly frame?: string;
}

/** One event. Pathnames are those of the address bar: base and language included. */
export type DevMessage =
  /** First on every connection. Another `state` than the page's, or than the id of the last event, means that events were missed. */
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
      /** The page could not be built: the last good version is shown. */
      readonly isStopped: boolean;
    };
