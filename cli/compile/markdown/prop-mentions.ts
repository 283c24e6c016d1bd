import type { InlineCode, Root, Table, TableCell } from 'mdast';
import type { PropMention } from '../../model/page.ts';
import { type PageInWork, rangeAt } from '../page.ts';
import { walkMarkdown } from '../walk.ts';

/** Collects props named in JSX in inline code, and in tables with a column "Prop". */
export function collectPropMentions(root: Root, page: PageInWork): PropMention[] {
  const mentions: PropMention[] = [];
  walkMarkdown(root, (node) => {
    if (node.type === 'inlineCode') mentions.push(...jsxMentions(node, page));
    if (node.type === 'table') mentions.push(...tableMentions(node, page));
  });
  return mentions;
}

function jsxMentions(code: InlineCode, page: PageInWork): PropMention[] {
  if (!code.value.includes('<')) return [];
  const start = codeOffset(code, page.text);
  if (start === undefined) return [];
  return jsxAttributes(code.value).map(({ component, prop, offset }) => ({
    prop,
    component,
    range: rangeAt(page, start + offset, prop.length),
  }));
}

function tableMentions({ children: [head, ...rows] }: Table, page: PageInWork): PropMention[] {
  const column = head?.children.findIndex((cell) => /^props?$/i.test(cellText(cell))) ?? -1;
  return rows.flatMap((row) => {
    const code = onlyCode(row.children[column]);
    const start = code && codeOffset(code, page.text);
    if (!code || start === undefined || !/^[a-z][\w-]*$/i.test(code.value)) return [];
    return [{ prop: code.value, range: rangeAt(page, start, code.value.length) }];
  });
}

const cellText = ({ children }: TableCell) =>
  children.map((node) => ('value' in node ? node.value : '')).join('');

/** Returns the code of a cell that contains only code and a mark such as `*` or `?`. */
function onlyCode(cell: TableCell | undefined): InlineCode | undefined {
  const codes = cell?.children.filter((node) => node.type === 'inlineCode') ?? [];
  const rest = cell?.children.filter((node) => node.type !== 'inlineCode') ?? [];
  const isMark = rest.every((node) => node.type === 'text' && /^[\s*?]*$/.test(node.value));
  return codes.length === 1 && isMark ? codes[0] : undefined;
}

/** Returns the offset of code within backticks. Undefined if it has escapes, as `\|` in a table. */
function codeOffset({ position, value }: InlineCode, source: string): number | undefined {
  const start = position?.start.offset;
  if (start === undefined) return undefined;
  const within = source.slice(start, position?.end.offset).indexOf(value);
  return within === -1 ? undefined : start + within;
}

interface JsxAttribute {
  readonly component: string;
  readonly prop: string;
  /** Offset from the start of the code. */
  readonly offset: number;
}

const TAG = /<([A-Z][\w.]*)(?=[\s/>]|$)/g;
const ATTRIBUTE = /\s+([A-Za-z_][\w:-]*)(?=[\s=/>]|$)/y;
const VALUE = /=(?:"[^"]*"|'[^']*'|\{)/y;
const SPREAD = /\s*\{/y;

/** Returns attributes of components in code such as `<Button color="primary" />`, even if cut. */
const jsxAttributes = (code: string): JsxAttribute[] =>
  [...code.matchAll(TAG)].flatMap(({ 0: tag, 1: component = '', index }) =>
    attributesFrom(code, index + tag.length).map((attribute) => ({ component, ...attribute })),
  );

function attributesFrom(code: string, start: number): Omit<JsxAttribute, 'component'>[] {
  const found: Omit<JsxAttribute, 'component'>[] = [];
  let at = start;
  for (;;) {
    const spread = matchAt(SPREAD, code, at);
    if (spread) {
      at = afterBraces(code, at + spread[0].length);
      continue;
    }
    const match = matchAt(ATTRIBUTE, code, at);
    if (!match) return found;
    const [all, prop = ''] = match;
    at += all.length;
    found.push({ prop, offset: at - prop.length });
    const value = matchAt(VALUE, code, at)?.[0];
    if (value !== undefined) at += value.length;
    if (value?.endsWith('{')) at = afterBraces(code, at);
  }
}

function matchAt(pattern: RegExp, code: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(code);
}

/** Returns the offset after the brace that closes the one before `at`, or the end of the code. */
function afterBraces(code: string, at: number): number {
  let depth = 1;
  for (let index = at; index < code.length; index++) {
    if (code[index] === '{') depth++;
    if (code[index] === '}' && --depth === 0) return index + 1;
  }
  return code.length;
}
