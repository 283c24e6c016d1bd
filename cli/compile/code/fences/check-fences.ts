import type { Code } from 'mdast';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { CompileInput } from '../../input.ts';
import { checkLimits } from '../../limits.ts';
import { blankFrontMatter, locationInBlock, type PageText, pageTextOf } from '../../page.ts';
import { parseMarkdown } from '../../syntax/parse.ts';
import { walkMarkdown } from '../../walk.ts';
import { diffCode, parseFenceInfo, unclosedFence, withoutRemovedLines } from '../fence-info.ts';
import { isDiffHeader, isDiffLanguage } from '../highlight.ts';
import { isExcerpt, type SyntaxProblem, scriptProblem, valueProblem } from './script-problem.ts';
import { report } from '../../../report/catalogue.ts';

export interface FenceCheckInput extends Pick<CompileInput, 'file' | 'text' | 'hash'> {
  readonly limits: CompileInput['options']['limits'];
}

/** Reports syntax errors in the fenced code of a page. */
export function checkFences({ file, text: source, limits }: FenceCheckInput): Diagnostic[] {
  const { text } = blankFrontMatter(source);
  if (!/```|~~~/.test(text) || checkLimits({ file, text, limits })) return [];
  const page = pageTextOf(file, text);
  const diagnostics: Diagnostic[] = [];
  walkMarkdown(parseMarkdown(text).root, (node) => {
    if (node.type !== 'code' || node.value.length > limits.codeBytes) return;
    const problem = checkFence(node, page);
    if (problem) diagnostics.push(problem);
  });
  return diagnostics;
}

function checkFence(node: Code, page: PageText): Diagnostic | undefined {
  const info = parseFenceInfo([node.lang, node.meta].filter(Boolean).join(' '));
  // The code of an unclosed fence may include the rest of the page. Another rule reports it.
  if (info.isFragment || unclosedFence(node, page) !== undefined) return undefined;
  const isDiff = isDiffLanguage(info.language);
  // Lines between the hunks of a diff are missing.
  if (isDiff && node.value.split('\n').some(isDiffHeader)) return undefined;
  const language = info.language.replace(/^diff-/, '');
  const whole = isDiff ? diffCode(node.value, false) : node.value;
  const code = isDiff ? diffCode(node.value, true) : withoutRemovedLines(whole, info.changes);
  const problem = fenceProblem(code, language);
  if (!problem) return undefined;
  // Some authors mark only the first line of what they remove, so the rest needs that line.
  if (code !== whole && !fenceProblem(whole, language)) return undefined;
  const [word] = /^(?:[\w$]+|\S)/.exec(code.slice(problem.offset)) ?? [];
  const reason = problem.reason.replace(
    /^Unexpected token/,
    word === undefined ? 'it ends too early' : `unexpected ${word}`,
  );
  const offset = word === undefined ? Math.max(0, problem.offset - 1) : problem.offset;
  const span = { offset, length: word?.length ?? 1, linesAbove: 1 };
  return report('markdown/code-syntax', locationInBlock(page, node, span), { language, reason });
}

type ProblemFinder = (code: string) => SyntaxProblem | undefined;

const SCRIPTS = ['ts', 'typescript', 'mts', 'cts', 'tsx', 'js', 'javascript', 'mjs', 'cjs', 'jsx'];

/** A `Map`, so that `constructor` is not a language. */
const FINDERS: ReadonlyMap<string, ProblemFinder> = new Map<string, ProblemFinder>([
  ...SCRIPTS.map((language) => [language, scriptProblem] as const),
  ['json', (code) => jsonProblem(code) ?? unquotedProblem(code)],
  ['json5', jsonProblem],
  ['jsonc', jsonProblem],
  ['css', cssProblem],
]);

/** Returns the first syntax error in code, or undefined if it is valid at least as an excerpt. */
export const fenceProblem = (code: string, language: string): SyntaxProblem | undefined =>
  FINDERS.get(language)?.(code);

/** Accepts comments, trailing commas, `...`, members without braces, and sequences of values. */
function jsonProblem(code: string): SyntaxProblem | undefined {
  return valueProblem(code.replace(/(?<=[}\]][ \t]*)\n(?=\s*[{[])/g, ','));
}

/** A string, a comment, a word, or a quotation mark that is invalid in JSON. */
const JSON_PART = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_$][\w$]*|['`]/g;
const JSON_WORDS = new Set(['true', 'false', 'null']);

/** Finds the first name or string without double quotes. */
function unquotedProblem(code: string): SyntaxProblem | undefined {
  for (const { 0: part, index } of code.matchAll(JSON_PART)) {
    if (/^["/]/.test(part) || JSON_WORDS.has(part)) continue;
    const isExponent = /^e\d*$/i.test(part) && /\d/.test(code[index - 1] ?? '');
    if (isExponent) continue;
    return { offset: index, reason: 'JSON requires double quotes around keys and strings' };
  }
  return undefined;
}

/** Matches a comment, string, unquoted URL or bracket, even without its end. */
const CSS_PART =
  /\/\*[\s\S]*?(?:\*\/|$)|(?<=^|\s)\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|$)|'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|$)|(?<=url\()[^)'"\s]+|[{}()[\]]/g;
const OPENING_BRACKETS: ReadonlyMap<string, string> = new Map([
  ['}', '{'],
  [')', '('],
  [']', '['],
]);

/** Finds the first unmatched bracket, string or comment. Allows single rules and declarations. */
function cssProblem(code: string): SyntaxProblem | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: part, index: offset } of code.matchAll(CSS_PART)) {
    const reason = unendedReason(part);
    if (reason !== undefined) return { offset, reason };
    if ('{(['.includes(part)) open.push({ bracket: part, offset });
    const opening = OPENING_BRACKETS.get(part);
    if (opening !== undefined && open.pop()?.bracket !== opening) {
      return { offset, reason: `No ${opening} for this ${part}` };
    }
  }
  const [first] = open;
  return first && !isExcerpt(code)
    ? { offset: first.offset, reason: `This ${first.bracket} is never closed` }
    : undefined;
}

function unendedReason(part: string): string | undefined {
  if (part.startsWith('/*')) {
    return part.length >= 4 && part.endsWith('*/') ? undefined : 'This comment does not end';
  }
  const isString = /^["']/.test(part);
  const ends = part.length > 1 && part.endsWith(part.charAt(0));
  return isString && !ends ? 'This string does not end' : undefined;
}
