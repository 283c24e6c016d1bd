import { restOfLine } from './lines.ts';

/** A fence of colons that is wrong. Offsets are those of the text. */
export interface ContainerProblem {
  readonly kind: 'unclosed' | 'unknown';
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

/** A container that is or was open. */
export interface Container {
  readonly offset: number;
  readonly colons: number;
  /** The whole opening line from its first colon. */
  readonly opener: string;
  readonly name: string;
  /** The last line that it took part in. */
  line: number;
  closed: boolean;
}

/** The containers of one text while it is parsed. */
export interface ContainerTracker {
  readonly text: string;
  readonly live: Container[];
  /** Containers by the offset of the fence that closes them. */
  readonly closers: Map<number, Container>;
  readonly problems: Map<number, ContainerProblem>;
  /** Where the last HTML block may have begun. */
  html: number;
}

/** A tracker that has seen nothing yet. */
export const containerTracker = (text: string): ContainerTracker => ({
  text,
  live: [],
  closers: new Map(),
  problems: new Map(),
  html: -1,
});

/** Adds a container. The parser looks at a construct once and then takes it: the second time replaces the first. */
export function openContainer(tracker: ContainerTracker, container: Container) {
  if (tracker.live.at(-1)?.offset === container.offset) tracker.live.pop();
  tracker.live.push(container);
}

/** Removes a container that has come to its end, with or without a closing fence. */
export function exitContainer(tracker: ContainerTracker, container: Container) {
  tracker.live.splice(tracker.live.indexOf(container), 1);
  if (container.closed) return;
  const { name, offset, opener } = container;
  tracker.problems.set(offset, { kind: 'unclosed', name, offset, length: opener.length });
}

/**
 * The container that a fence closes: the innermost of the same length, else the innermost shorter one. Those that the line
 * belongs to by its indentation come first.
 */
export function closedBy(
  tracker: ContainerTracker,
  colons: number,
  at: { readonly offset: number; readonly line: number },
): Container | undefined {
  const known = tracker.closers.get(at.offset);
  if (known) return known;
  const open = tracker.live.filter((one) => !one.closed);
  const here = open.filter((one) => one.line === at.line);
  const candidates = here.length > 0 ? here : open;
  const found =
    candidates.findLast((one) => one.colons === colons) ??
    candidates.findLast((one) => one.colons < colons);
  if (found) tracker.closers.set(at.offset, found);
  return found;
}

/** HTML blocks that only their own end closes; `:::` inside them is theirs. */
const CLOSED_HTML = /^<(?:script|pre|style|textarea)\b|^<!|^<\?/i;

/** Whether `offset` is inside an HTML block of the container, one that a blank line would end. */
export function isInHtml(tracker: ContainerTracker, container: Container, offset: number) {
  const { text, html } = tracker;
  if (html < container.offset || CLOSED_HTML.test(restOfLine(text, html))) return false;
  return !/\n[ \t>]*\n/.test(text.slice(html, offset));
}
