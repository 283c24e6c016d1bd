/** Selector of color schemes in the page. `%s` is the scheme. */
export const MODE_SELECTOR = "[data-mode='%s']";

/** Selector of color schemes of single demos. `%s` is the scheme. */
export const DEMO_SCHEME_SELECTOR = "[data-demo-scheme='%s']";

/** Declarations by property name. */
export type Declarations = Readonly<Record<string, string | number>>;

/** Declarations by selector, as libraries make them. */
export type Rule = Readonly<Record<string, Declarations>>;

const kebab = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns `selector{name:value;…}`, or nothing without declarations. */
function ruleText(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([name, value]) => `${kebab(name)}:${value}`);
  return body.length === 0 ? '' : `${selector}{${body.join(';')}}`;
}

const DEMO_LIGHT = DEMO_SCHEME_SELECTOR.replace('%s', 'light');
const DEMO_DARK = DEMO_SCHEME_SELECTOR.replace('%s', 'dark');

/** Selector of dark pages and demos with the specificity of one attribute: later rules win. */
const DARK = `${MODE_SELECTOR.replace('%s', 'dark')}:where(:not(${DEMO_LIGHT})),${DEMO_DARK}`;

/**
 * Returns light values and those without a mode for all pages, and dark ones for dark pages, dark
 * demos, and dark systems without scripts. Print is light. A demo with its own scheme gets only
 * what differs between the schemes, so that it follows the reader's changes to the page.
 */
export function modeSheet(light: Declarations, dark: Declarations): string {
  const following = namesFollowing(light, dark);
  const without = Object.keys(dark).filter((name) => name.startsWith('--') && !(name in light));
  const part = (isWanted: (name: string) => boolean): Declarations =>
    Object.fromEntries(Object.entries(light).filter(([name]) => isWanted(name)));
  const everyone = [
    ruleText(
      ':root',
      part((name) => !(name in dark) && !following.has(name)),
    ),
    ruleText(
      ':root,[data-demo-scheme]',
      part((name) => following.has(name)),
    ),
    ruleText(
      `:root,${DEMO_LIGHT}`,
      part((name) => name in dark),
    ),
    ruleText(DEMO_LIGHT, Object.fromEntries(without.map((name) => [name, 'initial']))),
  ];
  return [
    everyone.join(''),
    `@media screen{${ruleText(DARK, dark)}}`,
    `@media screen and (prefers-color-scheme:dark){${ruleText(':root:not([data-mode])', dark)}}`,
  ].join('\n');
}

const VARIABLE = /var\((--[\w-]+)/g;

/** Returns the light variables that use, even indirectly, variables with another dark value. */
function namesFollowing(light: Declarations, dark: Declarations): ReadonlySet<string> {
  const candidates = Object.entries(light).filter(([name]) => !(name in dark));
  const grow = (known: ReadonlySet<string>): ReadonlySet<string> => {
    const names = candidates.flatMap(([name, value]) =>
      [...String(value).matchAll(VARIABLE)].some(([, used = '']) => used in dark || known.has(used))
        ? [name]
        : [],
    );
    return names.length === known.size ? known : grow(new Set(names));
  };
  return grow(new Set());
}

/** A theme with CSS variables. The library's types lack this method. */
interface WithSheets {
  readonly generateStyleSheets: () => readonly Rule[];
}

export const themeRules = (theme: object): readonly Rule[] =>
  (theme as WithSheets).generateStyleSheets();

/** Splits the rules of a library into common declarations and those of the dark scheme. */
export function schemeDeclarations(rules: readonly Rule[]): Record<'light' | 'dark', Declarations> {
  const entries = rules.flatMap((rule) => Object.entries(rule));
  const merged = (isDark: boolean): Declarations =>
    Object.fromEntries(
      entries
        .filter(([selector]) => selector.includes("'dark'") === isDark)
        .flatMap(([, declarations]) => Object.entries(declarations)),
    );
  return { light: merged(false), dark: merged(true) };
}

/** Returns the CSS of a library's rules, also for pages without scripts. */
export function librarySheet(rules: readonly Rule[]): string {
  const { light, dark } = schemeDeclarations(rules);
  return modeSheet(light, dark);
}
