import { posix } from 'node:path';
import type { Code, Root } from 'mdast';
import type { CodeProps } from '../../../runtime/contract/theme.ts';
import {
  blockHtml,
  escapeCode,
  PLAIN_ELEMENT,
  tokenHtml,
} from '../../../runtime/code/highlight.ts';
import { directiveOf } from '../../model/markdown.ts';
import { closest } from '../../report/suggest.ts';
import { nodeLocation, type CompilingPage } from '../page.ts';
import type { CodeInputFile } from '../input.ts';
import { type DocsDirective, replaceMarkdown } from '../syntax/nodes.ts';
import {
  type FenceInfo,
  type LineMark,
  readCommentMarks,
  readDiffMarks,
  withoutTwoslash,
} from './fence-info.ts';
import { highlightLines, isDiffHeader, isDiffLanguage, isLanguage } from './highlight.ts';

/** Properties that the theme receives for a code block. */
export type CodeBlock = Omit<CodeProps, 'highlight'>;

export interface FencePlacement {
  /** Id of the block on its page: `code-2`. */
  readonly id: string;
  /** Whether the block is one of several tabs. Long tabs scroll and are not folded. */
  readonly isTab: boolean;
}

/** Blocks with more lines are folded and numbered. Folding fewer lines would hide only a few. */
const LONG_LINES = 30;

