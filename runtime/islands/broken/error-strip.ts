import { HOOKS } from '../../contract/hooks.ts';
import type { Translate } from '../../i18n/translate.ts';
import { readPayload } from '../../page.ts';
import { pageOfDemo, reportAddress } from './report-link.ts';

/** What a strip says. */
export interface StripWords {
  readonly demo: string;
  readonly message: string;
}

/** Says what is wrong with a demo, with a link that reports it where the site takes reports. Buttons go after its `<p>`. */
export function errorStrip(t: Translate, { demo, message }: StripWords): HTMLElement {
  const strip = document.createElement('div');
  strip.setAttribute(HOOKS.demoError, '');
  strip.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = message;
  strip.append(words);
  const address = reportAddress(readPayload(), { demo, error: message, page: pageOfDemo() });
  if (address !== undefined) strip.append(reportLink(t, address));
  return strip;
}

function reportLink(t: Translate, address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = t('demoReport');
  return link;
}
