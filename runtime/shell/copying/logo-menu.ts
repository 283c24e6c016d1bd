import { HOOKS } from '../../contract/hooks.ts';
import { onMatch } from '../../events.ts';

const SECONDARY = { button: 2, pressed: 2 } as const;

function openMenu(popover: HTMLElement): void {
  popover.showPopover();
  popover.querySelector<HTMLElement>('a[href], button')?.focus();
}

/** The logo's context menu: by the mouse's second button and by the keyboard's menu key. With Shift the mouse gets the browser's own. */
export function startLogoMenu(): void {
  onMatch('contextmenu', `[${HOOKS.contextMenu}]`, (event, logo) => {
    const popover = document.getElementById(logo.getAttribute(HOOKS.contextMenu) ?? '');
    // Shift+F10 is the menu key of keyboards that have none.
    if (!popover?.showPopover || (event.button === SECONDARY.button && event.shiftKey)) return;
    event.preventDefault();
    if ((event.buttons & SECONDARY.pressed) === 0) return openMenu(popover);
    // Where the menu comes with the press, letting go of the button would close it again.
    addEventListener('pointerup', () => setTimeout(() => openMenu(popover)), { once: true });
  });
}
