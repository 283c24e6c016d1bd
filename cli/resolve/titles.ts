import type { Dictionary } from '../model/site.ts';
import { withoutTrailingSlash } from '../model/paths.ts';

/** Flat translations that labels are made from. */
export interface LabelTexts {
  /** Of the language shown. */
  readonly own: Dictionary;
  /** Of the first language. */
  readonly first: Dictionary;
}

/** What a title is made from. */
export interface Titled {
  readonly pathname: string;
  readonly title?: string | undefined;
  readonly subheader?: string | undefined;
}

/**
 * The title a path gives by itself: its last segment in words. API references keep the spelling of code. Empty where the segment says nothing.
 * Spec §2, facts §1.4.
 */
export function titleFromPath(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1).replace('react-', '');
  const name = path.startsWith('/') ? (last.split('.', 1)[0] ?? '') : last;
  if (path.includes('/api-docs/')) return pascalCase(name);
  if (path.includes('/api/')) return name.startsWith('use') ? camelCase(name) : pascalCase(name);
  return capitalise(name.replaceAll('-', ' '));
}

/** The title an entry gives by itself: its own, else from its heading or path. May be empty. */
export const ownTitle = ({ title, subheader, pathname }: Titled) =>
  title ?? titleFromPath(subheader ?? pathname);

/**
 * What an entry is called in menus: the translation `pages.{heading or path}`, else its own title, else the translation of the first language,
 * else made from the path. Never empty. Spec §2, facts §1.4.
 */
export function labelOf(entry: Titled, { own, first }: LabelTexts): string {
  const isExternal = /^https?:/.test(entry.pathname);
  const path = isExternal ? entry.pathname : pathOf(entry.pathname);
  const key = `pages.${entry.subheader ?? path}`;
  const known = [own[key], entry.title, first[key]].find(hasWords);
  if (known !== undefined) return known;
  if (isExternal) return labelOfAddress(path);
  return titleFromPath((entry.subheader ?? path).trim()) || lastWords(path) || 'Home';
}

/** Whether a text says anything: white space is no title. */
const hasWords = (text: string | undefined) => text !== undefined && text.trim() !== '';

const pathOf = (pathname: string) => withoutTrailingSlash(pathname.split('#', 1)[0] ?? '');

/** Another site by its last segment, or by its host. */
function labelOfAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return lastWords(pathname) || host;
}

function lastWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return capitalise(
    last
      .replace(/\.\w+$/, '')
      .replaceAll('-', ' ')
      .trim(),
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const pascalCase = (kebab: string) => kebab.split('-').map(capitalise).join('');

function camelCase(kebab: string): string {
  const pascal = pascalCase(kebab);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
