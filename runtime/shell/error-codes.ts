import { HOOKS } from '../contract/hooks.ts';

/** Stands for an argument that the address does not have. */
const MISSING_ARGUMENT = '[missing argument]';

/** The text of an error with its arguments in their places. */
export function fillError(text: string, args: readonly string[]): string {
  const rest = args.values();
  return text.replace(/%s/g, () => rest.next().value ?? MISSING_ARGUMENT);
}

/** The error that an address asks for, or undefined where it asks for none: `?code=9&args[]=x`. */
export function askedError(search: string): { code: string; args: string[] } | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  return code === null ? undefined : { code, args: query.getAll('args[]') };
}

/** The page that explains errors by number: shows the one that the address asks for, with its arguments. Text only, whatever they say. */
export function startErrorCodes(): void {
  const asked = askedError(location.search);
  if (!asked) return;
  const place = document.querySelector<HTMLElement>(`[${HOOKS.errorMessage}]`);
  const template = [...document.querySelectorAll(`[${HOOKS.errorText}]`)].find(
    (element) => element.getAttribute(HOOKS.errorText) === asked.code,
  );
  const unknown = document.querySelector<HTMLElement>(`[${HOOKS.errorUnknown}]`);
  if (unknown) unknown.hidden = template !== undefined;
  if (!place || !template) return;
  const code = place.querySelector('code');
  if (code) code.textContent = fillError(template.textContent ?? '', asked.args);
  place.hidden = false;
}
