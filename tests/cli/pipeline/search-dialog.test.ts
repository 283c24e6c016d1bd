import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const config = (search: boolean) =>
  `export default { site: { url: 'https://docs.example.org', languages: ['en', 'de'] }, features: { search: ${search} } };\n`;

const CONTENT = {
  'content/index.md': '---\ntitle: Start\ndescription: About it.\n---\n\nText.\n',
  'content/translations/de.json': '{ "searchTitle": "Suche", "search": "Doku durchsuchen" }\n',
};

/** Returns names of files without their hashes. */
const namesOf = (files: Readonly<Record<string, string>>) =>
  Object.keys(files).map((path) => path.replace(/-[\w-]{10}(?=\.)/, ''));

test('pages have the button, texts and scripts of the search dialog only if search is on', async () => {
  const site = testSite({ ...CONTENT, 'docs.config.ts': config(true) });
  const { files: on } = await site.build();
  expect(namesOf(on)).toEqual(
    expect.arrayContaining(['_assets/search-dialog.js', '_assets/search.css']),
  );
  const german = on['de/index.html'] ?? '';
  expect(german).toMatch(/<button[^>]* data-docs-search=""[^>]*>.*?Doku durchsuchen/);
  expect(german).toContain('"searchTitle":"Suche"');
  site.write({ 'docs.config.ts': config(false) });
  const { files: off } = await site.build();
  const traces =
    /data-docs-search|data-docs-apple|searchTitle|search-opener|search-dialog|search-marks|search-recent/;
  const found = Object.entries(off).filter(
    ([path, text]) => path.startsWith('_assets/search') || traces.test(text),
  );
  // The theme's islands contain the table of all attributes.
  expect(namesOf(Object.fromEntries(found))).toEqual(['_assets/core.js']);
});
