import { CHANGE_EVENT, HOOKS } from '../contract/hooks.ts';
import type { Mode } from '../contract/storage.ts';
import type { TextKey } from '../contract/texts.ts';
import { onMatch } from '../events.ts';
import type { Page } from '../page.ts';
import { nextMode } from './mode.ts';

const BUTTON = `[${HOOKS.modeButton}]`;
const WORDS = {
  light: 'modeLight',
  dark: 'modeDark',
  system: 'modeSystem',
} as const satisfies Record<Mode, TextKey>;

function nameButtons(words: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    button.ariaLabel = words;
    button.title = words;
  }
}

/** The mode button: it goes on to the next mode, and says which one it is. */
export function startColourMode({ mode, t, say }: Page): void {
  const words = () => t(WORDS[mode.get()]);
  const name = () => nameButtons(words());
  name();
  mode.subscribe(name);
  document.addEventListener(CHANGE_EVENT, name);
  onMatch('click', BUTTON, () => {
    mode.set(nextMode);
    say(words());
  });
}
