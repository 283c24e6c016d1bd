import { CHANGE_EVENT, HOOKS } from '../../contract/hooks.ts';
import type { Reader } from '../../contract/reader.ts';
import type { CodeVariant } from '../../contract/settings.ts';
import { onMatch } from '../../events.ts';
import { keepInPlace } from './in-place.ts';

const VARIANT = `[${HOOKS.chooseVariant}]`;
const STYLE = `[${HOOKS.chooseStyle}]`;

const variantOf = (button: Element) => button.getAttribute(HOOKS.chooseVariant);

/** Buttons and lists by which demos' code is chosen. What is shown is the business of style sheets; this says it to assistive technology. */
export function startChoosers({ codeStyle, codeVariant }: Reader): void {
  const show = () => {
    for (const button of document.querySelectorAll(VARIANT)) {
      // Where one language is missing, there is nothing to choose.
      if (button.parentElement?.querySelector(':disabled')) continue;
      button.ariaPressed = String(variantOf(button) === codeVariant.get());
    }
    for (const list of document.querySelectorAll<HTMLSelectElement>(STYLE)) {
      list.value = codeStyle.get();
      // A demo without the chosen style is shown in its first.
      if (list.selectedIndex < 0) list.selectedIndex = 0;
    }
  };
  show();
  codeVariant.subscribe(show);
  codeStyle.subscribe(show);
  document.addEventListener(CHANGE_EVENT, show);
  onMatch('click', VARIANT, (_event, button) =>
    keepInPlace(button, () => codeVariant.set(variantOf(button) as CodeVariant)),
  );
  onMatch('change', STYLE, (_event, list) =>
    keepInPlace(list, () => codeStyle.set((list as HTMLSelectElement).value)),
  );
}
