/** Every word in pages of a reference, in English. `{name}` is the component or hook, `{page}` the page beside which a tab stands. Some are Markdown. */
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

/** A word of a page, by its key. Translations of the site have it under the same one. */
export type ApiWord = keyof typeof API_WORDS;

/** The words of a page in its language. */
export type ApiWords = Readonly<Record<ApiWord, string>>;

/** The words, those that a site has others for replaced. */
export const wordsFrom = (texts: Readonly<Record<string, string>>): ApiWords =>
  Object.fromEntries(
    Object.entries(API_WORDS).map(([key, english]) => [key, texts[key] ?? english]),
  ) as ApiWords;

/** A word with its places filled: `{name} API` → `Button API`. */
export const filled = (word: string, values: Readonly<Record<string, string>>): string =>
  word.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
