import { HOOKS } from '../contract/hooks.ts';
import { onClickWith } from '../events.ts';

/** Buttons that open the code of a demo as a project of its own. What they need is fetched when a reader comes near one. */
export const startSandbox = (): void =>
  onClickWith(
    `[${HOOKS.sandbox}]`,
    () => import('./open.ts'),
    ({ openProject }, button) => openProject(button),
  );
