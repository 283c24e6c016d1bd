import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/payload.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { Reader } from '../contract/settings.ts';
import { createTranslate, readPayload, withEnglish } from '../page.ts';
import type { Translate } from '../page.ts';

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

/** Characters of an error that a report holds: addresses have an end. */
const LONGEST_ERROR = 1000;

/** What a report is about. */
export interface Report {
  readonly demo: string;
  readonly error: string;
  /** Address of the page. */
  readonly page: string;
}

/** Address of the form for a new issue, with a title and a text about an error in a demo. Undefined where the site has no such form. */
export function reportAddress(
  { issues }: Pick<PagePayload, 'issues'>,
  { demo, error, page }: Report,
): string | undefined {
  if (issues === undefined) return undefined;
  const address = new URL(issues, page);
  const cut = error.length > LONGEST_ERROR ? `${error.slice(0, LONGEST_ERROR)}…` : error;
  address.searchParams.set('title', `Demo ${demo} breaks`);
  address.searchParams.set('body', `Page: ${page}\n\nError:\n\n\`\`\`text\n${cut}\n\`\`\`\n`);
  return address.href;
}

/** Address of the page that shows a demo: the one around its frame, where it is in one. */
export const pageOfDemo = (): string =>
  globalThis.top === globalThis.self ? location.href : document.referrer || location.href;
