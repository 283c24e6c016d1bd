import { HOOKS } from '../contract/hooks.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { CodeVariant, Reader, Scheme, SettingsStore, Store } from '../contract/settings.ts';
import { COOKIES } from '../contract/storage.ts';
import type { Mode, StorageKeys } from '../contract/storage.ts';
import { onReturn } from '../events.ts';
import type { Page } from '../page.ts';
import {
  isStorageOpen,
  readCookie,
  readStorage,
  watchStorage,
  writeCookie,
  writeStorage,
} from '../storage.ts';
import { createSettingsStore, createStore } from '../store.ts';
import {
  parseCodeStyle,
  parseCodeVariant,
  parseDense,
  parsePaletteColors,
  parseSpacing,
  showCodeStyle,
  showCodeVariant,
  showDensity,
  showDirection,
  shownCodeStyle,
  shownCodeVariant,
  shownDensity,
  shownDirection,
  variantOfHash,
} from './choices.ts';
import { colorsText, madeFor, showVariables } from './demo-variables.ts';

const kept = (key: string) => readStorage('local', key);

/** The reader of this page. What changes is shown, kept for the next page, and follows other tabs. Nothing is written before it changes. */
export function startReader({ payload, keys, mode }: Page): Reader {
  const { codeStyles, home, userLanguage, translations } = payload;
  const settings = createSettingsStore({
    dense: shownDensity(),
    spacing: parseSpacing(kept(keys.spacing)),
    direction: shownDirection(),
    paletteColors: parsePaletteColors(readCookie(COOKIES.paletteColors)),
    paletteMode: shownScheme(),
  });
  keepSettings(settings, keys);
  followScheme(settings, mode);
  const known: { isKept?: boolean } = {};
  const firstStyle = codeStyles[0]?.id ?? '';
  const codeVariant = keepChoice(COOKIES.codeVariant, shownCodeVariant(), showCodeVariant);
  const codeStyle = keepChoice(COOKIES.codeStyle, shownCodeStyle() ?? firstStyle, showCodeStyle);
  const styles = codeStyles.map(({ id }) => [id] as const);
  followCookie(COOKIES.codeVariant, (kept) => codeVariant.set(parseCodeVariant(kept)));
  followCookie(COOKIES.codeStyle, (kept) =>
    codeStyle.set((before) => parseCodeStyle(kept, styles) ?? before),
  );
  return {
    codeStyles,
    home,
    userLanguage,
    translations,
    settings,
    mode,
    codeVariant,
    codeStyle,
    // Asked late and once: the answer takes a trial, which other tabs hear.
    get isKept() {
      return (known.isKept ??= isStorageOpen());
    },
  };
}

const shownScheme = (): Scheme =>
  document.documentElement.getAttribute(HOOKS.mode) === 'dark' ? 'dark' : 'light';

/** What shows the mode has the last word on the scheme: the operating system may change it without any choice. */
function followScheme({ dispatch }: SettingsStore, mode: Store<Mode>): void {
  const follow = () => dispatch({ type: 'CHANGE', payload: { paletteMode: shownScheme() } });
  mode.subscribe(follow);
  if (!globalThis.MutationObserver) return;
  const { documentElement } = document;
  new MutationObserver(follow).observe(documentElement, { attributeFilter: [HOOKS.mode] });
}

/** A choice that is shown by `show` and kept in a cookie once it was made. Spec §3, §4. */
function keepChoice<T extends string>(
  cookie: string,
  initial: T,
  show: (choice: T) => void,
): Store<T> {
  const store = createStore(initial);
  store.subscribe(() => {
    show(store.get());
    writeCookie(cookie, store.get());
  });
  return store;
}

/** Takes what a cookie holds again: it may have changed while the page was in the back/forward cache. What an address asks for has precedence. */
function followCookie(name: string, take: (kept: string) => void): void {
  const follow = () => {
    const value = readCookie(name);
    if (value !== undefined && variantOfHash(location.hash) === undefined) take(value);
  };
  onReturn(follow);
  follow();
}

/** What another tab has kept is not kept again: two tabs would go on answering each other. */
function keep(key: string, text: string): void {
  if (kept(key) !== text) writeStorage('local', key, text);
}

function keepSettings(settings: SettingsStore, keys: StorageKeys): void {
  let last = settings.get();
  settings.subscribe(() => {
    const [before, after] = [last, settings.get()];
    last = after;
    if (after.direction !== before.direction) {
      showDirection(after.direction);
      keep(keys.direction, after.direction);
    }
    if (after.dense !== before.dense) {
      showDensity(after.dense);
      keep(keys.dense, String(after.dense));
    }
    if (after.spacing !== before.spacing) {
      keep(keys.spacing, String(after.spacing));
    }
    if (after.paletteColors !== before.paletteColors) {
      writeCookie(COOKIES.paletteColors, colorsText(after));
    }
  });
  followOtherTabs(settings, keys);
}

/** Cookies change without a word: the variables that are made for them tell of it. */
function followOtherTabs({ dispatch, get }: SettingsStore, keys: StorageKeys): void {
  const follow = () => {
    const colors = readCookie(COOKIES.paletteColors);
    const direction = kept(keys.direction);
    dispatch({ type: 'SET_DENSE', payload: parseDense(kept(keys.dense)) });
    dispatch({ type: 'SET_SPACING', payload: parseSpacing(kept(keys.spacing)) });
    dispatch({ type: 'CHANGE', payload: { paletteColors: parsePaletteColors(colors) } });
    if (direction === 'ltr' || direction === 'rtl') {
      dispatch({ type: 'CHANGE', payload: { direction } });
    }
    // What the colours were taken to be, not how their cookie is written: that may be rubbish.
    showVariables(kept(keys.demoVariables), madeFor(colorsText(get()), kept(keys.spacing)));
  };
  const { dense, spacing, direction, demoVariables } = keys;
  for (const key of [dense, spacing, direction, demoVariables]) watchStorage(key, follow);
  onReturn(follow);
  // This may start because another tab has changed something.
  follow();
}

/** What is known about a reader where there is none: at build. */
export type InitialReader = Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>;

const nothing = () => undefined;

/** A value that nobody changes. */
const still = <T>(value: T): Store<T> => ({
  get: () => value,
  set: nothing,
  subscribe: () => nothing,
});

/** A reader who never chooses anything: what the build renders islands for. */
export const createInitialReader = (page: InitialReader): Reader => ({
  ...page,
  settings: { ...still(INITIAL_SETTINGS), dispatch: nothing },
  mode: still<Mode>('system'),
  codeVariant: still<CodeVariant>('TS'),
  codeStyle: still(page.codeStyles[0]?.id ?? ''),
  isKept: true,
});
