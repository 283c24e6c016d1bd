import type { SearchAnswer, SearchHit } from '../../contract/search.ts';
import { createElement } from '../../elements.ts';
import type { Translate } from '../../page.ts';
import { matchesIn } from '../../search/matches.ts';

type Child = Node | string;

/** Returns a text in its own direction, with matches in `<mark>` elements. */
function marked(className: string, text: string, terms: readonly string[] = []): HTMLElement {
  const element = createElement('span', { class: `search-${className}`, dir: 'auto' });
  let end = 0;
  for (const [start, next] of matchesIn(text, terms)) {
    element.append(text.slice(end, start), createElement('mark', {}, text.slice(start, next)));
    end = next;
  }
  element.append(text.slice(end));
  return element;
}

/** Maximum number of results below a page; the page itself shows the others. */
const MAX_PER_PAGE = 5;

/** Returns the results by page, those of the best page first. `productOf` starts breadcrumbs. */
export function hitGroups(
  { hits, terms }: SearchAnswer,
  t: Translate,
  productOf: (hit: SearchHit) => string | undefined,
): HTMLElement[] {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const page = hit.href.replace(/#.*/, '');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].flatMap((found) => {
    const [best] = found;
    if (!best) return [];
    const own = found.find(({ kind }) => kind === 'page');
    const others = found.filter((hit) => hit !== own).slice(0, MAX_PER_PAGE);
    const title = [
      marked('name', best.title, own ? terms : []),
      ' ',
      marked('crumbs', [productOf(best) ?? [], best.breadcrumbs].flat().join(' / ')),
    ];
    const label = own
      ? option(own, [...title, ...excerpt(own, terms)])
      : createElement('p', {}, ...title);
    const options = others.map((hit) =>
      option(hit, [
        marked('name', hit.name ?? hit.title, terms),
        ...(hit.kind in KIND_TEXTS
          ? [' ', createElement('small', {}, t(KIND_TEXTS[hit.kind] ?? ''))]
          : []),
        ...excerpt(hit, terms),
      ]),
    );
    return [createElement('div', { role: 'group', 'aria-label': best.title }, label, ...options)];
  });
}

/** Texts for kinds of results that their names do not reveal. */
const KIND_TEXTS: Readonly<Partial<Record<SearchHit['kind'], string>>> = {
  component: 'searchComponent',
  prop: 'searchProp',
  slot: 'searchSlot',
  class: 'searchClass',
  hook: 'searchHook',
  error: 'searchError',
  demo: 'searchDemo',
};

const excerpt = ({ excerpt: text }: SearchHit, terms: readonly string[]): Child[] =>
  text === undefined ? [] : [' ', marked('excerpt', text, terms)];

const option = ({ kind, href }: Pick<SearchHit, 'kind' | 'href'>, children: readonly Child[]) =>
  createElement('a', { role: 'option', 'data-kind': kind, href, tabindex: '-1' }, ...children);

/** An entry of the list that is not a result. */
export type Entry = { readonly text: string } & ({ readonly href: string } | EntryAction);

interface EntryAction {
  /** Name of its icon. */
  readonly kind: 'query' | 'all' | 'recent';
  readonly run: () => void;
  /** Removes the entry. */
  readonly remove?: () => void;
}

/** Event on an entry that the reader wants to remove. */
export const REMOVE_EVENT = 'docs-remove';

/** Returns a group of entries. An empty label is not shown. */
export function entryGroup(label: string, entries: readonly Entry[]): HTMLElement[] {
  if (entries.length === 0) return [];
  const heading = label === '' ? [] : [createElement('p', {}, label)];
  const children = [...heading, ...entries.map(entryOption)];
  return [createElement('div', { role: 'group', 'aria-label': label }, ...children)];
}

function entryOption(entry: Entry): HTMLElement {
  const name = marked('name', entry.text);
  if ('href' in entry) return option({ kind: 'page', href: entry.href }, [name]);
  const { kind, run, remove } = entry;
  const element = createElement('div', { role: 'option', 'data-kind': kind }, name);
  element.addEventListener('click', run);
  if (!remove) return element;
  // A `span` for pointers, because options must not contain buttons. Keyboards have Delete.
  const cross = createElement('span', { class: 'search-remove', 'aria-hidden': 'true' });
  cross.addEventListener('click', (event) => {
    event.stopPropagation();
    remove();
  });
  element.addEventListener(REMOVE_EVENT, remove);
  element.append(cross);
  return element;
}
