import { HOOKS } from '../contract/hooks.ts';
import { findByAttribute } from '../elements.ts';

const MISSING_ARGUMENT = '[missing argument]';

export function fillError(text: string, args: readonly string[]): string {
  const rest = args.values();
  return text.replace(/%s/g, () => rest.next().value ?? MISSING_ARGUMENT);
}

/** Returns the error that an address names: `?code=9&args[]=x`; undefined if it names no error. */
export function errorInAddress(search: string): { code: string; args: string[] } | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  return code === null ? undefined : { code, args: query.getAll('args[]') };
}

/** Starts the page of error codes: shows the error in the address, with its arguments as text. */
export function startErrorCodes(): void {
  const asked = errorInAddress(location.search);
  if (!asked) return;
  const message = document.querySelector<HTMLElement>(`[${HOOKS.errorMessage}]`);
  const template = findByAttribute(HOOKS.errorText, asked.code);
  const unknown = document.querySelector<HTMLElement>(`[${HOOKS.errorUnknown}]`);
  if (unknown) unknown.hidden = template !== undefined;
  if (!message || !template) return;
  const code = message.querySelector('code');
  if (code) code.textContent = fillError(template.textContent ?? '', asked.args);
  message.hidden = false;
}
