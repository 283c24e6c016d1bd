/** A line that is a directive: `{{"demo": "X.tsx", …}}` or `{{"component": "name", …}}`, at most three spaces in. Facts §6.3. */
const DIRECTIVE_LINE = /^ {0,3}(\{\{\s*"(demo|component)"\s*:\s*"((?:[^"\\]|\\.)*)".*\}\})\s*$/;

/** A directive as its line shows it. */
export interface DirectiveLine {
  readonly kind: 'demo' | 'component';
  readonly name: string;
  /** `{{…}}` without the space around it. */
  readonly written: string;
}

/** The directive that a line outside code is, if it is one. */
export function directiveOf(line: string): DirectiveLine | undefined {
  if (!line.includes('{{')) return undefined;
  const [, written, kind, name] = DIRECTIVE_LINE.exec(line) ?? [];
  if (written === undefined || name === undefined) return undefined;
  const plain = name.replace(/\\(["\\/])/g, '$1');
  return { kind: kind === 'demo' ? 'demo' : 'component', name: plain, written };
}
