import { familyOf } from '../catalogue.ts';
import type { Asking, Rule } from '../rule.ts';
import { paintFor, penFor, plain, type Pen, type Printing } from '../terminal-text.ts';
import { fitting, textWidth, wrapped as wrappedIn } from '../pretty/text-width.ts';
import { shownSamples, type SampleFile } from './sample-files.ts';

/** What is said of rules that not every check looks for. */
const askingSentence = (asking: Asking) =>
  asking === 'name'
    ? 'Looked for only where check of docs.config.ts or --only names it.'
    : `Looked for only with check ${asking}.`;

/** Lines for reading are no longer than this, however wide the terminal. */
const WIDEST = 100;
const USUAL = 80;
const INDENT = '  ';

const wrapped = (text: string, columns: number | undefined) =>
  wrappedIn(text, { columns, first: '', rest: '' });

interface Style extends Pen {
  /** Columns within the indent. */
  readonly width: number;
}

/** What rules mean, what is wrong and what is right, and what a site can do about them. */
export function explainRules(rules: readonly Rule[], printing: Printing): string {
  const { columns = USUAL } = printing;
  const width = Math.max(20, Math.min(columns, WIDEST) - INDENT.length);
  const style = { ...penFor(printing), width };
  return rules.map((rule) => explainOne(rule, style)).join('\n');
}

function explainOne(rule: Rule, style: Style): string {
  const { code, severity, explanation } = rule;
  const { paint, width } = style;
  const parts = [wrapped(explanation, width), ...sampleParts(rule, style), settingOf(rule, style)];
  const body = parts.map((lines) => lines.map((line) => `${INDENT}${line}`.trimEnd()).join('\n'));
  return `${paint('strong', code)}  ${paint(severity, severity)}\n\n${body.join('\n\n')}\n`;
}

function sampleParts(rule: Rule, style: Style): string[][] {
  const samples = shownSamples(rule);
  const { paint, width } = style;
  if (!samples)
    return 'example' in rule ? [[paint('strong', 'Example'), ...wrapped(rule.example, width)]] : [];
  return [
    [paint('error', 'Wrong'), ...linesOf(samples.bad, style)],
    [paint('good', 'Right'), ...linesOf(samples.good, style)],
  ];
}

function linesOf(files: readonly SampleFile[], { paint, symbols, width }: Style): string[] {
  const bar = paint('quiet', symbols.bar);
  const cut = width - 2;
  const fit = (line: string) =>
    textWidth(line) > cut ? `${fitting(line, cut - 1)}${symbols.more}` : line;
  return files.flatMap(({ path, text }, index) => {
    const gap = index === 0 ? [] : [bar];
    const name = path === undefined ? [] : [...gap, `${bar} ${paint('place', path)}`];
    if (text === undefined) return [...gap, `${bar} ${paint('quiet', `without ${path ?? ''}`)}`];
    return [...name, ...text.split('\n').map((line) => `${bar} ${fit(plain(line))}`.trimEnd())];
  });
}

/** The setting that changes the severity, and whether `--fix` helps. */
function settingOf(rule: Rule, { paint, width }: Style): string[] {
  const { askedBy, isFixable } = rule;
  return [
    ...(askedBy ? wrapped(askingSentence(askedBy), width) : []),
    ...wrapped(severitySentence(rule), width),
    ...(isFixable
      ? wrapped('check --fix puts it right where only one thing can be meant.', width)
      : []),
  ].map((line) => paint('quiet', line));
}

function severitySentence({ code, severity, losesPage }: Rule): string {
  if (losesPage) return 'The page has no content, so this is an error whatever check says.';
  const other = severity === 'error' ? 'warn' : 'error';
  const setting = `check: { '${code}': '${other}' }`;
  const family = `'${familyOf(code)}/*'`;
  return `In docs.config.ts, ${setting} makes it ${other === 'warn' ? 'a warning' : 'an error'}; 'off' turns it off, and ${family} stands for the whole family.`;
}

/** Every rule: code, severity, what it means. A line each for programs, wrapped and by family for people. */
export function listRules(
  rules: readonly Rule[],
  { color, columns }: Omit<Printing, 'dumb'>,
): string {
  const paint = paintFor(color);
  const widest = Math.max(...rules.map(({ code }) => code.length));
  const before = widest + 2 + 'warning'.length + 2;
  const width = columns === undefined ? undefined : Math.max(30, columns - before);
  return rules
    .map(({ code, severity, explanation, askedBy }, index) => {
      const previous = rules[index - 1];
      const isNew = previous !== undefined && familyOf(previous.code) !== familyOf(code);
      const words = askedBy ? `${explanation} ${askingSentence(askedBy)}` : explanation;
      const [first = '', ...rest] = wrapped(words, width);
      const name = paint('strong', code) + ' '.repeat(widest - code.length);
      const kind = paint(severity, severity) + ' '.repeat('warning'.length - severity.length);
      const more = rest.map((line) => `${' '.repeat(before)}${line}\n`).join('');
      const gap = isNew && columns !== undefined ? '\n' : '';
      return `${gap}${name}  ${kind}  ${first}\n${more}`;
    })
    .join('');
}
