import type { Diagnostic } from '../../model/diagnostic.ts';
import type { NavEntry, NavFlags } from '../../model/nav.ts';
import { navContradiction, navInsecure, navNoTitle } from '../../report/catalogue/site/nav.ts';
import type { NavContext } from './context.ts';
import { hasWords, labelOf } from '../titles.ts';

/** Marks of which an entry may have one: what is new or not finished is not on its way out. */
const CONTRADICTIONS: readonly (readonly [keyof NavFlags, keyof NavFlags])[] = [
  ['newFeature', 'legacy'],
  ['newFeature', 'deprecated'],
  ['planned', 'newFeature'],
  ['planned', 'legacy'],
  ['planned', 'deprecated'],
  ['beta', 'legacy'],
  ['unstable', 'legacy'],
];

/** What is wrong with an entry by itself. */
export function checkEntry(entry: NavEntry, context: NavContext): Diagnostic[] {
  const { pathname } = entry;
  // Asked for only where something is wrong: to find a place, a parser is loaded.
  const place = () => context.locate(pathname)[0];
  const marked = CONTRADICTIONS.filter((marks) => marks.every((mark) => entry[mark] === true));
  return [
    ...(isBlank(entry) || (isExternal(pathname) && !hasTitle(entry, context))
      ? [navNoTitle(pathname, labelOf(entry, context.texts), place())]
      : []),
    ...(/^http:/i.test(pathname) ? [navInsecure(pathname, place())] : []),
    ...marked.map((marks) => navContradiction({ pathname, marks }, place())),
  ];
}

/** Whether an entry leads to another site. */
export const isExternal = (pathname: string) => /^[a-z][a-z0-9+.-]*:/i.test(pathname);

/** Whether an entry has a title or heading that says nothing. */
const isBlank = ({ title, subheader }: NavEntry) =>
  [title, subheader].some((text) => text !== undefined && !hasWords(text));

/** Whether there are words for the entry: its own, a translation, or the last segment of its address. */
function hasTitle({ title, subheader, pathname }: NavEntry, { texts }: NavContext): boolean {
  const key = `pages.${pathname}`;
  const words = title ?? subheader ?? texts.own[key] ?? texts.first[key];
  return Boolean(words) || !URL.canParse(pathname) || new URL(pathname).pathname !== '/';
}
