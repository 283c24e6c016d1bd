import type {
  Code,
  Construct,
  ContainerState,
  Effects,
  Extension,
  State,
  TokenizeContext,
  TokenType,
} from 'micromark-util-types';
import { CONTAINER_CLOSER, CONTAINER_KINDS, CONTAINER_OPENER } from './nodes.ts';

/** An invalid container fence. */
export interface ContainerProblem {
  readonly kind: 'unclosed' | 'unknown';
  readonly name: string;
  readonly offset: number;
  readonly length: number;
}

interface Container {
  readonly offset: number;
  readonly colons: number;
  /** The opening line from its first colon. */
  readonly opener: string;
  readonly name: string;
  /** Last line known to belong to the container. */
  line: number;
  closed: boolean;
}

/** Containers of one text during parsing. */
interface Tracker {
  readonly text: string;
  readonly open: Container[];
  /** Closed containers, by the offset of their closing fence. */
  readonly closed: Map<number, Container>;
  readonly problems: Map<number, ContainerProblem>;
  /** Offset at which the last HTML block may begin. */
  html: number;
}

declare module 'micromark-util-types' {
  interface ContainerState {
    docsContainer?: Container;
  }
}

/** Returns the parser extension for `:::` containers in one text, and the problems that it finds. */
export function containerSyntax(text: string) {
  const tracker: Tracker = {
    text,
    open: [],
    closed: new Map(),
    problems: new Map(),
    html: -1,
  };
  const extension: Extension = {
    document: { 58: [openerConstruct(tracker), closerConstruct(tracker)] },
    flow: { 60: htmlWatcher(tracker) },
  };
  return { extension, problems: tracker.problems };
}

const openerConstruct = (tracker: Tracker): Construct => ({
  name: 'docsContainer',
  tokenize(effects, ok, nok) {
    return (code) => {
      const { line, offset } = this.now();
      const opener = restOfLine(tracker.text, offset);
      const match = CONTAINER_OPENER.exec(opener);
      if (!match) return nok(code);
      const [, { length: colons } = '', name = '', bracketed, title = ''] = match;
      const kind = CONTAINER_KINDS.get(name);
      if (!kind) {
        const length = colons + name.length;
        tracker.problems.set(offset, { kind: 'unknown', name, offset, length });
        return nok(code);
      }
      const container = { offset, colons, opener, name, line, closed: false };
      // The parser tries a construct, then runs it again: both attempts describe the same container.
      if (tracker.open.at(-1)?.offset === offset) tracker.open.pop();
      tracker.open.push(container);
      if (this.containerState) this.containerState.docsContainer = container;
      const docsContainer = { kind, title: bracketed ?? title };
      effects.enter('docsContainer', { _container: true, docsContainer });
      return takeLine(effects, 'docsContainerFence', ok)(code);
    };
  },
  continuation: {
    tokenize(effects, ok, nok) {
      return (code) => {
        const container = containerOf(this);
        if (!container || container.closed) return nok(code);
        const { line, offset } = this.now();
        container.line = line;
        const colons = closerLength(tracker, offset);
        if (!colons || !isInHtml(tracker, container, offset)) return ok(code);
        if (tracker.open.findLast((one) => one.colons === colons) !== container) return ok(code);
        container.closed = true;
        return takeLine(effects, 'docsContainerFence', ok)(code);
      };
    },
  },
  exit(effects) {
    const container = containerOf(this);
    if (container) leaveContainer(tracker, container);
    effects.exit('docsContainer');
  },
});

/**
 * Parses a closing fence as a container of one line, so that the parser reads it neither as fenced
 * code nor as text of a paragraph.
 */
const closerConstruct = (tracker: Tracker): Construct => ({
  name: 'docsContainerEnd',
  tokenize(effects, ok, nok) {
    return (code) => {
      const now = this.now();
      const colons = closerLength(tracker, now.offset);
      const container = colons > 0 ? containerClosedBy(tracker, colons, now) : undefined;
      if (!container) return nok(code);
      container.closed = true;
      effects.enter('docsContainerEnd', { _container: true });
      return takeLine(effects, 'docsContainerFence', ok)(code);
    };
  },
  continuation: { tokenize: (_effects, _ok, nok) => nok },
  exit(effects) {
    effects.exit('docsContainerEnd');
  },
});

/** Records where an HTML block may begin. Never matches. */
const htmlWatcher = (tracker: Tracker): Construct => ({
  tokenize(_effects, _ok, nok) {
    return (code) => {
      tracker.html = this.now().offset;
      return nok(code);
    };
  },
});

const containerOf = (context: TokenizeContext & { containerState?: ContainerState | undefined }) =>
  context.containerState?.docsContainer;

/** Returns the number of colons of the closing fence at an offset, or 0. */
const closerLength = ({ text }: Tracker, offset: number) =>
  CONTAINER_CLOSER.exec(restOfLine(text, offset))?.[1]?.length ?? 0;

function leaveContainer({ open, problems }: Tracker, container: Container) {
  open.splice(open.indexOf(container), 1);
  if (container.closed) return;
  const { name, offset, opener } = container;
  problems.set(offset, { kind: 'unclosed', name, offset, length: opener.length });
}

/**
 * Returns the container that a fence closes: the innermost one of the same length, otherwise the
 * innermost shorter one. Containers that the line belongs to by its indentation take precedence.
 */
function containerClosedBy(
  tracker: Tracker,
  colons: number,
  at: { readonly offset: number; readonly line: number },
): Container | undefined {
  const known = tracker.closed.get(at.offset);
  if (known) return known;
  const open = tracker.open.filter((one) => !one.closed);
  const here = open.filter((one) => one.line === at.line);
  const candidates = here.length > 0 ? here : open;
  const found =
    candidates.findLast((one) => one.colons === colons) ??
    candidates.findLast((one) => one.colons < colons);
  if (found) tracker.closed.set(at.offset, found);
  return found;
}

/** HTML blocks that only their own end closes. A `:::` inside them is content. */
const RAW_HTML = /^<(?:script|pre|style|textarea)\b|^<!|^<\?/i;

/** Whether `offset` is in an HTML block inside the container that only a blank line would end. */
function isInHtml({ text, html }: Tracker, container: Container, offset: number) {
  if (html < container.offset || RAW_HTML.test(restOfLine(text, html))) return false;
  return !/\n[ \t>]*\n/.test(text.slice(html, offset));
}

/** Returns the text from `offset` to the end of its line. */
export function restOfLine(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(offset, end === -1 ? undefined : end);
}

const isLineEnd = (code: Code) => code === null || code < -2;

/** Consumes the rest of the line as one token. */
export function takeLine(effects: Effects, type: TokenType, ok: State): State {
  const inside: State = (code) => {
    if (isLineEnd(code)) {
      effects.exit(type);
      return ok(code);
    }
    effects.consume(code);
    return inside;
  };
  return (code) => {
    effects.enter(type);
    return inside(code);
  };
}
