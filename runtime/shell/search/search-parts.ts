import { HOOKS } from '../../contract/hooks.ts';
import { createElement } from '../../elements.ts';
import { isApple } from '../../events.ts';
import type { Translate } from '../../page.ts';
import { indexAfterKey } from '../arrow-keys.ts';

/** The elements of the dialog. */
type SearchParts = ReturnType<typeof createSearchParts>;

const LIST_ID = 'docs-search-list';

/** Builds the dialog. A theme styles it by its classes and its state in `data-state`. */
export function createSearchParts(t: Translate) {
  const field = createElement('input', {
    class: 'search-field',
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'go',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
    'aria-label': t('searchTitle'),
    placeholder: t('searchField'),
  });
  const close = createElement(
    'button',
    { class: 'search-close', 'aria-label': `${t('searchClose')} Esc`, [HOOKS.close]: '' },
    createElement('kbd', {}, 'Esc'),
  );
  const scopes = createElement('div', {
    class: 'search-scopes',
    role: 'group',
    'aria-label': t('searchIn'),
  });
  const status = createElement('p', { class: 'search-status', role: 'status' });
  const retry = createElement('button', { class: 'search-retry' }, t('searchRetry'));
  const list = createElement('div', {
    id: LIST_ID,
    class: 'search-list',
    role: 'listbox',
    'aria-label': t('searchResults'),
  });
  const forget = createElement('button', { class: 'search-forget' }, t('searchForget'));
  const body = createElement('div', { class: 'search-body' }, status, retry, list, forget);
  const keys = createElement('p', { class: 'search-keys' });
  const head = createElement('div', { class: 'search-head' }, field, close);
  const attributes = { class: 'search', 'aria-label': t('searchTitle') };
  const dialog = createElement('dialog', attributes, head, scopes, body, keys);
  return { dialog, field, scopes, status, retry, list, forget, body, keys };
}

/** Shows pairs of keys and what they do. */
export function showKeys(
  { keys }: SearchParts,
  pairs: readonly (readonly [string, string])[],
): void {
  const shown = pairs.flatMap(([key, text]) => {
    const name = isApple() ? key.replace('Ctrl ', '⌘') : key;
    return [createElement('span', {}, createElement('kbd', {}, name), ` ${text}`), ' '];
  });
  keys.replaceChildren(...shown);
}

/** A product to search; without `id`, all products. */
export interface Scope {
  readonly id: string | undefined;
  readonly label: string;
}

export function showScopes(
  { scopes }: SearchParts,
  products: readonly Scope[],
  { chosen, choose }: { chosen: string | undefined; choose: (id: string | undefined) => void },
): void {
  const buttons = products.map(({ id, label }) => {
    const button = createElement('button', { 'aria-pressed': String(id === chosen) }, label);
    button.addEventListener('click', () => choose(id));
    return button;
  });
  scopes.replaceChildren(...buttons);
}

/** Creates the options of the list. One is selected while the focus stays in the field. */
export function createOptions({ field, list, body }: SearchParts) {
  let options: readonly HTMLElement[] = [];
  let selected = -1;
  const select = (index: number) => {
    options[selected]?.setAttribute('aria-selected', 'false');
    selected = index;
    const option = options[index];
    option?.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option?.id ?? '');
    // The label above the first option comes into view too.
    if (index <= 0) body.scrollTop = 0;
    else option?.scrollIntoView({ block: 'nearest' });
  };
  list.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex((option) => option.contains(target as Node));
    if (index >= 0 && index !== selected) select(index);
  });
  return {
    /** Replaces all options and selects one. */
    show: (groups: readonly HTMLElement[], index: number) => {
      list.replaceChildren(...groups);
      options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
      for (const [at, option] of options.entries()) {
        option.id = `${LIST_ID}-${at}`;
        option.setAttribute('aria-selected', 'false');
      }
      list.hidden = options.length === 0;
      field.setAttribute('aria-expanded', String(options.length > 0));
      select(Math.min(index, options.length - 1));
    },
    selected: () => options[selected],
    index: () => selected,
    /** Moves the selection by a key. Returns false for other keys. */
    press: (key: string): boolean => {
      const controls = { count: options.length, current: selected, isRtl: false } as const;
      const next = indexAfterKey(key, { ...controls, axis: 'vertical' });
      if (next !== undefined) select(next);
      return next !== undefined;
    },
  };
}
