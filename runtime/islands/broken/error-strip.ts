import { HOOKS } from '../../contract/hooks.ts';
import type { Translate } from '../../i18n/translate.ts';
import { readPayload } from '../../page.ts';
import { pageOfDemo, reportAddress } from './report-link.ts';

/** What a strip says, and what can be done. */
export interface StripContent {
  readonly demo: string;
  readonly message: string;
  /** The word on its button. */
  readonly action: string;
}

/** A strip that is not on the page yet. */
export interface ErrorStrip {
  readonly strip: HTMLElement;
  readonly button: HTMLButtonElement;
}

/** Says what is wrong with a demo, with a button that does nothing yet, and a link that reports it where the site takes reports. */
export function errorStrip(t: Translate, { demo, message, action }: StripContent): ErrorStrip {
  const strip = document.createElement('div');
  strip.setAttribute(HOOKS.demoError, '');
  strip.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action;
  strip.append(words, button);
  const address = reportAddress(readPayload(), { demo, error: message, page: pageOfDemo() });
  if (address !== undefined) strip.append(reportLink(t, address));
  return { strip, button };
}

function reportLink(t: Translate, address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = t('demoReport');
  return link;
}
