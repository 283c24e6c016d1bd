import type { CompileLimits } from '../../compile/input.ts';
import type { ApiMember } from '../../model/api/reference.ts';
import type { ApiEntry } from '../../model/api/site-api.ts';
import type { SourcePath } from '../../model/paths.ts';

/** A component from which another one inherits props. */
export interface ParentPart {
  readonly name: string;
  /** Site path of its page, with an anchor where that documents several. Absent where it is not documented. */
  readonly path?: string;
  /** The inherited ones of its own props. */
  readonly members: readonly ApiMember[];
}

/** A component or hook with what its page shows. */
export interface ShownPart {
  readonly part: ApiEntry;
  /** The nearest first. */
  readonly parents: readonly ParentPart[];
  /** Pages with examples. `path` is a site path. */
  readonly demos: readonly { readonly title: string; readonly path: string }[];
}

/** Input of the content of one page of a reference. */
export interface ApiPageInput {
  readonly file: SourcePath;
  readonly title: string;
  readonly description: string;
  readonly isTab: boolean;
  readonly parts: readonly ShownPart[];
  /** Hash of the parts and their parents. */
  readonly partsHash: string;
  readonly words: ApiWords;
  readonly limits: CompileLimits;
}

/** Texts of the pages of a reference, in English. `{name}` is the component or hook, `{page}` the page next to a tab. Some are Markdown. */
export const API_WORDS = {
  apiPageTitle: '{name} API',
  apiPageComponent:
    'The props, slots and CSS classes of the {name} component, and how to import it.',
  apiPageHook: 'The parameters and the return value of the {name} hook, and how to import it.',
  apiPageComponentsTitle: '{page} components API',
  apiPageHooksTitle: '{page} hooks API',
  apiPageComponents: 'The props, slots and CSS classes of {names}.',
  apiPageHooks: 'The parameters and return values of {names}.',
  apiPageGroup: 'API',
  apiPageImport: 'Import',
  apiPageOr: 'or',
  apiPageDeprecated: 'Deprecated',
  apiPageProps: 'Props',
  apiPageParameters: 'Parameters',
  apiPageReturns: 'Return value',
  apiPageSlots: 'Slots',
  apiPageClasses: 'CSS classes',
  apiPageVariables: 'CSS variables',
  apiPageNoParameters: 'It takes no parameters.',
  apiPageNoProps: 'It has no props of its own.',
  apiPageStyleClasses:
    'Select these classes in your CSS, or give classes of your own in the `classes` prop, under the same keys.',
  apiPageSelectClasses: 'Select these classes in your CSS.',
  apiPageReturned: 'Returns',
  apiPageInherited: 'Inherited from {name}',
  apiPageRequired: 'required',
  apiPageDefault: 'default',
  apiPageOld: 'deprecated',
} as const;

/** Key of a text, also in the site's translations. */
export type ApiWord = keyof typeof API_WORDS;

/** The texts of a page in its language. */
export type ApiWords = Readonly<Record<ApiWord, string>>;

/** Returns the texts, with those that the site translates. */
export const wordsFrom = (texts: Readonly<Record<string, string>>): ApiWords =>
  Object.fromEntries(
    Object.entries(API_WORDS).map(([key, english]) => [key, texts[key] ?? english]),
  ) as ApiWords;

/** Fills the placeholders of a text: `{name} API` → `Button API`. */
export const filled = (word: string, values: Readonly<Record<string, string>>): string =>
  word.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);

/** Returns a name as part of an address: `CssBaseline` → `css-baseline`, `useMediaQuery` → `use-media-query`, `Grid2` → `grid-2`. */
export const kebab = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
