import { expect, test } from 'vitest';
import { type SiteFiles, testSite } from '../../harness/test-site.ts';
import { inPlace } from './in-place.ts';
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
