import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_WORDS } from '../../../cli/api/content/sections.ts';
import { INTERFACE_TEXTS, interfaceTexts } from '../../../cli/model/interface-texts.ts';
import {
  API_TEXTS,
  BUILD_TEXTS,
  CODE_TEXTS,
  DEMO_TEXTS,
  PRINT_TEXTS,
  SEARCH_TEXTS,
  PAGE_TEXTS,
} from '../../../runtime/contract/payload.ts';
import { theme } from '../../../theme/default-theme.ts';
import { page } from '../../harness/open-site.ts';
import { AS_CHECK, formatShort, testSite } from '../../harness/test-site.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  ...theme.texts,
  ...PAGE_TEXTS,
  ...DEMO_TEXTS,
  ...BUILD_TEXTS,
  ...CODE_TEXTS,
  ...PRINT_TEXTS,
  ...API_TEXTS,
  ...SEARCH_TEXTS,
  ...API_WORDS,
};

/** Returns the placeholders and the code of a text, which every language keeps. */
const fixedParts = (text = '') => (text.match(/\{\w+\}|`[^`]*`/g) ?? []).sort();

test.each(Object.entries(INTERFACE_TEXTS))(
  '%s has all texts of the interface, with their placeholders and code',
  (_language, texts) => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect([key, ...fixedParts(text)]).toEqual([key, ...fixedParts(ENGLISH[key])]);
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toBe('');
    }
  },
);

test('the package has the English texts, for translators', () => {
  const file = join(import.meta.dirname, '../../../build/texts.en.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(ENGLISH);
});

test('a regional language has the texts of its language, traditional Chinese has none', () => {
  expect(interfaceTexts('pt-BR')).toBe(INTERFACE_TEXTS['pt']);
  expect(interfaceTexts('zh-CN')).toBe(INTERFACE_TEXTS['zh']);
  expect(interfaceTexts('zh-TW')).toEqual({});
  expect(interfaceTexts('en')).toEqual({});
  expect(interfaceTexts('nl')).toEqual({});
});

test('a site in German needs no texts of its own, and may replace each of them', async () => {
  const { files, diagnostics } = await testSite({
    'docs.config.ts': `export default { site: { url: 'https://docs.example.org', name: 'Test', languages: ['de', 'nl', 'en-GB'] } };\n`,
    'content/index.md': page('Anfang', '## Erstes\n\n> [!TIP]\n> Text.\n'),
    'content/translations/de.json': JSON.stringify({ skipToContent: 'Gleich zum Text' }),
  }).build(AS_CHECK);
  const german = files['index.html'] ?? '';
  expect(german).toContain(INTERFACE_TEXTS['de']?.['openNavigation']);
  expect(german).toContain('Gleich zum Text');
  expect(german).not.toContain('Open navigation');
  expect(german).toContain('aria-label="Tipp"');
  expect(files['nl/index.html']).toContain('Open navigation');
  // The Dutch texts are missing; British English has those of the theme.
  expect(diagnostics.map(formatShort)).toEqual(['docs.config.ts:1:73 translation/words']);
});
