import { speaks, type GlobalOptions, type Terminal } from './terminal.ts';

/** How far a work is, for people who wait for it. */
export interface ProgressLine {
  readonly tell: (done: number, all: number) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

/** Back to the first column, and everything after it taken away. */
const CLEARED = '\r\u001b[K';

/** Milliseconds between two states that are shown: what changes faster cannot be read. */
const SHOWN_MS = 100;

/** One line that is written again and again where a person watches; nothing in pipes, in continuous integration and where words are not wanted. */
export function progressLine(
  words: string,
  options: Pick<GlobalOptions, 'logLevel'>,
  { isTty, environment, err }: Terminal,
): ProgressLine {
  const { ci, dumbTerminal } = environment;
  if (!isTty || ci || dumbTerminal || !speaks(options, 'info')) return SILENT;
  const state = { shownAt: -Infinity, isShown: false };
  return {
    tell(done, all) {
      if (Date.now() - state.shownAt < SHOWN_MS) return;
      Object.assign(state, { shownAt: Date.now(), isShown: true });
      err(`${CLEARED}${words}: ${done} of ${all}`);
    },
    end() {
      if (state.isShown) err(CLEARED);
    },
  };
}

const SILENT: ProgressLine = { tell: () => undefined, end: () => undefined };
