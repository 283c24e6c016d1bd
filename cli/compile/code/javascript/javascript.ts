import { applyEdits } from './edits.ts';
import { moduleEdits } from './imports.ts';
import { joinLines } from './join.ts';
import { commentEdits, statementEdits } from './lines.ts';
import { loadTypeScript } from '../../../model/typescript.ts';
import { parse } from './parser.ts';
import { readTypes } from './reading.ts';

/**
 * A module without its types, as a person would have written it: format and comments stay. Undefined where it has mistakes, or parts that
 * JavaScript has no counterpart for.
 */
export function toJavaScript(text: string, language: 'ts' | 'tsx'): string | undefined {
  // Nine megabytes, and a build from the cache has no use for them.
  const parser = loadTypeScript();
  const parsed = parse(parser, text, language);
  const reading = parsed && readTypes(parsed);
  if (!reading) return undefined;
  const modules = moduleEdits(parsed, reading);
  const edited = applyEdits(text, [
    ...reading.edits,
    ...modules.edits,
    ...statementEdits([...reading.gone, ...modules.gone], parsed),
    ...commentEdits(text),
  ]);
  return joinLines(edited, parser);
}
