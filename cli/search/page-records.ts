import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { SearchKind } from '../../runtime/contract/search.ts';
import type { ApiRowProps, ApiTableKind, CodeProps } from '../../runtime/contract/theme.ts';
import type { ErrorCode } from '../../runtime/contract/view.ts';
import { oneLine } from '../model/text.ts';

export interface SearchRecord {
  readonly kind: SearchKind;
  /** Name of the match, such as a heading. Empty for a written page itself. */
  readonly name: string;
  /** Suffix of the page's address: `#anchor`. Empty for the page itself. */
  readonly target: string;
  /** Additional names, such as a CSS class. */
  readonly aliases: readonly string[];
  /** Factor of the weight. Below 1 for records that should rank lower than others. */
  readonly share: number;
  /** Whether the text is indexed. An inherited prop is indexed where it is declared. */
  readonly isIndexed: boolean;
  text: string;
  /** Identifiers of several words in its code blocks: `createTheme `. */
  code: string;
}

/** Properties of a page besides its tree. */
export interface PageSubject {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Documented components and hooks; empty for a written page. */
  readonly parts: readonly string[];
  readonly isTab: boolean;
  readonly errors?: readonly ErrorCode[];
}

const ROW_KINDS: Readonly<Record<ApiTableKind, SearchKind>> = {
  props: 'prop',
  parameters: 'prop',
  returns: 'prop',
  slots: 'slot',
  classes: 'class',
  cssVariables: 'class',
};

/** Weight factors of records that other pages have too, or that other records should outrank. */
const SHARES = { inherited: 0.8, parameter: 0.7, slot: 0.6, apiSection: 0.15, state: 0.3 } as const;

const partKind = (name: string): SearchKind => (/^use[A-Z]/.test(name) ? 'hook' : 'component');

type NewRecord = Pick<SearchRecord, 'kind' | 'name' | 'target'> & Partial<SearchRecord>;

const newRecord = (record: NewRecord): SearchRecord => ({
  aliases: [],
  share: 1,
  isIndexed: true,
  text: '',
  code: '',
  ...record,
});

/** Returns the records of a page. The first one is the page itself. */
export function recordsOf(tree: Root, subject: PageSubject): readonly SearchRecord[] {
  const { description, keywords = [], parts, isTab, errors = [] } = subject;
  const [name = ''] = isTab ? [] : parts;
  const kind = name === '' ? 'page' : partKind(name);
  const page = newRecord({ kind, name, target: '', aliases: keywords, text: `${description} ` });
  const records = [page];
  collect(tree.children, { records, section: page }, subject);
  for (const { code, text } of errors) records.push(errorRecord(code, text));
  for (const record of records) record.text = oneLine(record.text);
  return records;
}

const errorRecord = (code: number, text: string) =>
  newRecord({
    kind: 'error',
    name: `Error ${code}`,
    target: `?code=${code}`,
    aliases: [`#${code}`],
    text,
  });

/** Records so far. Text is added to the section. */
interface RecordCollector {
  readonly records: SearchRecord[];
  section: SearchRecord;
}

/** Adds the records below `nodes`, and their text. */
function collect(nodes: Root['children'], collector: RecordCollector, subject: PageSubject): void {
  for (const node of nodes) {
    if (node.type === 'text') collector.section.text += node.value;
    if (node.type !== 'element') continue;
    const found = recordOf(node, subject);
    if (node.tagName === 'docs-code') collector.section.code += identifiersIn(node);
    if (found) collector.records.push(found);
    else if (!UNSEARCHED.has(node.tagName)) collect(node.children, collector, subject);
    if (found && /^h/.test(node.tagName)) collector.section = found;
    if (BLOCKS.test(node.tagName)) collector.section.text += ' ';
  }
}

/** Matches identifiers of several words. Others are found too often in code. */
const IDENTIFIER = /\b[A-Za-z]\w*[a-z][A-Z]\w*/g;

function identifiersIn({ properties }: Element): string {
  const { html } = properties['props'] as unknown as CodeProps;
  const names = html.replace(/<[^>]*>/g, '').match(IDENTIFIER) ?? [];
  return names.map((name) => `${name} `).join('');
}

/** Elements whose text is not prose or is indexed separately. */
const UNSEARCHED = new Set([
  'docs-code',
  'docs-component',
  'docs-api-facts',
  'docs-api-demos',
  'svg',
]);

/** Elements that end a word. */
const BLOCKS =
  /^(?:p|li|h\d|t[dhr]|d[dlt]|[bh]r|pre|blockquote|div|details|summary|fig.*|section|docs-.*)$/;

function recordOf(node: Element, subject: PageSubject): SearchRecord | undefined {
  const { id, props } = node.properties;
  if (/^h[2-4]$/.test(node.tagName) && typeof id === 'string')
    return sectionRecord(node, id, subject);
  const own = props as unknown;
  if (node.tagName === 'docs-demo')
    return demoRecord(own as { demo: string; label: string }, subject);
  return node.tagName === 'docs-api-row' ? rowRecord(own as ApiRowProps, node, subject) : undefined;
}

function sectionRecord(node: Element, id: string, { parts, isTab }: PageSubject): SearchRecord {
  const name = toString(node).trim();
  const isPart = isTab && parts.includes(name);
  return newRecord({
    kind: isPart ? partKind(name) : 'section',
    name,
    target: `#${id}`,
    share: isPart || parts.length === 0 ? 1 : SHARES.apiSection,
  });
}

const demoRecord = (
  { demo, label }: { readonly demo: string; readonly label: string },
  { title }: PageSubject,
) =>
  newRecord({
    kind: 'demo',
    name: demo.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '),
    target: `#${demo}`,
    isIndexed: false,
    text: label === title ? '' : label,
  });

function rowRecord(row: ApiRowProps, node: Element, subject: PageSubject): SearchRecord {
  const { kind, id, name, className, from, isState } = row;
  const isClass = kind === 'classes' && className !== undefined;
  const isParameter = kind === 'parameters' || kind === 'returns';
  const record = newRecord({
    kind: ROW_KINDS[kind],
    name: isClass ? className : name,
    target: `#${id}`,
    aliases: isClass ? [name] : className === undefined ? [] : [className],
    share:
      (from ? SHARES.inherited : 1) *
      (isState ? SHARES.state : 1) *
      (kind === 'slots' ? SHARES.slot : 1) *
      (isParameter ? SHARES.parameter : 1),
    // Texts of slots and classes repeat their names.
    isIndexed: !from && kind !== 'slots' && kind !== 'classes',
  });
  collect(node.children, { records: [], section: record }, subject);
  return record;
}
