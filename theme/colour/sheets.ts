/** How colour schemes are told apart, in the shell and in demos; `%s` stands for the scheme. */
export const MODE_SELECTOR = "[data-mode='%s']";

/** The same where a demo alone has a scheme of its own: an element around it says which. */
export const DEMO_SCHEME_SELECTOR = "[data-demo-scheme='%s']";

/** Declarations by property name. */
export type Declarations = Readonly<Record<string, string | number>>;

/** One rule as libraries give it: a selector and its declarations. */
export type Rule = Readonly<Record<string, Declarations>>;

const kebab = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `selector{name:value;…}`, or nothing where there are no declarations. */
function ruleText(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([name, value]) => `${kebab(name)}:${value}`);
  return body.length === 0 ? '' : `${selector}{${body.join(';')}}`;
}

const DEMO_LIGHT = DEMO_SCHEME_SELECTOR.replace('%s', 'light');
const DEMO_DARK = DEMO_SCHEME_SELECTOR.replace('%s', 'dark');

/** The page is dark, and its root says nothing else. It weighs as much as one attribute, so that later rules for the page win. */
const DARK = `${MODE_SELECTOR.replace('%s', 'dark')}:where(:not(${DEMO_LIGHT})),${DEMO_DARK}`;

/**
 * Light values and the rest for everyone, dark ones where the page, a demo's own scheme or, without script, the system says so. Paper is light.
 * A demo with a scheme of its own gets what differs between the schemes; all else is the page's, and as the reader has changed it there.
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

/** Light declarations that name what differs in the dark scheme, however indirectly: a value is worked out where it is declared. */
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

/** A theme of a library that keeps its colour schemes as variables. Its types leave the maker of sheets out. */
interface WithSheets {
  readonly generateStyleSheets: () => readonly Rule[];
}

/** The rules that a theme with `cssVariables` needs in the page. */
export const rulesOf = (theme: object): readonly Rule[] =>
  (theme as WithSheets).generateStyleSheets();

/** What a library's rules declare for everyone, and what they declare for the dark scheme. */
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

/** The sheets that a library makes for `[data-mode='…']`, as text, with a dark form for pages without script. */
export function librarySheet(rules: readonly Rule[]): string {
  const { light, dark } = schemeDeclarations(rules);
  return modeSheet(light, dark);
}
