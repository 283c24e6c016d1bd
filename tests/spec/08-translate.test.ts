import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslate, ELLIPSIS, translator } from '../../runtime/page.ts';

const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void said.push(`warn ${text}`));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(`error ${text}`));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ENGLISH = { open: 'Open', shut: 'Shut', later: 'Later' };

test('spec §8: a missing word is told once for each language and key, and said in English', () => {
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
  expect(said).toEqual([
    'warn Missing translation for zh:shut',
    'warn Missing translation for pt:shut',
  ]);
});

test('spec §8: an empty word counts as missing, and a word that nobody has is shown by its key', () => {
  const t = createTranslate({
    userLanguage: 'fr',
    translations: { fr: { later: '' }, en: ENGLISH },
  });
  expect([t('later'), t('never')]).toEqual(['Later', 'never']);
  expect(said).toEqual([
    'warn Missing translation for fr:later',
    'warn Missing translation for fr:never',
  ]);
});

test('spec §8: a missing language is an error, and an ellipsis is shown', () => {
  const t = createTranslate({ userLanguage: 'de', translations: { en: ENGLISH } });
  expect(t('open')).toBe(ELLIPSIS);
  expect(ELLIPSIS).toBe('…');
  expect(said).toEqual(['error Missing language: de.']);
});

test('a site may say English words of its own', () => {
  const page = { userLanguage: 'en', translations: { en: { open: 'Unfold' } } };
  const t = translator(page, ENGLISH);
  expect([t('open'), t('shut')]).toEqual(['Unfold', 'Shut']);
  expect(said).toEqual([]);
});

test('nothing is told of missing words at build', () => {
  vi.unstubAllGlobals();
  const t = createTranslate({ userLanguage: 'it', translations: { it: {}, en: ENGLISH } });
  expect(t('open')).toBe('Open');
  expect(said).toEqual([]);
});
