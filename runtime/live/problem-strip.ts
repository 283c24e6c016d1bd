import { HOOKS } from '../contract/hooks.ts';
import type { Translate } from '../i18n/translate.ts';
import { errorStrip } from '../islands/broken/error-strip.ts';
import { shownStage } from '../islands/shown-island.ts';

const stripOf = (demo: Element) => demo.querySelector(`:scope > [${HOOKS.demoError}]`);

/** Says under a demo's stage what is wrong with its edited code, with a way back to its own. */
export function showProblem(demo: Element, message: string, t: Translate): void {
  const before = stripOf(demo);
  // It is not said twice.
  if (before?.querySelector('p')?.textContent === message) return;
  const name = demo.getAttribute(HOOKS.demo) ?? '';
  const { strip, button } = errorStrip(t, { demo: name, message, action: t('demoReset') });
  button.setAttribute(HOOKS.resetDemo, '');
  if (before) before.replaceWith(strip);
  else partWith(demo, shownStage(demo)).after(strip);
}

/** Takes back what was said. */
export const clearProblem = (demo: Element): void => stripOf(demo)?.remove();

/** The child of a demo that holds its stage. */
function partWith(demo: Element, stage: Element | null): Element {
  const part = [...demo.children].find((child) => child.contains(stage));
  return part ?? demo.children[0] ?? demo;
}
