import type { Diagnostic, Outcome, Position } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';
import type { SourcePath } from '../model/paths.ts';
import { report } from '../report/catalogue.ts';

/** Reads UTF-8 text without byte order mark, with `\n` line endings. Replaces invalid bytes. */
export const readText = async (
  host: Pick<Host, 'files'>,
  path: SourcePath,
): Promise<Outcome<string>> => decodeText(await host.files.read(path), path);

/** Decodes bytes like `readText`. `file` is used in diagnostics. */
export function decodeText(bytes: Uint8Array, file: string): Outcome<string> {
  const text = decode(bytes);
  if (text !== undefined) {
    const value = withLineFeeds(text);
    return { value, diagnostics: strangeCharacters(value, file) };
  }
  const offset = firstBadByte(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, offset));
  const { line, column } = positionAfter(withLineFeeds(before));
  return {
    value: withLineFeeds(new TextDecoder().decode(bytes)),
    diagnostics: [
      report('asset/not-utf-8', { file, range: lineRange(line, column, 1) }, { offset }),
    ],
  };
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Decodes UTF-8; undefined if invalid. `isPrefix` allows an incomplete last character. */
function decode(bytes: Uint8Array, isPrefix = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPrefix });
  } catch {
    // The decoder does not report the offset; `firstBadByte` finds it.
    return undefined;
  }
}

/** Returns the offset of the first invalid byte: the end of the longest valid prefix. */
function firstBadByte(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (decode(bytes.subarray(0, middle), true) !== undefined) good = middle;
    else bad = middle - 1;
  }
  return startOfCharacter(bytes, good);
}

/** Returns the start of the incomplete character that ends at `offset`. */
function startOfCharacter(bytes: Uint8Array, offset: number): number {
  for (let back = 1; back <= 3 && offset - back >= 0; back++) {
    const byte = bytes[offset - back] ?? 0;
    if (byte < 0x80) return offset;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > 0) return length > back ? offset - back : offset;
  }
  return offset;
}

/** Returns the position right after a text. */
export function positionAfter(text: string): Position {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Control characters except tab and line feed, and bidirectional ones (Trojan Source). */
const STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters that neither break lines nor change the direction of text. */
const REMOVABLE = /^[\u0001-\u0008\u000e-\u001a\u007f]$/;

const MAX_FINDINGS = 20;

const FENCES = /^[ \t>]*(?:```|~~~)/gm;

function strangeCharacters(text: string, file: string): Diagnostic[] {
  if (text.search(STRANGE) < 0) return [];
  return oncePerBlock(text, [...text.matchAll(STRANGE)])
    .slice(0, MAX_FINDINGS)
    .map(({ 0: found, index }) => {
      const { line, column } = positionAfter(text.slice(0, index));
      const place = { file, range: lineRange(line, column, 1) };
      if (found === '\0') return report('asset/nul', place);
      const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const fix = REMOVABLE.test(found) ? { replace: '' } : undefined;
      return report('asset/control-character', place, { code, fix });
    });
}

/** Drops all but one ESC per code block, because every terminal color starts with one. */
function oncePerBlock(text: string, found: readonly RegExpExecArray[]): RegExpExecArray[] {
  let [reached, fences] = [0, 0];
  const blocks = new Set<number>();
  return found.filter(({ 0: character, index }) => {
    fences += text.slice(reached, index).match(FENCES)?.length ?? 0;
    reached = index;
    if (character !== '\u001b' || fences % 2 === 0) return true;
    const isFirst = !blocks.has(fences);
    blocks.add(fences);
    return isFirst;
  });
}
