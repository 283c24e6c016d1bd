import { unrecognizedAction } from './contract/errors.ts';
import { INITIAL_SETTINGS } from './contract/settings.ts';
import type { CodeVariant, Reader, Settings, SettingsAction } from './contract/settings.ts';
import type { ChoiceStore, SettingsStore, Store } from './contract/settings.ts';
import type { Mode } from './contract/storage.ts';

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const after = typeof next === 'function' ? (next as (before: T) => T)(value) : next;
      if (Object.is(after, value)) return;
      value = after;
      // A copy, so that a listener may end its own subscription.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function createSettingsStore(initial: Settings): SettingsStore {
  const { get, set, subscribe } = createStore(initial);
  return { get, subscribe, dispatch: (action) => set((before) => reduceSettings(before, action)) };
}

/** Returns the settings after an action, or the same object if nothing differs. */
export function reduceSettings(before: Settings, action: SettingsAction): Settings {
  const changes = settingsChanges(before, action);
  // Compare by value, because a palette that was parsed again is another object.
  const different = CHANGEABLE.filter(
    (key) =>
      changes[key] !== undefined && JSON.stringify(changes[key]) !== JSON.stringify(before[key]),
  );
  if (different.length === 0) return before;
  return { ...before, ...Object.fromEntries(different.map((key) => [key, changes[key]])) };
}

const CHANGEABLE = ['dense', 'direction', 'paletteColors', 'spacing', 'paletteMode'] as const;

function settingsChanges({ spacing }: Settings, action: SettingsAction): Partial<Settings> {
  switch (action.type) {
    case 'SET_SPACING':
      return { spacing: action.payload };
    case 'INCREASE_SPACING':
      return { spacing: spacing + 1 };
    case 'DECREASE_SPACING':
      return { spacing: spacing - 1 };
    case 'SET_DENSE':
      return { dense: action.payload };
    case 'RESET_DENSITY':
      return { dense: INITIAL_SETTINGS.dense, spacing: INITIAL_SETTINGS.spacing };
    case 'RESET_COLORS':
      return { paletteColors: INITIAL_SETTINGS.paletteColors };
    case 'CHANGE':
      return action.payload;
    default:
      throw new Error(unrecognizedAction((action as { type: unknown }).type));
  }
}

/** The parts of a reader that the build knows. */
export type InitialReader = Pick<Reader, 'codeStyles' | 'home' | 'userLanguage' | 'translations'>;

const noop = () => undefined;

const constant = <T>(value: T): ChoiceStore<T> => ({
  get: () => value,
  set: noop,
  follow: noop,
  subscribe: () => noop,
});

/** Creates the reader for whom the build renders islands. Its settings never change. */
export const createInitialReader = (page: InitialReader): Reader => ({
  ...page,
  settings: { ...constant(INITIAL_SETTINGS), dispatch: noop },
  mode: constant<Mode>('system'),
  codeVariant: constant<CodeVariant>('TS'),
  codeStyle: constant(page.codeStyles[0]?.id ?? ''),
  isKept: true,
});
