import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslate, ELLIPSIS, translator } from '../../runtime/page.ts';

const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void logged.push(`warn ${text}`));
  vi.spyOn(console, 'error').mockImplementation(
    (text: string) => void logged.push(`error ${text}`),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ENGLISH = { open: 'Open', shut: 'Shut', later: 'Later' };

test('spec §8: reports a missing text once for each language and key, and shows it in English', () => {
  const words = { zh: { open: '打开', empty: '' }, pt: {}, en: ENGLISH };
  const zh = createTranslate({ userLanguage: 'zh', translations: words });
  const again = createTranslate({ userLanguage: 'zh', translations: words });
  const pt = createTranslate({ userLanguage: 'pt', translations: words });
  expect([zh('open'), zh('shut'), zh('shut'), again('shut'), pt('shut')]).toEqual([
    '打开',
    'Shut',
    'Shut',
    'Shut',
    'Shut',
  ]);
  expect(logged).toEqual([
    'warn Missing translation for zh:shut',
    'warn Missing translation for pt:shut',
  ]);
});

test('spec §8: treats an empty text as missing, and shows the key of an unknown one', () => {
  const t = createTranslate({
    userLanguage: 'fr',
    translations: { fr: { later: '' }, en: ENGLISH },
  });
  expect([t('later'), t('never')]).toEqual(['Later', 'never']);
  expect(logged).toEqual([
    'warn Missing translation for fr:later',
    'warn Missing translation for fr:never',
  ]);
});

test('spec §8: logs an error for a missing language, and shows an ellipsis', () => {
  const t = createTranslate({ userLanguage: 'de', translations: { en: ENGLISH } });
  expect(t('open')).toBe(ELLIPSIS);
  expect(ELLIPSIS).toBe('…');
  expect(logged).toEqual(['error Missing language: de.']);
});

test("prefers the site's own English texts", () => {
  const page = { userLanguage: 'en', translations: { en: { open: 'Unfold' } } };
  const t = translator(page, ENGLISH);
  expect([t('open'), t('shut')]).toEqual(['Unfold', 'Shut']);
  expect(logged).toEqual([]);
});

test('does not report missing texts at build', () => {
  vi.unstubAllGlobals();
  const t = createTranslate({ userLanguage: 'it', translations: { it: {}, en: ENGLISH } });
  expect(t('open')).toBe('Open');
  expect(logged).toEqual([]);
});
