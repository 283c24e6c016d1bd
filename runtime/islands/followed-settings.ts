import type { Reader, Store } from '../contract/reader.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { Settings } from '../contract/settings.ts';
import { storageKeys } from '../contract/storage.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { readPayload } from '../page.ts';
import { madeFor } from '../reader/adopted-sheet.ts';
import { colorsText, showVariables, variablesText } from '../reader/demo-variables.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { createStore } from '../store.ts';

/** The parts of a theme that settings reach. */
export type SettingsTheme = Pick<ThemeModule, 'prepareIslands' | 'demoVariables'>;

/** The settings that islands are shown with. */
export interface FollowedSettings {
  readonly store: Store<Settings>;
  /** Resolves when `store` holds what the reader has chosen up to now. */
  readonly ready: () => Promise<void>;
}

/** Whether what the build rendered cannot be hydrated with these settings: it is then rendered anew. */
export const needFresh = ({ dense, direction }: Settings) =>
  dense !== INITIAL_SETTINGS.dense || direction !== INITIAL_SETTINGS.direction;

/** Whether settings need any variables. */
const needVariables = (settings: Settings) =>
  settings.spacing !== INITIAL_SETTINGS.spacing || colorsText(settings) !== undefined;

/** The reader's settings, each as soon as the theme has what it needs for them. Demos follow by their variables at the same time. */
export function followSettings({ settings }: Reader, theme: SettingsTheme): FollowedSettings {
  const store = createStore(INITIAL_SETTINGS);
  const ready = async () => {
    const wanted = settings.get();
    await theme.prepareIslands?.(wanted);
    // A later choice may have been ready sooner.
    if (wanted === settings.get()) store.set(wanted);
  };
  let last = settings.get();
  settings.subscribe(() => {
    void ready();
    const [before, after] = [last, settings.get()];
    last = after;
    if (after.paletteColors === before.paletteColors && after.spacing === before.spacing) return;
    renewVariables(after, theme);
  });
  if (needVariables(settings.get())) renewVariables(settings.get(), theme);
  return { store, ready };
}

/** Keeps the variables for the next page, and shows them on this one. */
function renewVariables(settings: Settings, { demoVariables }: SettingsTheme): void {
  if (!demoVariables) return;
  const keys = storageKeys(readPayload().storagePrefix);
  const purpose = madeFor(colorsText(settings), readStorage('local', keys.spacing));
  const text = variablesText(purpose, demoVariables(settings));
  writeStorage('local', keys.demoVariables, text);
  showVariables(text, purpose);
}
