import { RULES, familyOf, type EnabledBy, type Rule } from './catalogue.ts';
import api from './rules/api.md';
import asset from './rules/asset.md';
import commands from './rules/commands.md';
import config from './rules/config.md';
import demo from './rules/demo.md';
import frontMatter from './rules/front-matter.md';
import html from './rules/html.md';
import link from './rules/link.md';
import markdown from './rules/markdown.md';
import navigation from './rules/navigation.md';
import path from './rules/path.md';
import redirect from './rules/redirect.md';
import translation from './rules/translation.md';

/** A small site: its files by path, or the body of one page. */
export type Sample = string | Readonly<Record<string, string>>;

/** The section of a rule in the Markdown file of its family. */
export interface RuleDocs {
  /** Meaning of the rule, and why it matters. */
  readonly explanation: string;
  /** A cause and its fix, joined by an arrow, for rules that files cannot show. */
  readonly example?: string;
  /** Two sites that differ in one mistake. */
  readonly samples?: { readonly bad: Sample; readonly good: Sample };
}

const TEXTS = [
  ...[api, asset, commands, config, demo, frontMatter, html, link, markdown, navigation, path],
  ...[redirect, translation],
];

const SAMPLES = /^Wrong:$(.*)^Right(?:, without `(.*)`)?:$(.*)/ms;

const DOCS: ReadonlyMap<string, RuleDocs> = new Map(TEXTS.flatMap(readSections));

export const docsOf = (code: string): RuleDocs => DOCS.get(code) ?? { explanation: code };

/** Parses sections: `## code`, explanation, then `Example:` or files for `Wrong:` and `Right:`. */
function readSections(text: string): [string, RuleDocs][] {
  const [, ...sections] = text.split(/^## (?=[a-z-]+\/)/m);
  return sections.map((section) => {
    const [code = '', explanation = ''] = section.split('\n\n', 2);
    const example = /^Example: (.*)$/m.exec(section)?.[1];
    const samples = readSamples(section);
    return [code, { explanation, ...(example !== undefined && { example }), ...samples }];
  });
}

/** Reads the wrong site and the right one, which has changed, additional or removed files. */
function readSamples(section: string): Pick<RuleDocs, 'samples'> {
  const [, wrong, removed, right = ''] = SAMPLES.exec(section) ?? [];
  if (wrong === undefined) return {};
  const bad = readFences(wrong);
  const changed = readFences(right);
  const all = { ...bad, ...changed };
  const good = Object.fromEntries(Object.entries(all).filter(([path]) => path !== removed));
  return { samples: { bad: bad.page ?? bad, good: changed.page ?? good } };
}

/** Returns fenced texts by the word after the fence. Decodes control characters such as `\u{7}`. */
function readFences(text: string): Record<string, string> {
  const fences = text.matchAll(/^(`{3,})(\S+)\n(.*?)^\1$/gms);
  return Object.fromEntries(
    [...fences].map(([, , path = '', body = '']) => [
      path,
      body.replace(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    ]),
  );
}

/** A file of a sample, or the body of a page, which has no path. A file without text is removed. */
export type SampleFile = { readonly path?: string; readonly text?: string };

/** One rule of `check`, for tools and pages. */
export interface RuleFacts {
  /** `link/no-such-page`. */
  readonly code: string;
  /** `link`. */
  readonly family: string;
  /** Severity unless the site changes it. */
  readonly severity: 'error' | 'warning';
  /** Meaning of the rule and why it matters, in one or two sentences, with code in backticks. */
  readonly explanation: string;
  /** Flag of `check` that enables the rule, or `name` if settings or a flag must name the rule. */
  readonly enabledBy?: EnabledBy;
  /** Present if a finding means that a page has no content. Its severity cannot be configured. */
  readonly losesPage?: true;
  /** Whether `check --fix` corrects the mistake if only one correction is possible. */
  readonly fixable: boolean;
  /** The mistake: files, or the body of a page. */
  readonly bad?: readonly SampleFile[];
  /** The files that differ after the correction. A file without text is removed. */
  readonly good?: readonly SampleFile[];
  /** Used instead of files if no site can show the mistake: its cause, an arrow, and its fix. */
  readonly example?: string;
}

export function ruleFacts(rule: Rule): RuleFacts {
  const { explanation, example, samples } = docsOf(rule.code);
  return {
    code: rule.code,
    family: familyOf(rule.code),
    severity: rule.severity,
    explanation,
    ...(rule.enabledBy && { enabledBy: rule.enabledBy }),
    ...(rule.losesPage && { losesPage: true }),
    fixable: rule.isFixable === true,
    ...(samples && shownFiles(samples)),
    ...(example !== undefined && { example }),
  };
}

const MAX_LINES = 16;
const MAX_LINE_LENGTH = 160;

/** All rules of `check`, sorted by code. */
export const rules: readonly RuleFacts[] = RULES.map(ruleFacts);

export const formatRules = (shown: readonly Rule[]) =>
  `${JSON.stringify({ version: 1, rules: shown.map(ruleFacts) }, null, 2)}\n`;

/** Returns all wrong files, and the right files that differ from them. */
function shownFiles({ bad, good }: NonNullable<RuleDocs['samples']>) {
  const filesIn = (sample: Sample): SampleFile[] =>
    typeof sample === 'string'
      ? [{ text: shortenSample(sample) }]
      : Object.entries(sample).map(([path, text]) => ({ path, text: shortenSample(text) }));
  if (typeof bad === 'string' || typeof good === 'string')
    return { bad: filesIn(bad), good: filesIn(good) };
  const changed = Object.entries(good).filter(([path, text]) => bad[path] !== text);
  const removed = Object.keys(bad).filter((path) => good[path] === undefined);
  return {
    bad: filesIn(bad),
    good: [...filesIn(Object.fromEntries(changed)), ...removed.map((path) => ({ path }))],
  };
}

/** Trims a text and cuts long lines and texts. */
function shortenSample(text: string): string {
  const lines = text.replace(/^\n+|\s+$/g, '').split('\n');
  const shown = lines.map((line) =>
    line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line,
  );
  return shown.length > MAX_LINES
    ? [...shown.slice(0, MAX_LINES), '…'].join('\n')
    : shown.join('\n');
}
