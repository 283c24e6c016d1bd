import { expect, test } from 'vitest';
import { AS_CHECK, type SiteFiles, testSite } from '../../harness/test-site.ts';
import { sampleOf } from '../../harness/sample.ts';
import { BODIES, FRONT_MATTER, LARGE, OTHERS, SITES, inPlace } from './places.ts';

const PAGES = [...FRONT_MATTER, ...BODIES, ...LARGE];
const EXPECTED = new Map(PAGES.map(([name, , ...found]) => [name, [...found].sort()]));

/** Encodings and line endings with which editors save the same text. */
const SAVED: Readonly<Record<string, (text: string) => string>> = {
  'line feeds': (text) => text,
  'carriage returns and line feeds': (text) => text.replaceAll('\n', '\r\n'),
  'carriage returns': (text) => text.replaceAll('\n', '\r'),
  'a byte order mark': (text) => `\ufeff${text}`,
};

/** Returns the findings of a site, except duplicate titles: all pages here have the same one. */
async function apart(files: SiteFiles) {
  const { diagnostics } = await testSite(files).build(AS_CHECK);
  return { diagnostics: diagnostics.filter(({ code }) => !/^front-matter\/same-/.test(code)) };
}

test.each(sampleOf(Object.keys(SAVED), { of: 'ways to save', size: 1 }))(
  'locates every finding in files with %s',
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

test.each(sampleOf(SITES, { of: 'sites', size: 1 }))(
  'reports %s at its location',
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
