import { HOOKS } from '../../contract/hooks.ts';
import { elementNamedBy } from '../../elements.ts';
import { onMatch } from '../../events.ts';

/** Number of the mouse's second button, and its bit among the pressed ones. */
const SECONDARY = { button: 2, pressed: 2 } as const;

/** Opens the logo's context menu by right click or menu key. Shift opens the browser's own. */
export function startLogoMenu(): void {
  onMatch('contextmenu', `[${HOOKS.contextMenu}]`, (event, logo) => {
    const popover = elementNamedBy(logo, HOOKS.contextMenu);
    // Shift+F10 is the menu key of keyboards without one.
    if (!popover?.showPopover || (event.button === SECONDARY.button && event.shiftKey)) return;
    event.preventDefault();
    const open = () => {
      popover.showPopover();
      popover.querySelector<HTMLElement>('a[href], button')?.focus();
    };
    if ((event.buttons & SECONDARY.pressed) === 0) return open();
    // On systems that open the menu on press, releasing the button would close it.
    addEventListener('pointerup', () => setTimeout(open), { once: true });
  });
}
