import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';
import {
  type Container,
  closedBy,
  type ContainerTracker,
  containerTracker,
  exitContainer,
  isInHtml,
  openContainer,
} from './container-tracker.ts';
import { restOfLine, takeLine } from './lines.ts';
import type { ContainerKind } from './nodes.ts';

/** Names after `:::` and what they become. */
export const CONTAINER_KINDS: ReadonlyMap<string, ContainerKind> = new Map<string, ContainerKind>([
  ['info', 'info'],
  ['note', 'info'],
  ['success', 'success'],
  ['tip', 'success'],
  ['warning', 'warning'],
  ['caution', 'warning'],
  ['error', 'error'],
  ['danger', 'error'],
  ['details', 'details'],
]);

export const OPENER = /^(:{3,})[ \t]*([A-Za-z][\w-]*)(?:\[([^\]]*)\]|[ \t]+(.*?))?[ \t]*$/;
export const CLOSER = /^[ \t]{0,3}(:{3,})[ \t]*$/;

declare module 'micromark-util-types' {
  interface ContainerState {
    docsContainer?: Container;
  }
}

const containerOf = (context: TokenizeContext) => context.containerState?.docsContainer;

/** Length of the closing fence that the line is from `offset` on, or 0. */
const closerLength = (tracker: ContainerTracker, offset: number) =>
  CLOSER.exec(restOfLine(tracker.text, offset))?.[1]?.length ?? 0;

const opener = (tracker: ContainerTracker): Construct => ({
  name: 'docsContainer',
  tokenize(effects, ok, nok) {
    return (code) => {
      const { line, offset } = this.now();
      const rest = restOfLine(tracker.text, offset);
      const match = OPENER.exec(rest);
      if (!match) return nok(code);
      const [, colons = '', name = '', bracketed, title = ''] = match;
      const kind = CONTAINER_KINDS.get(name);
      if (!kind) {
        const length = colons.length + name.length;
        tracker.problems.set(offset, { kind: 'unknown', name, offset, length });
        return nok(code);
      }
      const container = { offset, colons: colons.length, opener: rest, name, line, closed: false };
      openContainer(tracker, container);
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
        if (tracker.live.findLast((one) => one.colons === colons) !== container) return ok(code);
        container.closed = true;
        return takeLine(effects, 'docsContainerFence', ok)(code);
      };
    },
  },
  exit(effects) {
    const container = containerOf(this);
    if (container) exitContainer(tracker, container);
    effects.exit('docsContainer');
  },
});

/**
 * The closing fence is a container of its own, one line long: so the parser itself sees to it that it neither pierces
 * fenced code nor is taken for text of a paragraph.
 */
const closer = (tracker: ContainerTracker): Construct => ({
  name: 'docsContainerEnd',
  tokenize(effects, ok, nok) {
    return (code) => {
      const now = this.now();
      const colons = closerLength(tracker, now.offset);
      const container = colons > 0 ? closedBy(tracker, colons, now) : undefined;
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

/** Notes where an HTML block may begin. Never takes anything. */
const htmlWatcher = (tracker: ContainerTracker): Construct => ({
  tokenize(_effects, _ok, nok) {
    return (code) => {
      tracker.html = this.now().offset;
      return nok(code);
    };
  },
});

/** The parser's side of `:::` containers, for one text; what was wrong is in `problems` after parsing. */
export function containerSyntax(text: string) {
  const tracker = containerTracker(text);
  const extension: Extension = {
    document: { 58: [opener(tracker), closer(tracker)] },
    flow: { 60: htmlWatcher(tracker) },
  };
  return { extension, problems: tracker.problems };
}
