import { HOOKS } from '../../contract/hooks.ts';
import { loadOnce, onClickWith, onMatch } from '../../events.ts';
import type { DemoPage } from '../../page.ts';
import { startRoving } from './roving.ts';
import { startToolPlaces } from './tool-places.ts';
import { startWidthHandles } from './width-handle.ts';

/** Toolbars of demos: how they are walked, and what changes the look, the width and the focus of one demo. */
export function startDemoTools(page: DemoPage): void {
  startToolPlaces(startRoving());
  startSwitches(page);
  startWidthHandles(page);
  onMatch('click', `[${HOOKS.resetFocus}]`, (_event, button) => {
    const demo = button.closest(`[${HOOKS.demo}]`);
    demo?.querySelector<HTMLElement>(`[${HOOKS.focusStart}]`)?.focus();
  });
}

/** Buttons that show one demo in the other mode or direction. */
function startSwitches(page: DemoPage): void {
  const load = loadOnce(async () => (await import('./switches.ts')).createSwitches(page));
  onClickWith(`[${HOOKS.toggleScheme}]`, load, ({ toggle }, button) => toggle(button, 'scheme'));
  onClickWith(`[${HOOKS.toggleDirection}]`, load, ({ toggle }, button) =>
    toggle(button, 'direction'),
  );
}
