import { HOOKS } from '../../contract/hooks.ts';
import { wrapKey } from '../../contract/storage.ts';
import { onMatch } from '../../events.ts';
import type { Page } from '../../page.ts';
import { showWrap } from '../../reader/html.ts';
import { readStorage, watchStorage, writeStorage } from '../../storage.ts';
import { keepInPlace } from './in-place.ts';

const BUTTON = `[${HOOKS.wrapLines}]`;
const BLOCK = `[${HOOKS.codeBlock}]:has(${BUTTON})`;

const isWrapped = () => document.documentElement.hasAttribute(HOOKS.codeWrap);

/** Whether lines are longer than the block is wide, however they are shown now. Nothing is painted in between. */
function hasLongLines(pre: HTMLElement): boolean {
  const wrapped = isWrapped();
  if (wrapped) showWrap(false);
  const isLonger = pre.scrollWidth > pre.clientWidth;
  if (wrapped) showWrap(true);
  return isLonger;
}

/** Shows the button where there is something to wrap. It keeps the focus, should it have it. */
function offer(block: Element): void {
  const [pre, button] = [block.querySelector('pre'), block.querySelector<HTMLElement>(BUTTON)];
  if (!pre || !button) return;
  button.ariaPressed = String(isWrapped());
  if (button !== document.activeElement) button.hidden = !hasLongLines(pre);
}

function show(wrapped: boolean): void {
  showWrap(wrapped);
  for (const button of document.querySelectorAll(BUTTON)) button.ariaPressed = String(wrapped);
}

/**
 * Buttons that wrap the lines of code. The choice is for all blocks, here and on other pages, and is kept for good: who needs wrapped
 * lines needs them everywhere. The script after the sidebar shows it before anything is painted.
 */
export function startWrap({ payload }: Page): void {
  const key = wrapKey(payload.storagePrefix);
  onMatch('click', BUTTON, (_event, button) => {
    keepInPlace(button, () => show(!isWrapped()));
    writeStorage('local', key, String(isWrapped()));
  });
  onMatch('pointerover', BLOCK, ({ relatedTarget }, block) => {
    if (!(relatedTarget instanceof Node && block.contains(relatedTarget))) offer(block);
  });
  onMatch('focusin', BLOCK, (_event, block) => offer(block));
  // What brought this here is over one of them.
  for (const block of document.querySelectorAll(`${BLOCK}:is(:hover, :focus-within)`)) offer(block);
  watchStorage(key, () => show(readStorage('local', key) === 'true'));
}
