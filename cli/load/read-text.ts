import type { Diagnostic, Outcome, Position } from '../model/diagnostic.ts';
import { lineRange } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';
import type { SourcePath } from '../model/paths.ts';
import { controlCharacter, notUtf8, nulCharacter } from '../report/rules/asset.ts';

/** The text of a file: UTF-8, without byte order mark, lines ended by `\n`. Broken bytes are an error; the text is then as good as can be. */
export async function readText(
  host: Pick<Host, 'files'>,
  path: SourcePath,
): Promise<Outcome<string>> {
  return decodeText(await host.files.read(path), path);
}

/** The text that bytes stand for, as `readText` gives it. `file` is for messages. */
export function decodeText(bytes: Uint8Array, file: string): Outcome<string> {
  const decoded = decode(bytes);
  if (decoded === undefined) return brokenText(bytes, file);
  const value = decoded.replace(/\r\n?/g, '\n');
  return { value, diagnostics: strangeCharacters(value, file) };
}

/** The text, or undefined where the bytes are not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder does not say where: `firstBadByte` finds the place.
    return undefined;
  }
}

function brokenText(bytes: Uint8Array, file: string): Outcome<string> {
  const offset = firstBadByte(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, offset));
  const { line, column } = positionAfter(before.replace(/\r\n?/g, '\n'));
  const value = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  return { value, diagnostics: [notUtf8(offset, { file, range: lineRange(line, column, 1) })] };
}

/** Offset of the first byte that cannot be decoded: the longest prefix that decodes ends there. */
function firstBadByte(bytes: Uint8Array): number {
  let [good, bad] = [0, bytes.length];
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (decodesSoFar(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  return startOfCharacter(bytes, good);
}

/** Whether a prefix has no error yet; a character cut in two at its end is none. */
function decodesSoFar(prefix: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(prefix, { stream: true });
    return true;
  } catch {
    // An error inside the prefix is the answer.
    return false;
  }
}

/** Where the unfinished character that ends at `offset` begins. */
function startOfCharacter(bytes: Uint8Array, offset: number): number {
  for (let back = 1; back <= 3 && offset - back >= 0; back++) {
    const byte = bytes[offset - back] ?? 0;
    if (byte < 0x80) return offset;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > 0) return length > back ? offset - back : offset;
  }
  return offset;
}

/** Where the next character would stand. */
export function positionAfter(text: string): Position {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Control characters but tab and line end, and those that turn the direction of text (Trojan Source). */
const STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

const MOST_FINDINGS = 20;

const FENCES = /^[ \t>]*(?:```|~~~)/gm;

/** Found characters, with one ESC for all of a block of code: each color of a terminal begins with one. */
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

function strangeCharacters(text: string, file: string): Diagnostic[] {
  if (text.search(STRANGE) < 0) return [];
  return oncePerBlock(text, [...text.matchAll(STRANGE)])
    .slice(0, MOST_FINDINGS)
    .map(({ 0: found, index }) => {
      const { line, column } = positionAfter(text.slice(0, index));
      const place = { file, range: lineRange(line, column, 1) };
      if (found === '\0') return nulCharacter(place);
      return controlCharacter(found, place);
    });
}
