import type { Code } from 'mdast';
import type ts from 'typescript';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { loadTypeScript, syntaxErrorsIn } from '../../model/code/typescript.ts';
import { report } from '../../report/catalogue.ts';
import type { CompileInput } from '../input.ts';
import { checkLimits } from '../limits.ts';
import { blank, blankFrontMatter, locationInBlock, type PageText, pageTextOf } from '../page.ts';
import { nodesOfType } from '../syntax/nodes.ts';
import { parseMarkdown } from '../syntax/parse.ts';
import { diffCode, parseFenceInfo, unclosedFence, withoutRemovedLines } from './fence-info.ts';
import { isDiffHeader, isDiffLanguage } from './highlight.ts';

export interface FenceCheckInput extends Pick<CompileInput, 'file' | 'text' | 'hash'> {
  readonly limits: CompileInput['options']['limits'];
}

/** Reports syntax errors in the fenced code of a page. */
export function checkFences({ file, text: source, limits }: FenceCheckInput): Diagnostic[] {
  const { text } = blankFrontMatter(source);
  const page = pageTextOf(file, text);
  if (!/```|~~~/.test(text) || checkLimits(page, limits)) return [];
  return nodesOfType(parseMarkdown(text).root, 'code')
    .filter(({ value }) => value.length <= limits.codeBytes)
    .flatMap((node) => checkFence(node, page) ?? []);
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
  // Some authors mark only the first of several removed lines: accept code that is valid with it.
  if (code !== whole && !fenceProblem(whole, language)) return undefined;
  const span = { offset: problem.offset, length: problem.length, linesAbove: 1 };
  const { reason } = problem;
  return report('markdown/code-syntax', locationInBlock(page, node, span), { language, reason });
}

interface SyntaxProblem {
  readonly offset: number;
  readonly length: number;
  /** Message without a period: `',' expected`. */
  readonly reason: string;
}

type ProblemFinder = (code: string) => SyntaxProblem | undefined;

const SCRIPTS = ['ts', 'typescript', 'mts', 'cts', 'tsx', 'js', 'javascript', 'mjs', 'cjs', 'jsx'];

/** Languages in which a line may be an HTML comment: scripts of web pages are not modules. */
const PAGE_SCRIPTS = ['js', 'javascript', 'cjs'];

/** A `Map`, so that `constructor` is not a language. */
const FINDERS: ReadonlyMap<string, ProblemFinder> = new Map<string, ProblemFinder>([
  ...SCRIPTS.map((language) => [language, scriptProblem] as const),
  ...PAGE_SCRIPTS.map((language) => [language, pageScriptProblem] as const),
  ['json', (code) => jsonProblem(code) ?? unquotedProblem(code)],
  ['json5', jsonProblem],
  ['jsonc', jsonProblem],
  ['css', cssProblem],
]);

/** Returns the first syntax error in code, or undefined if it is valid at least as an excerpt. */
export const fenceProblem = (code: string, language: string): SyntaxProblem | undefined =>
  FINDERS.get(language)?.(code);

/** Code around an excerpt that makes it a program, and a pattern that the excerpt must match. */
type Wrapper = readonly [before: string, after: string, begins?: RegExp];

const WHOLE: Wrapper = ['', ''];
// Requires a tag at the start, because any words could be the text of an element.
const TAG = /^(?:\s|\/\/[^\n]*\n|\{\/\*[^*]*\*\/\})*</;
const CHILDREN: Wrapper = ['<a>', '</a>', TAG];
const OPEN_CHILDREN: Wrapper = ['<a>', '', TAG];
// Not for code that begins with `const`: in a class, the parser takes it for a modifier.
const CLASS: Wrapper = [
  'class A {',
  '}',
  /^(?!(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/)*(?:const|let|var)\s)/,
];

/**
 * In order: file, expression, object, class, interface, type, argument, children, attribute, case,
 * method call, decorator, branch.
 */
const SCRIPT_WRAPPERS: readonly Wrapper[] = [
  WHOLE,
  ['(', ')'],
  ['({', '})'],
  CLASS,
  ['interface A {', '}'],
  ['type A =', ''],
  ['f(', ')'],
  CHILDREN,
  OPEN_CHILDREN,
  ['<a', '/>', /^(?:\s|\/\/[^\n]*\n)*(?:[\w:-]+=|\{\.\.\.)/],
  ['switch (a) {', '}'],
  ['a', '', /^(?:\s|\/\/[^\n]*\n)*\.[a-z]/i],
  ['', 'class A {}', /^\s*@/],
  ['if (a) {}', '', /^(?:\s|\/\/[^\n]*\n)*else\b/],
];

/** In order: a value, members of an object, items of a list. */
const VALUE_WRAPPERS: readonly Wrapper[] = [
  ['(', ')'],
  ['({', '})'],
  ['[', ']'],
];

/** Matches a line that is an HTML comment: `<!-- a` or `--> b`. */
const HTML_COMMENT_LINE = /^[ \t]*(?:<!--|-->).*/gm;

function pageScriptProblem(written: string): SyntaxProblem | undefined {
  // Only at the start, because such a line below may be part of JSX or of a template literal.
  const code = /^\s*<!--/.test(written) ? written.replace(HTML_COMMENT_LINE, blank) : written;
  return scriptProblem(code);
}

function scriptProblem(written: string): SyntaxProblem | undefined {
  const code = withPlaceholders(written);
  const whole = problemIn(code, SCRIPT_WRAPPERS);
  const isAccepted =
    !whole ||
    PSEUDOCODE.test(written) ||
    // Object literals would parse as blocks, and signatures as calls.
    isValid(code.replace(OBJECT_ALONE, ';({$1});').replace(SIGNATURE, 'function '), WHOLE) ||
    // Code may be members of a class, after imports.
    (/^import\s/m.test(code) && isValid(code.replace(IMPORT, ''), CLASS)) ||
    isDeclarationHead(code);
  if (isAccepted) return undefined;
  const problem = problemInElements(code, whole);
  return problem?.offset === code.trimEnd().length && isExcerpt(code) ? undefined : problem;
}

/** Whether code ends before the value or body of a declaration: `type Cart<Item>`. */
function isDeclarationHead(code: string): boolean {
  const { offset, reason = '' } = parseProblem(code, WHOLE) ?? {};
  return offset === code.trimEnd().length && /^(?:'[{=]'|Type) expected/.test(reason);
}

/** Matches the end of code before a line that begins with a tag. */
const BEFORE_TAG = /(?:\n\s*|(?<=[;)\]}]))\n(?:\/\/[^\n]*\n)*[ \t]*<[A-Za-z>]/g;

/** Maximum number of such ends that are tried, because each means parsing the code before it. */
const MAX_ENDS = 10;

/** Returns the problem in JSX that follows valid statements, or else `whole`. */
function problemInElements(code: string, whole: SyntaxProblem): SyntaxProblem | undefined {
  const ends = [...code.matchAll(BEFORE_TAG)].slice(0, MAX_ENDS).map(({ index }) => index);
  const end = ends.find((index) => isValid(code.slice(0, index), WHOLE));
  if (end === undefined) return whole;
  const problem = problemIn(code.slice(end), [CHILDREN, OPEN_CHILDREN]);
  return problem && { ...problem, offset: end + problem.offset };
}

/** Accepts comments, trailing commas, `...`, members without braces, and sequences of values. */
function jsonProblem(written: string): SyntaxProblem | undefined {
  if (PSEUDOCODE.test(written)) return undefined;
  const code = withPlaceholders(written.replace(/(?<=[}\]][ \t]*)\n(?=\s*[{[])/g, ','));
  const problem = problemIn(code, VALUE_WRAPPERS);
  const endsEarly = problem?.offset === code.trimEnd().length;
  return endsEarly && isExcerpt(code) ? undefined : problem;
}

/** Returns the problem of the wrapper that parses furthest. Undefined if one parses to the end. */
function problemIn(code: string, wrappers: readonly Wrapper[]): SyntaxProblem | undefined {
  let furthest: ParseProblem | undefined;
  for (const wrapper of wrappers) {
    if (!mayWrap(wrapper, code)) continue;
    const problem = parseProblem(code, wrapper);
    if (!problem) return undefined;
    if (!furthest || problem.reached > furthest.reached) furthest = problem;
  }
  return furthest;
}

const mayWrap = ([, , begins]: Wrapper, code: string) => begins?.test(code) !== false;

const isValid = (code: string, wrapper: Wrapper) =>
  mayWrap(wrapper, code) && !parseProblem(code, wrapper);

interface ParseProblem extends SyntaxProblem {
  /** Offset up to which wrapped code is valid, or -1 if it closes a bracket of the wrapper. */
  readonly reached: number;
}

function parseProblem(code: string, [before, after]: Wrapper): ParseProblem | undefined {
  // The wrapper has its own lines, because a comment at the end of the code would swallow it.
  const lead = before === '' ? '' : `${before}\n`;
  const shown = before === '<a>' ? code.replace(JSX_TEXT_COMMENT, blank) : code;
  const text = `${lead}${shown}\n${after}`;
  const elements = syntaxErrors(text, 'tsx');
  const [first] = elements;
  if (!first || isOpenAtEnd(elements) || syntaxErrors(text, 'ts').length === 0) return undefined;
  const end = code.trimEnd().length;
  const offsetOf = (position: number) => Math.min(Math.max(0, position - lead.length), end);
  const reached = offsetOf(first.start);
  const literal = unterminatedLiteral(first);
  const message = loadTypeScript().flattenDiagnosticMessageText(first.messageText, ' ');
  const reason = message.replace(/\.$/, '');
  if (literal !== undefined) return { offset: offsetOf(literal), length: 1, reason, reached };
  const length = Math.max(1, first.length);
  const isBracketOfWrapper = after.includes(/^'([)}])' expected$/.exec(reason)?.[1] ?? '\n');
  const isStray = isBracketOfWrapper || first.code === NO_STATEMENT;
  if (isStray && after !== '' && first.start === text.length - after.length) {
    return { offset: reached, length, reason, reached: -1 };
  }
  const word = /^(?:[\w$]+|\S)/.exec(code.slice(reached))?.[0];
  return isBracketOfWrapper && word !== undefined
    ? { offset: reached, length: word.length, reason: `Unexpected ${word}`, reached }
    : { offset: reached, length, reason, reached };
}

/** Number of the compiler's error "Declaration or statement expected". */
const NO_STATEMENT = 1128;

/** Numbers of the compiler's errors about strings and templates without an end. */
const UNTERMINATED: ReadonlySet<number> = new Set([1002, 1160]);

/** Returns the start of the literal that an error at its end is about. */
function unterminatedLiteral({ code, file, start }: ts.DiagnosticWithLocation): number | undefined {
  if (!UNTERMINATED.has(code)) return undefined;
  const compiler = loadTypeScript();
  const around = (node: ts.Node) => (node.pos <= start && start <= node.end ? node : undefined);
  let found: number | undefined;
  // No recursion, because code may be nested deeply.
  for (let node: ts.Node | undefined = file; node; node = compiler.forEachChild(node, around)) {
    const isLiteral = compiler.isStringLiteralLike(node) || compiler.isTemplateExpression(node);
    if (isLiteral) found = node.getStart(file);
  }
  return found;
}

/** Matches a comment between JSX elements, where it would be text. */
const JSX_TEXT_COMMENT = /(?<=^|\s)\/\/[^\n]*/g;

/** Number of the compiler's error about a tag that is never closed. */
const UNCLOSED_TAG = 17008;

/** Whether the only errors are about tags that are still open at the end of the code. */
function isOpenAtEnd(errors: readonly ts.Diagnostic[]): boolean {
  const unclosed = errors.filter(({ code }) => code === UNCLOSED_TAG).length;
  const atEnd = errors.filter(({ messageText }) => messageText === "'</' expected.").length;
  return unclosed === atEnd && unclosed + atEnd === errors.length;
}

/** Numbers of errors that code has only in strict mode: `071`, `'\251'`, `'\8'`, `08`. */
const STRICT_ONLY: ReadonlySet<number> = new Set([1121, 1487, 1488, 1489]);

/** Returns the syntax errors in a script, sorted by position. */
function syntaxErrors(text: string, extension: string): readonly ts.DiagnosticWithLocation[] {
  const compiler = loadTypeScript();
  try {
    const file = compiler.createSourceFile(`a.${extension}`, text, compiler.ScriptTarget.Latest);
    return syntaxErrorsIn(file)
      .filter(({ code }) => !STRICT_ONLY.has(code))
      .toSorted((a, b) => a.start - b.start);
  } catch {
    return []; // The parser overflows the stack if code is nested too deeply.
  }
}

/** Matches dots for omitted code. Unlike after the spread operator, no expression follows. */
const DOTS = /(?:\.\.\.|…)(?=[ \t]*(?:$|[\])},;:>…]|\/[/>*]|\.\.\.))/gm;
/** Number of characters before the dots that are inspected. */
const MAX_LOOKBEHIND = 20;
/** Matches a comment in place of a value, before a comma or the end of the line. */
const COMMENT_AS_VALUE = /(?<=(?:[=:]|=>) )\/\*[^*\n]*\*\/(?=[ \t]*[,;)\]}\n])/g;
const IMPORT = /^import\s(?:[^;'"]{0,999}\sfrom\s*)?(['"])[^'"\n]*\1;?[ \t]*$/gm;
/** Matches the start of a line with the signature of a function: `list(size: number): Item[]`. */
const SIGNATURE = /^(?=[a-z][\w$]*(?:<[^<>\n]*>)?\([^\n]*\)(?:: [^\n]+)?;?$)/gim;
/** Matches an object literal on its own lines. No statement looks like this. */
const OBJECT_ALONE = /^\{( .* |\n(?:[ \t].*\n|\n)*)\};?$/gm;

/**
 * Replaces the dots and comments that mark omitted code. Writes a name where a value is expected,
 * and spaces elsewhere. Keeps offsets.
 */
function withPlaceholders(code: string): string {
  const filled = code.replace(DOTS, (dots: string, at: number) => {
    const isValue = /(?:[=:?&|>]|=\{|(?:=>|return) \()\s*$/.test(
      code.slice(Math.max(0, at - MAX_LOOKBEHIND), at),
    );
    return isValue ? '_$_'.slice(0, dots.length) : ' '.repeat(dots.length);
  });
  return filled.replace(COMMENT_AS_VALUE, (comment) => '_'.padEnd(comment.length));
}

/** Matches a line that marks code as a sketch, which need not be valid. */
const PSEUDOCODE = new RegExp(
  [
    /\.\.\.(?:[\s,]|$)|…/, // `{ ... other props }`, `[..., item]`, or a last line of dots
    /^[\w$.]+\([^()\n]*\) (?:=>|->|→) /, // the result of a call: `spacing(2) => 16`
    /<-+\s|←/, // an arrow before a remark
    /^(?:optional|readonly) [\w$]+\??:/, // a member in a generated reference
    /^---[ \t]*$/, // the script of a component or front matter, before other text
    /^\s*\p{Extended_Pictographic}/u, // a mark of right and wrong lines
    /^@@/, // a mark of another generator, or a hunk of a diff
  ]
    .map(({ source }) => source)
    .join('|'),
  'mu',
);

/**
 * Whether incomplete code ends on purpose: inside a block, after its head, or with a comment.
 * If a bracket was forgotten, the last line is indented no deeper than the first.
 */
function isExcerpt(code: string): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  const last = lines.at(-1) ?? '';
  const isCommentOrHead = /^\s*\/[/*]|(?:\)|=>)\s*\{$/.test(last);
  return isCommentOrHead || indentation(last) > indentation(lines[0] ?? '');
}

const indentation = (line: string) => line.length - line.trimStart().length;

/** A string, a comment, a word, or a quotation mark that is invalid in JSON. */
const JSON_PART = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_$][\w$]*|['`]/g;
const JSON_WORDS = new Set(['true', 'false', 'null']);

/** Finds the first name or string without double quotes. */
function unquotedProblem(code: string): SyntaxProblem | undefined {
  for (const { 0: part, index } of code.matchAll(JSON_PART)) {
    if (/^["/]/.test(part) || JSON_WORDS.has(part)) continue;
    const isExponent = /^e\d*$/i.test(part) && /\d/.test(code[index - 1] ?? '');
    if (isExponent) continue;
    return {
      offset: index,
      length: part.length,
      reason: 'JSON requires double quotes around keys and strings',
    };
  }
  return undefined;
}

/** Matches a comment, string, unquoted URL or bracket, or the start of one that does not end. */
const CSS_PART =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|(?<=url\()[^)'"\s]+|[{}()[\]]|\/\*|["']/g;
const UNTERMINATED_CSS: ReadonlyMap<string, string> = new Map([
  ['/*', 'This comment does not end'],
  ['"', 'This string does not end'],
  ["'", 'This string does not end'],
]);
const OPENING_BRACKETS: ReadonlyMap<string, string> = new Map([
  ['}', '{'],
  [')', '('],
  [']', '['],
]);

/** Finds the first unmatched bracket, string or comment. Allows single rules and declarations. */
function cssProblem(code: string): SyntaxProblem | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: part, index: offset } of code.matchAll(CSS_PART)) {
    const reason = UNTERMINATED_CSS.get(part);
    if (reason !== undefined) return { offset, length: 1, reason };
    if ('{(['.includes(part)) open.push({ bracket: part, offset });
    const opening = OPENING_BRACKETS.get(part);
    if (opening !== undefined && open.pop()?.bracket !== opening) {
      return { offset, length: 1, reason: `No ${opening} for this ${part}` };
    }
  }
  const [first] = open;
  return first && !isExcerpt(code)
    ? { offset: first.offset, length: 1, reason: `This ${first.bracket} is never closed` }
    : undefined;
}
