import type { ApiTableKind } from '../../../runtime/contract/theme.ts';
import type { CompileLimits } from '../../compile/limits.ts';
import type { ApiComponent, ApiHook, ApiMember, ApiType } from '../../model/api/reference.ts';
import type { ApiEntry } from '../../model/api/site-api.ts';
import type { SourcePath } from '../../model/paths.ts';
import apiWords from './api-words.json' with { type: 'json' };

/** A component from which another component inherits props. */
export interface ParentPart {
  readonly name: string;
  /** Site path of the component's page, possibly with an anchor. Absent if it is not documented. */
  readonly path?: string;
  /** Members of its own that the other component inherits. */
  readonly members: readonly ApiMember[];
}

/** A component or hook with the content of its page. */
export interface ShownPart {
  readonly part: ApiEntry;
  /** Parents, nearest first. */
  readonly parents: readonly ParentPart[];
  /** Pages with examples. `path` is a site path. */
  readonly demos: readonly { readonly title: string; readonly path: string }[];
}

export interface PageContext {
  /** Whether the page is a tab, with several parts below headings. */
  readonly isTab: boolean;
  readonly words: ApiWords;
  readonly limits: CompileLimits;
}

export interface ApiPageInput extends PageContext {
  readonly file: SourcePath;
  readonly title: string;
  readonly description: string;
  readonly parts: readonly ShownPart[];
  /** Hash of the parts and their parents. */
  readonly partsHash: string;
  /** Language of the page's search index. Absent if the page is not indexed. */
  readonly indexedIn?: string;
}

/** A section about a part, rendered as HTML and as Markdown. */
export interface Section {
  readonly kind: ApiTableKind;
  /** Id of the heading: `return-value`. */
  readonly id: string;
  readonly title: string;
  /** Markdown above the table, only in HTML. */
  readonly text?: string;
  readonly rows: readonly Row[];
  /** A type shown instead of a table. */
  readonly type?: string;
}

/** A prop, slot, CSS class or other named member. */
export interface Row {
  readonly name: string;
  readonly type?: ApiType | undefined;
  /** Default value as code. */
  readonly default?: string | undefined;
  /** CSS class without a dot. */
  readonly className?: string | undefined;
  readonly isState?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly description: string;
  readonly deprecated?: string | undefined;
  /** The component that declares an inherited prop. Absent for own props. */
  readonly from?: ParentPart;
}

/** Last part of the prefix of row ids: `button-prop-color`. */
const ID_SEGMENTS: Readonly<Record<ApiTableKind, string>> = {
  props: 'prop',
  slots: 'slots',
  classes: 'classes',
  cssVariables: 'vars',
  parameters: 'params',
  returns: 'returns',
};

export const rowId = (kind: ApiTableKind, part: string, row: string) =>
  `${toKebabCase(part)}-${ID_SEGMENTS[kind]}-${row.replace(/^--/, '')}`;

export const apiSections = ({ part, parents }: ShownPart, words: ApiWords): readonly Section[] =>
  part.kind === 'hook' ? hookSections(part, words) : componentSections(part, parents, words);

function hookSections({ parameters, returns, returnType }: ApiHook, words: ApiWords): Section[] {
  return [
    {
      kind: 'parameters',
      id: 'parameters',
      title: words.apiPageParameters,
      ...(parameters.length === 0 && { text: words.apiPageNoParameters }),
      rows: parameters,
    },
    {
      kind: 'returns',
      id: 'return-value',
      title: words.apiPageReturns,
      // Members of a result are always present.
      rows: returns.map((member) => ({ ...member, isRequired: undefined })),
      ...(returns.length === 0 && { type: returnType.text }),
    },
  ];
}

function componentSections(
  { props, slots, classes, cssVariables }: ApiComponent,
  parents: readonly ParentPart[],
  words: ApiWords,
): Section[] {
  const takesClasses = props.some(({ name }) => name === 'classes');
  const others: readonly Section[] = [
    { kind: 'slots', id: 'slots', title: words.apiPageSlots, rows: slots },
    {
      kind: 'classes',
      id: 'classes',
      title: words.apiPageClasses,
      text: takesClasses ? words.apiPageStyleClasses : words.apiPageSelectClasses,
      rows: classes.map(({ key, ...one }) => ({ ...one, name: key })),
    },
    {
      kind: 'cssVariables',
      id: 'css-variables',
      title: words.apiPageVariables,
      rows: cssVariables.map((name) => ({ name, description: '' })),
    },
  ];
  return [
    {
      kind: 'props',
      id: 'props',
      title: words.apiPageProps,
      ...(props.length === 0 && { text: words.apiPageNoProps }),
      rows: [...props, ...inheritedRows(parents, props)],
    },
    ...others.filter(({ rows }) => rows.length > 0),
  ];
}

/** Returns inherited props that a component does not redeclare, each once, nearest parent first. */
function inheritedRows(parents: readonly ParentPart[], own: readonly ApiMember[]): Row[] {
  const taken = new Set(own.map(({ name }) => name));
  return parents.flatMap((from) =>
    from.members.flatMap((member) => {
      if (taken.has(member.name)) return [];
      taken.add(member.name);
      return [{ ...member, from }];
    }),
  );
}

/** Joins import statements with `// or`. */
export const importCode = ({ imports }: ApiEntry, { apiPageOr }: ApiWords) =>
  imports.join(`\n// ${apiPageOr}\n`);

/**
 * English texts of reference pages, some in Markdown. `{name}` is the component or hook, and
 * `{page}` the title of the page to which a tab belongs. `{sections}` is a list such as `props and
 * slots`.
 */
export const API_WORDS = apiWords;

/** Texts of reference pages in a language. Translations of the site have the same keys. */
export type ApiWords = Readonly<Record<keyof typeof API_WORDS, string>>;

/** Returns each text as the site translates it, or else in English. */
export const wordsFrom = (texts: Readonly<Record<string, string>>): ApiWords =>
  Object.fromEntries(
    Object.entries(API_WORDS).map(([key, english]) => [key, texts[key] ?? english]),
  ) as ApiWords;

/** Returns a name as part of an address: `CssBaseline` → `css-baseline`, `Grid2` → `grid-2`. */
export const toKebabCase = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
