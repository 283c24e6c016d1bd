import { HOOKS } from '../contract/hooks.ts';

/** Where readers type. */
const TEXT_FIELD =
  'textarea, [contenteditable=""], [contenteditable=true], input:not([type]), input:is([type=text], [type=search], [type=email], [type=url], [type=tel], [type=password], [type=number])';

/** What is open over the page, or asks for an answer. In `:is`, what a browser does not know is passed over. */
const OPEN_DIALOG = `:is(dialog[open], :popover-open, [aria-modal=true], [${HOOKS.consent}]:not([hidden]))`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is TextField => 'value' in element;

const textOf = (element: Element) => (isField(element) ? element.value : element.textContent);

/** Knows whether the reader has typed something that a new load of the page would lose. */
export function watchTyping(): () => boolean {
  // What was typed before this script came.
  const typed = new Set<Element>(
    [...document.querySelectorAll(TEXT_FIELD)].filter(
      (field) => isField(field) && field.value !== field.defaultValue,
    ),
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(TEXT_FIELD)) typed.add(target);
    },
    true,
  );
  return () =>
    document.querySelector(`[${HOOKS.edited}]`) !== null ||
    document.activeElement?.matches(TEXT_FIELD) === true ||
    [...typed].some((field) => field.isConnected && textOf(field) !== '');
}

/** Whether something is open over the page, or asks for an answer. */
export const hasOpenDialog = (): boolean =>
  [...document.querySelectorAll(OPEN_DIALOG)].some(
    (element) => element.checkVisibility?.() ?? true,
  );
