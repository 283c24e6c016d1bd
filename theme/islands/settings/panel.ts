import { HOOKS } from 'docs-build/theme';
import { useSyncExternalStore } from 'react';
import type { SettingsTextKey } from './texts.ts';

/** What every part of the settings works with. */
export interface Panel {
  readonly t: (key: SettingsTextKey) => string;
  /** False for what the build renders, and until the reader's own choices are known. */
  readonly isLive: boolean;
  /** Says aloud what has changed. */
  readonly speak: (message: string) => void;
}

/** What a click on a part of the settings is counted as. */
export const countedAs = (action: string) => ({
  [HOOKS.eventCategory]: 'settings',
  [HOOKS.eventAction]: action,
});

const subscribe = () => () => undefined;

/** Whether this runs in a browser and agrees with what the build rendered. */
export const useIsLive = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
