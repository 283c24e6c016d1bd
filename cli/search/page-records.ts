import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { SearchKind } from '../../runtime/contract/search.ts';
import type { ApiRowProps, ApiTableKind } from '../../runtime/contract/theme.ts';
import type { ErrorCode } from '../../runtime/contract/view.ts';

/** A place that can be found: the page itself, or something on it. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** Absent for a written page. */
  readonly name?: string;
  /** Appended to the address of the page: `#anchor`. Empty for the page itself. */
  readonly target: string;
  /** Further names under which it is found, such as a CSS class. */
  readonly aliases: readonly string[];
  readonly text: string;
  /** Share of its weight, below 1 for what is found better elsewhere. */
  readonly share: number;
  /** Whether its text is indexed. That of an inherited prop is found where the prop is declared. */
  readonly isIndexed: boolean;
}

/** What a page says about itself, besides its tree. */
export interface PageSubject {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Components and hooks that it documents; empty for a written page. */
  readonly parts: readonly string[];
  readonly isTab: boolean;
  /** Error codes that it explains. */
  readonly errors?: readonly ErrorCode[];
}

type OpenRecord = Omit<SearchRecord, 'text'> & { readonly texts: string[] };

const ROW_KINDS: Readonly<Record<ApiTableKind, SearchKind>> = {
  ...{ props: 'prop', parameters: 'prop', returns: 'prop' },
  ...{ slots: 'slot', classes: 'class', cssVariables: 'class' },
};

/** Shares of the weight of what several pages have, or what is found better under another kind. */
const SHARES = { inherited: 0.8, parameter: 0.7, slot: 0.6, apiSection: 0.3, state: 0.3 } as const;

const partKind = (name: string): SearchKind => (/^use[A-Z]/.test(name) ? 'hook' : 'component');

/** Returns the records of a page. The first one is the page itself. */
export function recordsOf(tree: Root, subject: PageSubject): readonly SearchRecord[] {
  const { description, keywords = [], parts, isTab, errors = [] } = subject;
  const [part] = isTab ? [] : parts;
  const records: OpenRecord[] = [
    {
      kind: part === undefined ? 'page' : partKind(part),
      ...(part !== undefined && { name: part }),
      ...{
        target: '',
        aliases: keywords,
        share: 1,
        isIndexed: true,
        texts: description === '' ? [] : [description],
      },
    },
  ];
  collect(tree.children, { records, section: records[0] }, subject);
  for (const { code, text } of errors) records.push(errorRecord(code, text));
  return records.map(({ texts, ...record }) => ({
    ...record,
    text: texts.join(' ').replace(/\s+/g, ' ').trim(),
  }));
}

const errorRecord = (code: number, text: string): OpenRecord => ({
  ...{ kind: 'error', name: `Error ${code}`, target: `?code=${code}`, aliases: [`#${code}`] },
  ...{ share: 1, isIndexed: true, texts: [text] },
});

/** Records so far; text belongs to the section. */
interface Collected {
  readonly records: OpenRecord[];
  section: OpenRecord | undefined;
}

/** Adds the records below `nodes`. */
function collect(nodes: Root['children'], into: Collected, subject: PageSubject): void {
  for (const node of nodes) {
    if (node.type === 'text') into.section?.texts.push(node.value);
    if (node.type !== 'element') continue;
    const found = recordOf(node, subject);
    if (found) into.records.push(found);
    else if (!UNSEARCHED.has(node.tagName)) collect(node.children, into, subject);
    if (found && /^h/.test(node.tagName)) into.section = found;
    if (BLOCKS.test(node.tagName)) into.section?.texts.push(' ');
  }
}

/** Elements whose text is not prose, or stands elsewhere. */
const UNSEARCHED = new Set([
  'docs-code',
  'docs-component',
  'docs-api-facts',
  'docs-api-demos',
  'svg',
]);

const BLOCKS = /^(?:p|li|h\d|td|th|tr|dt|dd|br|pre|blockquote|docs-.*)$/;

function recordOf(node: Element, subject: PageSubject): OpenRecord | undefined {
  const { id, props } = node.properties;
  if (/^h[2-4]$/.test(node.tagName) && typeof id === 'string')
    return sectionRecord(node, id, subject);
  const own = props as unknown;
  if (node.tagName === 'docs-demo') return demoRecord(own as { demo: string; label: string });
  return node.tagName === 'docs-api-row' ? rowRecord(own as ApiRowProps, node) : undefined;
}

function sectionRecord(node: Element, id: string, { parts, isTab }: PageSubject): OpenRecord {
  const name = toString(node).trim();
  const isPart = isTab && parts.includes(name);
  return {
    kind: isPart ? partKind(name) : 'section',
    ...{ name, target: `#${id}`, aliases: [], isIndexed: true, texts: [] },
    share: isPart || parts.length === 0 ? 1 : SHARES.apiSection,
  };
}

const demoRecord = ({
  demo,
  label,
}: {
  readonly demo: string;
  readonly label: string;
}): OpenRecord => ({
  kind: 'demo',
  name: demo.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '),
  ...{ target: `#${demo}`, aliases: [], share: 1, isIndexed: false, texts: [label] },
});

function rowRecord(
  { kind, id, name, className, from, isState }: ApiRowProps,
  node: Element,
): OpenRecord {
  const isClass = kind === 'classes' && className !== undefined;
  const share =
    (from ? SHARES.inherited : 1) *
    (isState ? SHARES.state : 1) *
    (kind === 'slots' ? SHARES.slot : 1) *
    (kind === 'parameters' || kind === 'returns' ? SHARES.parameter : 1);
  return {
    kind: ROW_KINDS[kind],
    name: isClass ? className : name,
    target: `#${id}`,
    aliases: isClass ? [name] : className === undefined ? [] : [className],
    ...{ share, isIndexed: !from, texts: [toString(node)] },
  };
}
