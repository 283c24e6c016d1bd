import { HOOKS } from '../../contract/hooks.ts';
import type { Reader } from '../../contract/reader.ts';
import { DEMO_TEXTS } from '../../contract/texts.ts';
import { createTranslate, withEnglish } from '../../i18n/translate.ts';
import { errorStrip } from './error-strip.ts';

/** A demo that could not be started. */
export interface LoadFailure {
  readonly name: string;
  readonly message: string;
  readonly reader: Reader;
}

const isStrip = (element: Element | null) => element?.hasAttribute(HOOKS.demoError) ?? false;

/** Says beside a demo that it could not be started; what the build rendered stays. Parts of the shell only tell the console. */
export function showFailure(island: Element, failure: LoadFailure, retry: () => void): void {
  clearFailure(island);
  const isDemo = island.closest(`[${HOOKS.demo}]`) !== null || globalThis.top !== globalThis.self;
  if (!isDemo) return;
  const t = createTranslate(withEnglish(failure.reader, DEMO_TEXTS));
  const { name: demo, message } = failure;
  const { strip, button } = errorStrip(t, { demo, message, action: t('demoRetry') });
  button.addEventListener('click', retry);
  island.after(strip);
}

/** Takes away what was said. */
export function clearFailure(island: Element): void {
  if (isStrip(island.nextElementSibling)) island.nextElementSibling?.remove();
}
