/** Marks the line of a commit among the names of files, which cannot hold it. */
const MARK = '\u0001';

/** What `git log` must be asked for, so that `createLogReader` understands it. */
export const LOG_FORMAT = ['-z', '--no-renames', '--name-only', '--format=%x01%ct', '--relative'];

/** Reads a log, newest commit first, piece by piece. */
export interface LogReader {
  /** Takes the next piece of the log. True once every wanted file has its day: the rest need not be read. */
  readonly take: (piece: string) => boolean;
  /** The day on which each wanted file was last changed, in UTC: `2026-11-20`. */
  readonly days: () => ReadonlyMap<string, string>;
}

/** A reader that looks for the last change of each of these files. */
export function createLogReader(wanted: Iterable<string>): LogReader {
  const left = new Set(wanted);
  const days = new Map<string, string>();
  const state = { rest: '', day: '' };
  const takeField = (field: string) => {
    if (field.startsWith(MARK)) {
      state.day = dayOf(Number(field.slice(MARK.length)));
      return;
    }
    // The first name of a commit stands on a line of its own.
    const file = field.replace(/^\n/, '');
    if (left.delete(file) && state.day !== '') days.set(file, state.day);
  };
  return {
    take(piece) {
      const fields = (state.rest + piece).split('\0');
      state.rest = fields.pop() ?? '';
      fields.forEach(takeField);
      return left.size === 0;
    },
    days: () => days,
  };
}

/** Empty for what no calendar has: a commit may say any number. */
function dayOf(seconds: number): string {
  const time = new Date(seconds * 1000);
  const isDay = !Number.isNaN(time.getTime()) && time.getUTCFullYear() <= 9999;
  return isDay ? time.toISOString().slice(0, 10) : '';
}
