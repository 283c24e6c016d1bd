import { familyOf, type EnabledBy, type Rule } from './catalogue.ts';
import { docsOf, ruleFacts, type SampleFile } from './rule-docs.ts';
import {
  paintFor,
  frameStyleFor,
  escapeControls,
  type FrameStyle,
  type OutputStyle,
  fitText,
  textWidth,
  wrapText,
} from './text-layout.ts';

const enabledBySentence = (flag: EnabledBy) =>
  flag === 'name'
    ? 'Checked only if check in docs.config.ts or --only names it.'
    : `Checked only with check ${flag}.`;

/** Longer lines are hard to read, however wide the terminal is. */
const MAX_COLUMNS = 100;
const USUAL_COLUMNS = 80;
const INDENT = '  ';

interface Style extends FrameStyle {
  /** Width of the text after the indent, in columns. */
  readonly width: number;
}

export function explainRules(rules: readonly Rule[], printing: OutputStyle): string {
  const { columns = USUAL_COLUMNS } = printing;
  const width = Math.max(20, Math.min(columns, MAX_COLUMNS) - INDENT.length);
  const style = { ...frameStyleFor(printing), width };
  return rules.map((rule) => explainRule(rule, style)).join('\n');
}

function explainRule(rule: Rule, style: Style): string {
  const { code, severity } = rule;
  const { paint, width } = style;
  const { explanation, example, bad, good } = ruleFacts(rule);
  const parts = [
    wrapText(explanation, width),
    ...(example === undefined ? [] : [[paint('strong', 'Example'), ...wrapText(example, width)]]),
    ...(bad ? [[paint('error', 'Wrong'), ...sampleLines(bad, style)]] : []),
    ...(good ? [[paint('good', 'Right'), ...sampleLines(good, style)]] : []),
    settingLines(rule, width).map((line) => paint('quiet', line)),
  ];
  const body = parts.map((lines) => lines.map((line) => `${INDENT}${line}`.trimEnd()).join('\n'));
  return `${paint('strong', code)}  ${paint(severity, severity)}\n\n${body.join('\n\n')}\n`;
}

function sampleLines(files: readonly SampleFile[], { paint, symbols, width }: Style): string[] {
  const bar = paint('quiet', symbols.bar);
  const room = width - 2;
  const cut = (line: string) =>
    textWidth(line) > room ? `${fitText(line, room - 1)}${symbols.more}` : line;
  return files.flatMap(({ path, text }, index) => {
    const gap = index === 0 ? [] : [bar];
    if (text === undefined)
      return [...gap, `${bar} ${paint('quiet', `${path ?? 'The file'} is removed`)}`];
    const name = path === undefined ? [] : [...gap, `${bar} ${paint('place', path)}`];
    return [
      ...name,
      ...text.split('\n').map((line) => `${bar} ${cut(escapeControls(line))}`.trimEnd()),
    ];
  });
}

const settingLines = ({ enabledBy, isFixable, ...rule }: Rule, width: number): string[] =>
  [
    ...(enabledBy ? [enabledBySentence(enabledBy)] : []),
    severitySentence(rule),
    ...(isFixable ? ['check --fix corrects it where only one correction is possible.'] : []),
  ].flatMap((sentence) => wrapText(sentence, width));

function severitySentence({ code, severity, losesPage }: Rule): string {
  if (losesPage) return 'The page has no content, so the severity cannot be changed.';
  const [other, words] = severity === 'error' ? ['warn', 'a warning'] : ['error', 'an error'];
  return `In docs.config.ts, check: { '${code}': '${other}' } makes it ${words}; 'off' turns it off, and '${familyOf(code)}/*' means the whole family.`;
}

/** Lists rules with severity and explanation. Each is one line, except in a terminal. */
export function listRules(
  rules: readonly Rule[],
  { color, columns }: Omit<OutputStyle, 'dumb'>,
): string {
  const paint = paintFor(color);
  const widest = Math.max(...rules.map(({ code }) => code.length));
  const before = widest + 2 + 'warning'.length + 2;
  const width = columns === undefined ? undefined : Math.max(30, columns - before);
  return rules
    .map(({ code, severity, enabledBy }, index) => {
      const previous = rules[index - 1];
      const isNewFamily = previous && familyOf(previous.code) !== familyOf(code);
      const { explanation } = docsOf(code);
      const words = enabledBy ? `${explanation} ${enabledBySentence(enabledBy)}` : explanation;
      const [first = '', ...rest] = wrapText(words, width);
      const name = paint('strong', code) + ' '.repeat(widest - code.length);
      const kind = paint(severity, severity) + ' '.repeat('warning'.length - severity.length);
      const more = rest.map((line) => `${' '.repeat(before)}${line}\n`).join('');
      const gap = isNewFamily && columns !== undefined ? '\n' : '';
      return `${gap}${name}  ${kind}  ${first}\n${more}`;
    })
    .join('');
}
