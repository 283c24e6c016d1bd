import { unrecognisedAction } from './contract/errors.ts';
import { INITIAL_SETTINGS } from './contract/settings.ts';
import type { Settings, SettingsAction, SettingsStore, Store } from './contract/settings.ts';

/** A store holding `initial`. */
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

/** Settings that only actions change. */
export function createSettingsStore(initial: Settings): SettingsStore {
  const { get, set, subscribe } = createStore(initial);
  return { get, subscribe, dispatch: (action) => set((before) => reduceSettings(before, action)) };
}

/** The settings after an action; the same object where nothing differs. Throws for an action that is not one. Spec §4, §8. */
export function reduceSettings(before: Settings, action: SettingsAction): Settings {
  return withChanges(before, changesOf(before, action));
}

function changesOf({ spacing }: Settings, action: SettingsAction): Partial<Settings> {
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
      throw new Error(unrecognisedAction((action as { type: unknown }).type));
  }
}

const CHANGEABLE = ['dense', 'direction', 'paletteColors', 'spacing', 'paletteMode'] as const;

/** Only what differs by value: a palette that was read anew is not another palette. */
function withChanges(before: Settings, changes: Partial<Settings>): Settings {
  const different = CHANGEABLE.filter(
    (key) => changes[key] !== undefined && !isSameValue(changes[key], before[key]),
  );
  if (different.length === 0) return before;
  return { ...before, ...Object.fromEntries(different.map((key) => [key, changes[key]])) };
}

/** Whether two JSON values say the same; the order of keys says nothing. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) =>
      isSameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}
