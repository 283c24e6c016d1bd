import type { Directive } from '../demo/demo.ts';

/** A whole line that is meant as a directive: `{{"demo": …}}` or `{{"component": …}}`. What is wrong inside it, or missing at its end, is said at its column. Facts §6.3. */
const DIRECTIVE_LINE = /^\{\{\s*"(?:demo|component)"\s*:(?:.*\}[ \t]*|[^}]*)$/;

/** White space and the markers of quotations and lists. */
const LEAD = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/** The white space and the markers of quotations and lists that a line begins with. */
export const leadOf = (line: string): string => LEAD.exec(line)?.[0] ?? '';

/** Whether text from its first brace to the end of its line is meant as a directive. */
export const isDirective = (written: string) => DIRECTIVE_LINE.test(written);

/** Which of the two a directive is, by its keys. */
export const directiveKind = (body: object) => ('demo' in body ? 'demo' : 'component');

/** The kind and name of a directive, given its text from `{{` to `}}`. Undefined if it is not valid. */
export function directiveOf(written: string): Pick<Directive, 'kind' | 'name'> | undefined {
  const body = isDirective(written) ? parsed(written.slice(1, -1)) : undefined;
  if (body === undefined) return undefined;
  const kind = directiveKind(body);
  const name = body[kind];
  return typeof name === 'string' && name !== '' ? { kind, name } : undefined;
}

function parsed(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(json) as Readonly<Record<string, unknown>>;
  } catch {
    // What is wrong is said when the page is compiled, at its column.
    return undefined;
  }
}
