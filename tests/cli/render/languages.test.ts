import { expect, test } from 'vitest';
import { directionOf } from '../../../cli/model/text.ts';
import {
  autonymOf,
  localeOf,
  siteViewOf,
  type ViewSettings,
} from '../../../cli/render/view/site-view.ts';
import { type AddressBook, addressHref } from '../../../cli/render/view/addresses.ts';
import { openSite, page } from '../../harness/open-site.ts';

test.each([
  ['en', 'English', 'ltr', 'en_US'],
  ['zh', '中文', 'ltr', 'zh_CN'],
  ['pt', 'Português', 'ltr', 'pt_BR'],
  ['pt-PT', 'Português europeu', 'ltr', 'pt_PT'],
  ['ar', 'العربية', 'rtl', 'ar_EG'],
  ['he', 'עברית', 'rtl', 'he_IL'],
  ['az', 'Azərbaycan', 'ltr', 'az_AZ'],
  ['pa-Arab', 'پنجابی (عربی)', 'rtl', 'pa_PK'],
])(
  'derives name, direction and locale of the language %s: %s, %s, %s',
  (language, name, direction, locale) => {
    expect(directionOf(language)).toBe(direction);
    expect(localeOf(language)).toBe(locale);
    expect(autonymOf(language).normalize('NFC')).toBe(name);
  },
);

async function bookOf(base = '/'): Promise<AddressBook> {
  const { site } = await openSite(
    { 'content/a.md': page('A'), 'content/blog/b.md': page('B') },
    { config: { site: { languages: ['en', 'zh'] }, untranslated: ['/blog/'] } },
  );
  return {
    site,
    folders: new Set(),
    base,
    copied: new Map(),
    anchors: new Map(),
    publicSizes: new Map(),
  };
}

test.each([
  ['/a/', '/docs/zh/a/'],
  ['/a/#b', '/docs/zh/a/#b'],
  ['/a', '/docs/zh/a'],
  ['/blog/b/', '/docs/blog/b/'],
  ['/logo.svg', '/docs/logo.svg'],
  ['https://example.org/a/', 'https://example.org/a/'],
])('resolves %s to %s on a Chinese page', async (href, address) => {
  expect(addressHref(await bookOf('/docs/'), href, 'zh')).toBe(address);
});

const SETTINGS: ViewSettings = {
  name: 'Test',
  url: 'https://docs.example.org',
  branch: 'main',
  folder: '',
  brand: {},
  header: [],
  footer: [],
  assistants: [],
  codeStyles: [],
  storagePrefix: 'docs',
  ads: false,
  demoAds: false,
  asksConsent: false,
  feedback: false,
  search: false,
};

test('keeps the id of an announcement until its text changes, and links to the reader’s language', async () => {
  const book = await bookOf();
  const announced = (text: string, language: string) => {
    const settings = { ...SETTINGS, announcement: { text, href: '/a/' } };
    return siteViewOf(book, settings, language).announcement;
  };
  expect(announced('News', 'zh')).toMatchObject({ text: 'News', href: '/zh/a/' });
  expect(announced('News', 'zh')?.id).toBe(announced('News', 'en')?.id);
  expect(announced('Other news', 'en')?.id).not.toBe(announced('News', 'en')?.id);
});

test.each([
  ['/notes.json', '/docs/notes.json'],
  ['https://example.org/notes.json', 'https://example.org/notes.json'],
])('resolves the notifications at %s to %s', async (notifications, address) => {
  const view = siteViewOf(await bookOf('/docs/'), { ...SETTINGS, notifications }, 'en');
  expect(view.notificationsUrl).toBe(address);
});
