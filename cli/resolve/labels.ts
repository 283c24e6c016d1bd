import { capitalized } from '../model/text.ts';
import type { NavEntry } from '../model/nav.ts';
import { withoutTrailingSlash } from '../model/paths.ts';
import type { Dictionary } from '../model/site.ts';

/** Flat translations used for labels. */
export interface LabelTexts {
  /** Texts in the displayed language. */
  readonly own: Dictionary;
  readonly first: Dictionary;
}

/** Derives a title from the last segment of a path: in APIs, an identifier. It may be empty. */
export function titleFromPath(path: string): string {
  const last = path.slice(path.lastIndexOf('/') + 1).replace('react-', '');
  // The `.6` of `v3.6` is not an extension.
  const name = path.startsWith('/') ? last.replace(/\.(?!\d).*$/s, '') : last;
  if (path.includes('/api-docs/')) return pascalCase(name);
  if (path.includes('/api/')) {
    // Names of hooks start with a lowercase letter.
    return name.startsWith('use') ? `use${pascalCase(name).slice(3)}` : pascalCase(name);
  }
  return capitalized(name.replaceAll('-', ' '));
}

/** Returns the menu label of an entry, never empty: translated, authored, or from its path. */
export function navLabel(
  { pathname, subheader, title }: Pick<NavEntry, 'pathname' | 'subheader' | 'title'>,
  { own, first }: LabelTexts,
): string {
  const isExternal = /^https?:/.test(pathname);
  const [address = '', hash] = isExternal ? [pathname] : pathname.split('#');
  const path = isExternal ? address : withoutTrailingSlash(address);
  // A page's title is not the label of a section of the page.
  const key = `pages.${subheader ?? (hash === undefined ? path : `${path}#${hash}`)}`;
  const known = [own[key], title, first[key]].find(hasWords);
  if (known !== undefined) return known;
  if (isExternal) return labelOfAddress(path);
  return titleFromPath((subheader ?? path).trim()) || lastWords(path) || 'Home';
}

const hasWords = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Returns a label for an external address: its last segment or its host. */
function labelOfAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return lastWords(pathname) || host;
}

function lastWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.\w+$/, '').replaceAll('-', ' ');
  return capitalized(words.trim());
}

const pascalCase = (kebab: string) => kebab.split('-').map(capitalized).join('');
