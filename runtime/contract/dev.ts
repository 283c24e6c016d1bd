/** What the dev server and its client in the page say to each other. */
export const DEV_PATHS = {
  /** Server-sent events; `?token=` must be the one in the page, `&page=` is the address path being read. */
  events: '/__docs/events',
  /** The client's script; its address carries `?token=`, and `&state=` of the server when it served the page. */
  client: '/__docs/client.js',
} as const;

/** On a block of a page, in `dev` only: the line of its source, from 1. */
export const LINE_HOOK = 'data-docs-line';

/** Tag of the element that carries it before a block that is yet to be rendered. */
export const LINE_TAG = 'docs-line';

/** A finding, ready to be shown: plain text everywhere. */
export interface DevFinding {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** `content/a.md:3:5`, as much of it as is known. */
  readonly place?: string;
  /** The line of the page that is being read beside which it belongs: its own, or that of the demo that it is in. */
  readonly line?: number;
  /** It is in a file of a demo, whose line `line` is not. */
  readonly isInDemo?: true;
  /** Lines around the place, with a caret. */
  readonly frame?: string;
}

/** One event. Pathnames are those of the address bar: base and language included. */
export type DevMessage =
  /** First on every connection. Another `state` than the page's, or than the id of the last event, means that events were missed. */
  | { readonly kind: 'hello'; readonly state: string }
  /** These pages read differently now. */
  | { readonly kind: 'page'; readonly pathnames: readonly string[] | 'all' }
  /** These demos of a page have a new module. */
  | {
      readonly kind: 'demo';
      readonly pathname: string;
      readonly module: string;
      readonly names: readonly string[];
    }
  /** The stylesheet at this address is new; the one with the same path or the same name before its hash goes. */
  | { readonly kind: 'css'; readonly href: string }
  | { readonly kind: 'reload' }
  /** All that is wrong with the page being read. Empty when everything is right. */
  | {
      readonly kind: 'findings';
      readonly findings: readonly DevFinding[];
      /** What is shown is not what is written: it could not be made, so it is what was right last. */
      readonly isStopped: boolean;
    };
