/** How colour schemes are told apart, in the shell and in demos; `%s` stands for the scheme. */
export const MODE_SELECTOR = "[data-mode='%s']";

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

/** Light values and the rest for everyone, dark ones where the page or, without script, the system says so. Paper is light. */
export function modeSheet(light: Declarations, dark: Declarations): string {
  return [
    ruleText(':root', light),
    `@media screen{${ruleText(MODE_SELECTOR.replace('%s', 'dark'), dark)}}`,
    `@media screen and (prefers-color-scheme:dark){${ruleText(':root:not([data-mode])', dark)}}`,
  ].join('\n');
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