const TERMINAL_STYLE = /\u001b\[[\d;]*m/g;

const GUTTER: Readonly<Partial<Record<LineMark, string>>> = {
  inserted: '<span class="mark" data-docs-not-copied>+</span>',
  // U+2212 (minus sign) is as wide as the plus sign.
  deleted: '<span class="mark" data-docs-not-copied>\u2212</span>',
};

export function sourceBlock(code: string, language: string, codeBytes: number): CodeBlock {
  const lines = highlightWithin(code.replace(/\n+$/, ''), language, codeBytes);
  return { language, html: blockHtml(lines), lineCount: lines.length };
}

/**
 * Converts a fence to a code block with marked lines. Lines of numbered or long blocks have ids.
 * Code above `codeBytes` and code in unknown languages is not highlighted.
 */
export function codeBlock(
  code: string,
  info: FenceInfo,
  { id, isTab, codeBytes }: FencePlacement & { readonly codeBytes: number },
): CodeBlock {
  const { language, title } = info;
  const plain = language === 'ansi' ? code.replace(TERMINAL_STYLE, '') : code;
  const written = info.isTwoslash ? withoutTwoslash(plain) : plain;
  const readMarks = isDiffLanguage(language) ? readDiffMarks : readCommentMarks;
  const { lines, marks } = readMarks(written);
  const highlighted =
    language === 'diff'
      ? lines.map((line, index) => diffLine(line, marks.get(index)))
      : highlightWithin(lines.join('\n'), language, codeBytes);
  const isLong = !isTab && lines.length > LONG_LINES;
  const isNumbered = (isLong || info.hasNumbers === true) && code.length <= codeBytes;
  const emphasized = new Set(info.lines);
  const html = highlighted.map((line, index) => {
    const mark = marks.get(index) ?? info.changes?.get(index + 1);
    const isEmphasized = emphasized.has(index + 1);
    return wrapLine(line, { mark, isEmphasized, ...(isNumbered && { id: `${id}-L${index + 1}` }) });
  });
  return {
    language,
    ...(title !== undefined && { title }),
    html: blockHtml(html),
    lineCount: lines.length,
    ...(isLong && { isLong }),
    ...(isNumbered && { id }),
  };
}

interface LineState {
  readonly id?: string;
  readonly mark: LineMark | undefined;
  readonly isEmphasized: boolean;
}

/** Wraps a line for its id and marks. CSS generates the line number, so that it is not copied. */
function wrapLine(html: string, { id, mark, isEmphasized }: LineState): string {
  const names = [
    ...(mark ? [mark] : []),
    ...(isEmphasized && mark !== 'highlighted' ? ['highlighted'] : []),
  ];
  if (names.length === 0 && id === undefined) return html;
  // Short markup, because a block may have thousands of numbered lines. Scripts add the rest.
  if (names.length === 0) return `<i id=${id}>${html}</i>`;
  const idAttribute = id === undefined ? '' : ` id=${id}`;
  const gutter = (mark && GUTTER[mark]) ?? '';
  return `<span class="${['line', ...names].join(' ')}"${idAttribute}>${gutter}${html}</span>`;
}

const highlightWithin = (code: string, language: string, codeBytes: number): readonly string[] =>
  code.length > codeBytes || !isLanguage(language)
    ? code.split('\n').map(escapeCode)
    : highlightLines(code, language);

/** Highlights a line of a diff without its sign, which `mark` represents. */
function diffLine(line: string, mark: LineMark | undefined): string {
  if (mark) return tokenHtml(mark === 'inserted' ? 'c-i' : 'c-d', line);
  return tokenHtml(isDiffHeader(line) ? 'c-c' : PLAIN_ELEMENT, line);
}

/** Replaces code directives with the code of their files. Missing files are reported earlier. */
export function includeCode(root: Root, page: CompilingPage) {
  const { codeFiles } = page.input;
  if (codeFiles.length === 0) return;
  replaceMarkdown(root, (node) => {
    if (node.type !== 'docsDirective') return [node];
    const directive = directiveOf(node.value);
    const file = codeFiles.find(({ name }) => name === directive?.name);
    return file && directive?.kind === 'code' ? includedCode(node, file, page) : [node];
  });
}

const CODE_OPTIONS = ['region', 'language', 'title', 'highlight'] as const;

type CodeOptions = Partial<Record<(typeof CODE_OPTIONS)[number], string>>;

function readCodeOptions(written: string, report: (reason: string) => void): CodeOptions {
  const { code: _, ...members } = JSON.parse(written.slice(1, -1)) as Record<string, unknown>;
  const options: CodeOptions = {};
  for (const [key, value] of Object.entries(members)) {
    const name = CODE_OPTIONS.find((option) => option === key);
    if (name === undefined) report(`code has no option ${key}`);
    else if (typeof value !== 'string') report(`${key} must be a string`);
    else options[name] = value;
  }
  return options;
}

function includedCode(
  { value: written, position }: DocsDirective,
  { name, text }: CodeInputFile,
  page: CompilingPage,
): Code[] {
  const place = nodeLocation(page, position);
  const { region, language, title, highlight } = readCodeOptions(written, (reason) =>
    page.report('markdown/bad-directive', place, { reason }),
  );
  const { lines, regions } = readRegion(text, region);
  if (!lines) {
    const values = { name, region, meant: closest(region ?? '', regions) };
    page.report('markdown/code-not-found:region', place, values);
    return [];
  }
  const value = dedent(lines.join('\n'));
  const lang = language ?? posix.extname(name).slice(1);
  const shownTitle = title?.replaceAll('"', "'");
  const meta = [
    ...(shownTitle === undefined ? [] : [`title="${shownTitle}" [${shownTitle}]`]),
    ...(highlight === undefined ? [] : [`{${highlight}}`]),
  ].join(' ');
  return [{ type: 'code', lang, meta, value, ...(position && { position }) }];
}

/** Returns code in a fence longer than any run of backticks in it. */
export function fenced(code: string, language: string): string {
  const lengths = [...code.matchAll(/`+/g)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...lengths));
  return `${fence}${language}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/** Matches a comment that begins or ends a region: `// #region setup`, `# endregion`. */
const REGION =
  /^\s*(?:\/\/|\{?\/\*|<!--|--|[#;%])\s*#?(end)?region\b[ \t]*(.*?)\s*(?:\*\/\}?|-->)?\s*$/;

function readRegion(text: string, name: string | undefined) {
  const regions: string[] = [];
  let lines: string[] | undefined = name === undefined ? [] : undefined;
  /** Number of open regions, counted from the requested one. Infinity to read the whole text. */
  let depth = name === undefined ? Infinity : 0;
  for (const line of text.split('\n')) {
    const [comment, end, own = ''] = REGION.exec(line) ?? [];
    if (comment === undefined) {
      if (depth > 0) lines?.push(line);
      continue;
    }
    if (end === undefined) regions.push(own);
    if (depth > 0) depth += end === undefined ? 1 : -1;
    else if (end === undefined && own === name && !lines) [lines, depth] = [[], 1];
  }
  return { lines, regions };
}

/** Returns code without the indentation that its lines share, and without empty lines around it. */
export function dedent(code: string): string {
  const lines = code.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const widths = lines.flatMap((line) => (line.trim() === '' ? [] : line.search(/\S/)));
  const shared = Math.min(...widths);
  return lines.map((line) => line.slice(shared)).join('\n');
}
