import { HOOKS } from '../contract/hooks.ts';
import { onMatch } from '../events.ts';

const BUTTON = `[${HOOKS.sandbox}]`;

const load = () => import('./open.ts');

/** Buttons that open the code of a demo as a project of its own. What they need is fetched when a reader comes near one. */
export function startSandbox(): void {
  const prepare = () => void load().catch(() => undefined); // the click tries again, and says so
  for (const type of ['pointerover', 'focusin'] as const) onMatch(type, BUTTON, prepare);
  onMatch('click', BUTTON, (_event, button) => {
    void load().then(({ openProject }) => openProject(button));
  });
}
