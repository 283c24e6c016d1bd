import { root, shownScheme } from '../color-mode/scheme.ts';
import { CHOICE_EVENT, HOOKS } from '../contract/hooks.ts';
import type { ChoiceStore, Reader, SchemeVariables } from '../contract/settings.ts';
import type { Settings, SettingsStore, Store } from '../contract/settings.ts';
import { COOKIES, type ChoiceKeys, type Mode, type StorageKeys } from '../contract/storage.ts';
import { onReturn } from '../events.ts';
import type { Page } from '../page.ts';
import { isStorageOpen, readStorage, watchStorage, writeStorage } from '../storage.ts';
import { readCookie, writeCookie } from '../storage.ts';
import { createSettingsStore, createStore } from '../store.ts';
import {
  colorsText,
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
import { settingsKeyOf, showVariables, variablesText } from './demo-variables.ts';

const stored = (key: string) => readStorage('local', key);

/** Creates the reader of this page. Shows and stores changes, and follows other tabs. */
export function createReader({ payload, keys, mode }: Page): Reader {
  const { codeStyles, home, userLanguage, translations } = payload;
  const settings = createSettingsStore({
    dense: shownDensity(),
    spacing: parseSpacing(stored(keys.spacing)),
    direction: shownDirection(),
    paletteColors: parsePaletteColors(readCookie(COOKIES.paletteColors)),
    paletteMode: shownScheme(),
  });
  storeSettings(settings, keys);
  followOtherTabs(settings, keys);
  followScheme(settings, mode);
  let isKept: boolean | undefined;
  const firstStyle = codeStyles[0]?.id ?? '';
  const codeVariant = createChoice(COOKIES.codeVariant, shownCodeVariant(), {
    show: showCodeVariant,
    parse: parseCodeVariant,
  });
  const styles = codeStyles.map(({ id }) => [id] as const);
  const codeStyle = createChoice(COOKIES.codeStyle, shownCodeStyle() ?? firstStyle, {
    show: showCodeStyle,
    parse: (stored) => parseCodeStyle(stored, styles),
  });
  return {
    codeStyles,
    home,
    userLanguage,
    translations,
    settings,
    mode,
    codeVariant,
    codeStyle,
    // Test on first use and only once: the test writes to storage, which other tabs notice.
    get isKept() {
      return (isKept ??= isStorageOpen());
    },
  };
}

/** Follows the attribute, since the operating system may change the scheme without a choice. */
function followScheme({ dispatch }: SettingsStore, mode: Store<Mode>): void {
  const follow = () => dispatch({ type: 'CHANGE', payload: { paletteMode: shownScheme() } });
  mode.subscribe(follow);
  new MutationObserver(follow).observe(root(), { attributeFilter: [HOOKS.mode] });
}

/**
 * Creates a store that shows each change and writes what the reader sets to a cookie. Follows the
 * cookie now and after the back/forward cache, unless the address names a demo.
 */
function createChoice<T extends string>(
  cookie: string,
  initial: T,
  { show, parse }: { show: (choice: T) => void; parse: (stored: string) => T | undefined },
): ChoiceStore<T> {
  const store = createStore(initial);
  store.subscribe(() => {
    show(store.get());
    dispatchEvent(new Event(CHOICE_EVENT));
  });
  const follow = () => {
    const stored = readCookie(cookie);
    if (stored === undefined || variantOfHash(location.hash) !== undefined) return;
    store.set(parse(stored) ?? store.get());
  };
  onReturn(follow);
  follow();
  return {
    ...store,
    set(choice) {
      store.set(choice);
      writeCookie(cookie, store.get());
    },
    follow: store.set,
  };
}

function storeSettings(settings: SettingsStore, keys: StorageKeys): void {
  let before = settings.get();
  settings.subscribe(() => {
    const [last, after] = [before, settings.get()];
    before = after;
    const differs = (key: keyof typeof after) => after[key] !== last[key];
    if (differs('direction')) {
      showDirection(after.direction);
      writeStorage('local', keys.direction, after.direction);
    }
    if (differs('dense')) {
      showDensity(after.dense);
      writeStorage('local', keys.dense, String(after.dense));
    }
    if (differs('spacing')) writeStorage('local', keys.spacing, String(after.spacing));
    if (differs('paletteColors')) writeCookie(COOKIES.paletteColors, colorsText(after));
  });
}

/** Follows other tabs. Cookies have no events: changed `demoVariables` show that colors changed. */
function followOtherTabs({ dispatch, get }: SettingsStore, keys: StorageKeys): void {
  const follow = () => {
    const direction = (['ltr', 'rtl'] as const).find((one) => one === stored(keys.direction));
    const payload = {
      dense: parseDense(stored(keys.dense)),
      spacing: parseSpacing(stored(keys.spacing)),
      paletteColors: parsePaletteColors(readCookie(COOKIES.paletteColors)),
      ...(direction && { direction }),
    };
    dispatch({ type: 'CHANGE', payload });
    // Uses the parsed colors, since the cookie's text may be invalid.
    showVariables(
      stored(keys.demoVariables),
      settingsKeyOf(colorsText(get()), stored(keys.spacing)),
    );
  };
  const { dense, spacing, direction, demoVariables } = keys;
  for (const key of [dense, spacing, direction, demoVariables]) watchStorage(key, follow);
  onReturn(follow);
  // Another tab may have changed something before this script started.
  follow();
}

/** Creates the function that shows variables of demos, and stores them for the next page. */
export const createVariables =
  (keys: ChoiceKeys) =>
  (settings: Settings, variables: SchemeVariables): void => {
    const settingsKey = settingsKeyOf(colorsText(settings), stored(keys.spacing));
    const text = variablesText(settingsKey, variables);
    writeStorage('local', keys.demoVariables, text);
    showVariables(text, settingsKey);
  };
