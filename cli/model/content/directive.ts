/** A whole line that is meant as a directive: `{{"demo": …}}` or `{{"component": …}}`. What is wrong inside it, or missing at its end, is said at its column. Facts §6.3. */
const DIRECTIVE_LINE = /^\{\{\s*"(?:demo|component)"\s*:(?:.*\}[ \t]*|[^}]*)$/;

/** White space and the markers of quotations and lists. */
const LEAD = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/** The white space and the markers of quotations and lists that a line begins with. */
export const leadOf = (line: string): string => LEAD.exec(line)?.[0] ?? '';

/** A directive as its line shows it. */
export interface DirectiveLine {
  readonly kind: 'demo' | 'component';
  readonly name: string;
  /** What stands before it on its line. */
  readonly lead: string;
  /** `{{…}}` without the space around it. */
  readonly written: string;
}

/** Whether text from its first brace to the end of its line is meant as a directive. */
export const isDirective = (written: string) => DIRECTIVE_LINE.test(written);

/** Which of the two a directive is, by its keys. */
export const directiveKind = (body: object) => ('demo' in body ? 'demo' : 'component');

/** Whether a line that begins like this is outside lists and quotes, and no indented code. */
export const isTopLevel = (lead: string) => /^ {0,3}$/.test(lead);

/** The directive that a line is, if it is a valid one and not code. */
export function directiveOf(line: string): DirectiveLine | undefined {
  if (!line.includes('{{')) return undefined;
  const lead = leadOf(line);
  const written = line.slice(lead.length).trimEnd();
  const body = isDirective(written) ? parsed(written.slice(1, -1)) : undefined;
  if (body === undefined) return undefined;
  const kind = directiveKind(body);
  const name = body[kind];
  return typeof name === 'string' && name !== '' ? { kind, name, lead, written } : undefined;
}

function parsed(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(json) as Readonly<Record<string, unknown>>;
  } catch {
    // What is wrong is said when the page is compiled, at its column.
    return undefined;
  }
}
