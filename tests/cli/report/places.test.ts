import { rules as apiRules } from '../../../cli/report/catalogue/site/api.ts';
import { rules as apiCommandRules } from '../../../cli/report/catalogue/site/api-command.ts';
import { rules as apiSourceRules } from '../../../cli/report/catalogue/site/api-source.ts';
import { rules as demoCheckRules } from '../../../cli/report/catalogue/demo/demo-check.ts';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/model/diagnostic.ts';
import { type SiteFiles, testSite } from '../../harness.ts';
import { familyOf, RULES } from '../../../cli/report/catalogue.ts';
import { BODIES, FRONT_MATTER, LARGE, OTHERS, SITES } from './places.ts';

const PAGES = [...FRONT_MATTER, ...BODIES, ...LARGE];
const EXPECTED = new Map(PAGES.map(([name, , ...found]) => [name, [...found].sort()]));

/** Ways in which editors save the same text. */
const SAVED: Readonly<Record<string, (text: string) => string>> = {
  'line feeds': (text) => text,
  'carriage returns and line feeds': (text) => text.replaceAll('\n', '\r\n'),
  'carriage returns': (text) => text.replaceAll('\n', '\r'),
  'a byte order mark': (text) => `\ufeff${text}`,
};

/** The text under a finding, up to the end of its first line. */
function marked(text: string, { range }: Diagnostic): string {
  if (!range) return '';
  const { start, end } = range;
  const line = text.split('\n')[start.line - 1] ?? '';
  return line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
}

/** `6:9 link/no-such-page «/nope/»`; the code alone for what is wrong with a file as a whole. */
function inPlace(text: string, found: Diagnostic): string {
  const { code, range } = found;
  if (!range) return code;
  return `${range.start.line}:${range.start.column} ${code} «${marked(text, found)}»`;
}

/** What is found in a site, but for pages that have the words of others: those here are all called the same. */
async function apart(files: SiteFiles) {
  const { diagnostics } = await testSite(files).build();
  return { diagnostics: diagnostics.filter(({ code }) => !/^front-matter\/same-/.test(code)) };
}

test.each(Object.keys(SAVED))(
  'every finding marks what it is about, in texts with %s',
  async (name) => {
    const save = SAVED[name] ?? String;
    const files = PAGES.map(([page, text]) => [`content/${page}.md`, save(text)] as const);
    const { diagnostics } = await apart({ ...OTHERS, ...Object.fromEntries(files) });
    const found = new Map(
      PAGES.map((page) => {
        const own = diagnostics.filter(({ file }) => file === `content/${page[0]}.md`);
        return [page[0], own.map((one) => inPlace(page[1], one)).sort()];
      }),
    );
    expect(found).toEqual(EXPECTED);
  },
);

const textOf = (content: string | Uint8Array = '') => Buffer.from(content).toString('utf8');

test.each(SITES)(
  '%s: what is wrong with a site is told at its place',
  async (_, more, expected) => {
    const files: SiteFiles = { ...OTHERS, ...more };
    const { diagnostics } = await apart(files);
    const found = diagnostics.map((one) => {
      const { file = '' } = one;
      return `${file}${one.range ? ':' : ' '}${inPlace(textOf(files[file]), one)}`;
    });
    expect(found).toEqual([expected]);
  },
);

/** Families whose findings have no place in the content. */
const ELSEWHERE = ['config', 'git', 'output', 'server'];
/** Shown by tests of their own: they are about several pages, or need a plugin, a link on the disk, an endless loop, a private or a documented package, a compiler or a browser. */
const OWN_TESTS = [
  'asset/not-read',
  'front-matter/same-title',
  'front-matter/same-description',
  'markdown/plugin-failed',
  'markdown/stopped',
  'demo/unpublished-package',
  'redirect/page-gone',
  'redirect/anchor-gone',
  'redirect/no-list',
  ...[demoCheckRules, apiRules, apiCommandRules, apiSourceRules].flatMap((rules) =>
    Object.values(rules).map(({ code }) => code),
  ),
];

test('every rule about content is among them', () => {
  const told = [...PAGES, ...SITES].flatMap(([, , ...found]) => found.join('\n'));
  const untold = RULES.map(({ code }) => code).filter(
    (code) =>
      !ELSEWHERE.includes(familyOf(code)) &&
      !OWN_TESTS.includes(code) &&
      !told.some((found) => found.includes(code)),
  );
  expect(untold).toEqual([]);
});
