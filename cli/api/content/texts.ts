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

/** The texts of a page in its language. The site's translations have the same keys. */
export type ApiWords = Readonly<Record<keyof typeof API_WORDS, string>>;

/** Returns the texts, with those that the site translates. */
export const wordsFrom = (texts: Readonly<Record<string, string>>): ApiWords =>
  Object.fromEntries(
    Object.entries(API_WORDS).map(([key, english]) => [key, texts[key] ?? english]),
  ) as ApiWords;

/** Fills the placeholders of a text: `{name} API` → `Button API`. */
export const fillWords = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (all, key: string) => values[key] ?? all);

/** Returns a name as part of an address: `CssBaseline` → `css-baseline`, `useMediaQuery` → `use-media-query`, `Grid2` → `grid-2`. */
export const toKebabCase = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
