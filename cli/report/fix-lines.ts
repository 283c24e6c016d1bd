import { plain } from './terminal-text.ts';
import type { AskedFile, MadeFix } from './fix.ts';

/** Code units of an old or a new text that a line shows. */
const SHOWN = 80;

const quoted = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? '(nothing)' : line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

/** What was put right in a file: a line for each. */
export const fixLine = (file: string, { range, code = '', old, replace }: MadeFix) =>
  `${plain(`${file}:${range.start.line}:${range.start.column}  ${code}  ${quoted(old)} → ${quoted(replace)}`)}\n`;

/** A file that was written. */
export const createdLine = ({ path, code }: AskedFile) => `${plain(`${path}  ${code}  written`)}\n`;

/** Why a file that has something to put right was left as it is. */
export const LEFT_ALONE = {
  changed: 'it has changed since it was checked: run the command again',
  link: 'it is a link, or below one, or outside the site',
  'not-text': 'it is not UTF-8',
} as const;

/** A file that was left as it is. */
export const leftAloneLine = (file: string, why: keyof typeof LEFT_ALONE) =>
  `${plain(`${file} was left as it is: ${LEFT_ALONE[why]}`)}\n`;

/** Reports that the edits of an interrupted command were undone, and the files that were left as they are. */
export const undoneLines = (
  command: string,
  left: readonly { readonly file: string; readonly reason: string }[],
) =>
  [
    `docs-build ${command} was interrupted: its changes are undone`,
    ...left.map(({ file, reason }) => `${file} was not restored: ${reason}`),
  ]
    .map((line) => `${plain(line)}\n`)
    .join('');
