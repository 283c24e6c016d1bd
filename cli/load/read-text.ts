import { isUtf8 } from 'node:buffer';
import { type Diagnostic, lineRange, type Outcome, positionAfter } from '../model/diagnostic.ts';
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
  const value = withLineFeeds(new TextDecoder().decode(bytes));
  if (isUtf8(bytes)) return { value, diagnostics: findControlCharacters(value, file) };
  const offset = firstBadByte(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, offset));
  const { line, column } = positionAfter(withLineFeeds(before));
  const place = { file, range: lineRange(line, column, 1) };
  return { value, diagnostics: [report('asset/not-utf-8', place, { offset })] };
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

const REPLACEMENT = Buffer.from('\uFFFD');

/** Returns the offset of the first invalid byte, which the decoder replaces with U+FFFD. */
function firstBadByte(bytes: Uint8Array): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let offset = 0;
  for (const valid of text.split('\uFFFD')) {
    offset += Buffer.byteLength(valid);
    // The text may contain the character itself.
    if (!REPLACEMENT.equals(bytes.subarray(offset, offset + REPLACEMENT.length))) break;
    offset += REPLACEMENT.length;
  }
  return offset;
}

/** Control characters except tab and line feed, and bidirectional controls (Trojan Source). */
const CONTROL_CHARACTER =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** Control characters that neither break lines nor change the direction of text. */
const REMOVABLE = /^[\u0001-\u0008\u000e-\u001a\u007f]$/;

const MAX_FINDINGS = 20;

const FENCES = /^[ \t>]*(?:```+|~~~+)[ \t]*(?<language>[\w-]*)/gm;

function findControlCharacters(text: string, file: string): Diagnostic[] {
  if (text.search(CONTROL_CHARACTER) < 0) return [];
  return oncePerBlock(text, [...text.matchAll(CONTROL_CHARACTER)])
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

/**
 * Drops each ESC in code in the language `ansi`, and all but one ESC in other code blocks, because
 * every terminal color starts with one.
 */
function oncePerBlock(text: string, found: readonly RegExpExecArray[]): RegExpExecArray[] {
  let [reached, fences, language] = [0, 0, ''];
  const blocks = new Set<number>();
  return found.filter(({ 0: character, index }) => {
    for (const fence of text.slice(reached, index).matchAll(FENCES)) {
      fences++;
      language = fence.groups?.['language'] ?? '';
    }
    reached = index;
    if (character !== '\u001b' || fences % 2 === 0) return true;
    const isFirst = !blocks.has(fences);
    blocks.add(fences);
    return isFirst && language !== 'ansi';
  });
}
