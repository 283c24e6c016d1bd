import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

const page = (title: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;

test('checks placeholders and links in texts of every language, at their locations', async () => {
  const site = testSite({
    'docs.config.ts': `export default {
  site: { url: 'https://docs.example.org', languages: ['en', 'pt'] },
  theme: './theme.tsx',
};
`,
    'content/index.md': page('Home'),
    'content/guide.md': page('Guide'),
    'content/translations/en.json': `{
  "pixels": "some pixels",
  "lineNumber": "Line {nmuber}",
  "greeting": "Hello {name}, {day}",
  "own": "{ {name}: 1 }"
}
`,
    'content/translations/pt.json': `{
  "pixels": "pixels",
  "lineNumber": "Linha {number}",
  "apiDetails": "Detalhes",
  "greeting": "Olá {nome}",
  "own": "{ {name}: 2 }",
  "help": { "text": "Leia [isto](/guide) ou <a href='/nope/'>isso</a>, {place}." },
  "more": "\\u004ceia [isto](/guide), https://a.example.org/, [a]({href}) e [b](/pt/guide/)"
}
`,
    'content/translations/de.json': '{ "lineNumber": "Zeile {number}" }\n',
    'content/translations/glossary.json': '{ "Knopf": "{button}" }\n',
  });
  const { diagnostics } = await site.build();
  const ours = diagnostics.filter(({ file = '' }) => file.includes('translations'));
  expect(
    ours.map(({ file = '', range, code, message, fix }) => {
      const { line, column } = range?.start ?? {};
      const fixed = fix ? ' → fix' : '';
      return `${file.slice(21)}:${line}:${column} ${code} ${message}${fixed}`;
    }),
  ).toEqual([
    'de.json:1:1 translation/language-off The site has no language de: this translation is not used',
    'en.json:3:23 translation/places Unknown placeholder {nmuber}',
    'pt.json:4:17 translation/places The text apiDetails lacks the placeholder {name}',
    'pt.json:5:20 translation/places Unknown placeholder {nome}',
    'pt.json:7:34 link/slash /guide is served as /guide/ → fix',
    'pt.json:7:54 link/no-such-page No page at /nope/',
    'pt.json:8:11 link/slash /guide is served as /guide/',
  ]);
});
