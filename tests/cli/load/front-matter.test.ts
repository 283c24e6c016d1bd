import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../cli/load/front-matter.ts';
import { formatFinding } from '../../harness/open-site.ts';
import { cpuMsOf } from '../../harness/cpu-time.ts';

const readText = (text: string) => {
  const { value, diagnostics } = readFrontMatter(text, 'a.md');
  return { ...value, diagnostics };
};
const read = (yaml: string) => readText(`---\n${yaml}\n---\n\n# A\n`);
const findings = (text: string) => readFrontMatter(text, 'a.md').diagnostics.map(formatFinding);

test('reads a page without front matter', () => {
  expect(readText('# A\n')).toMatchObject({ frontMatter: {}, diagnostics: [] });
});

test('accepts empty front matter', () => {
  expect(readText('---\n---\n# A\n')).toMatchObject({ frontMatter: {}, diagnostics: [] });
});

test('returns the range of every key', () => {
  expect(read('title: A\ndescription: B').keyRanges.description).toEqual({
    start: { line: 3, column: 1 },
    end: { line: 3, column: 12 },
  });
});

test.each([
  ['text', 'title: Buttons', { title: 'Buttons' }],
  ['quoted text', 'title: "a: b"', { title: 'a: b' }],
  ['text that looks like a date', 'title: 2020-01-01', { title: '2020-01-01' }],
  ['an address with a colon', 'waiAria: https://a.test/b', { waiAria: 'https://a.test/b' }],
  ['a map', 'anchors:\n  old: new\n  2b: c', { anchors: { old: 'new', '2b': 'c' } }],
  [
    'a list in brackets',
    'components: [Button, IconButton]',
    { components: ['Button', 'IconButton'] },
  ],
  ['a list over lines', 'hooks:\n  - useA\n  - useB', { hooks: ['useA', 'useB'] }],
  [
    'a list with commas',
    'components: Button, IconButton,',
    { components: ['Button', 'IconButton'] },
  ],
  ['one name', 'components: Button', { components: ['Button'] }],
  ['true', 'disableAd: true', { disableAd: true }],
  ['false', 'nav: false', { nav: false }],
  ['a date', 'date: 2025-01-31', { date: '2025-01-31' }],
  ['a date with a time', 'date: 2025-01-31T10:00:00Z', { date: '2025-01-31T10:00:00Z' }],
  ['an alias', 'title: &a Buttons\ndescription: *a', { title: 'Buttons', description: 'Buttons' }],
])('reads %s', (_, yaml, frontMatter) => {
  expect(read(yaml)).toMatchObject({ frontMatter, diagnostics: [] });
});

test.each([
  ['no value', 'title:', '2:1', 'title must be text, not empty'],
  ['a blank value', 'title: "  "', '2:1', 'title must be text, not empty'],
  ['a number', 'description: B\ntitle: 7.10', '3:1', 'title must be text, not a number'],
  ['a boolean', 'title: true', '2:1', 'title must be text, not true'],
  ['a list', 'title: [a]', '2:1', 'title must be text, not a list'],
  ['a map', 'title:\n  a: b', '2:1', 'title must be text, not a group of keys'],
  ['text for a flag', 'draft: "yes"', '2:1', 'draft must be true or false, not text'],
  [
    'flags in a list',
    'tags: [true]',
    '2:1',
    'tags must be a list of names, not a list of other values',
  ],
  [
    'a number out of range',
    'searchBoost: 20',
    '2:1',
    'searchBoost must be a number from 0.1 to 10, not 20',
  ],
  ['no date', 'date: soon', '2:1', 'date must be a date such as 2025-01-31, not text'],
  [
    'a day that is not',
    'date: 2025-02-30',
    '2:1',
    'date must be a date such as 2025-01-31, not text',
  ],
])('reports %s at the key', (_, yaml, at, message) => {
  expect(read(yaml).diagnostics.map(formatFinding)).toEqual([
    `a.md:${at} error front-matter/type Front matter key ${message}`,
  ]);
});

test.each([
  ['2020/12/21', '2020-12-21'],
  ['2020-1-5', '2020-01-05'],
  ['2020.02.30', undefined],
  ['21/12/2020', undefined],
])('fixes the date %s to %s', (written, replace) => {
  const [found] = read(`title: A\ndate: ${written}`).diagnostics;
  const range = { start: { line: 3, column: 7 }, end: { line: 3, column: 7 + written.length } };
  expect(found?.fix).toEqual(replace && { replace, range });
});

test('warns about an unknown key and suggests a known one', () => {
  const [found, ...others] = read('title: A\ndesription: B').diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    code: 'front-matter/unknown-key',
    severity: 'warning',
    range: { start: { line: 3, column: 1 }, end: { line: 3, column: 11 } },
    hint: 'Did you mean description?',
    fix: { replace: 'description' },
  });
});

test.each([
  ['autors: Ada', { replace: 'authors' }],
  ['autors: [Ada]', { replace: 'authors' }],
  ['autors: { name: Ada }', undefined],
  ['autors: [{ name: Ada }]', undefined],
])('fixes an unknown key only if the known one takes its value: %s', (yaml, fix) => {
  const [found] = read(`title: A\n${yaml}`).diagnostics;
  expect(found).toMatchObject({ code: 'front-matter/unknown-key', hint: 'Did you mean authors?' });
  expect(found?.fix).toEqual(fix);
});

test.each([
  'redirect_from: /old/',
  'aliases: [/old/]',
  'redirect_to: /new/',
  'oldUrl: [/old/]',
  'slug: new',
])('explains how redirects are written instead of %s', (yaml) => {
  const [found] = read(`title: A\n${yaml}`).diagnostics;
  expect(found?.hint).toContain("redirects: [{ from: '/old/', to: '/new/' }]");
  expect(found?.fix).toBeUndefined();
});

test('says that a key only repeats the name of the file', () => {
  const { diagnostics } = readFrontMatter('---\nid: install\nslug: setup\n---\n', 'a/install.md');
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    expect.stringMatching(/^Remove it: the address of the page ends in the name of its file/),
    expect.stringContaining('write pathname:'),
  ]);
});

test('does not fix the key author, because the page may not be a post', () => {
  const [found] = read('title: A\nauthor: Ada').diagnostics;
  expect(found?.hint).toContain('A post of the blog has authors:');
  expect(found?.fix).toBeUndefined();
});

test('reports front matter between lines of - - -, and does not fix only the first of them', () => {
  const { value, diagnostics } = readFrontMatter('- - -\ntitle: A\n- - -\n\nText\n', 'a.md');
  expect(value.broken).toBe(true);
  expect(diagnostics).toMatchObject([
    { code: 'front-matter/fence', range: { end: { column: 6 } } },
  ]);
  expect(diagnostics[0]?.fix).toBeUndefined();
  expect(readFrontMatter('- - -\n\nText\n\n- - -\n', 'a.md').diagnostics).toEqual([]);
});

test.each([
  ['id', 'write pathname:'],
  ['permalink', 'write pathname:'],
  ['slug', 'write pathname:'],
  ['url', 'write pathname:'],
  ['desc', 'write description:'],
  ['hero', 'Write its text and links in the page'],
  ['features', 'Write its text and links in the page'],
  ['head', 'Write head in the configuration'],
  ['aliases', 'belong in redirects of the configuration'],
  ['linkTitle', 'come from navigation in the configuration'],
  ['navigation.title', 'come from navigation in the configuration'],
  ['sort', 'come from navigation in the configuration'],
  ['nav_order', 'come from navigation in the configuration'],
  ['sidebar', 'come from navigation in the configuration'],
  ['sidebar_label', 'come from navigation in the configuration'],
  ['sidebar_position', 'come from navigation in the configuration'],
])('says what to write in place of the key %s', (key, hint) => {
  const [found] = read(`title: A\n${key}: /a`).diagnostics;
  expect(found?.code).toBe('front-matter/unknown-key');
  expect(found?.hint).toContain(hint);
  expect(found?.fix).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString'])('reports the key %s as unknown', (key) => {
  const { frontMatter, diagnostics } = read(`${key}: a`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter/unknown-key']);
  expect(Object.getPrototypeOf(frontMatter)).toBe(Object.prototype);
  expect(Object.keys(frontMatter)).toEqual([]);
});

test.each(['js', 'javascript', ' js', 'JS', 'json', 'coffee', 'toml', 'yaml'])(
  'rejects a fence of ---%s without running code',
  (language) => {
    const text = `---${language}\n{ title: globalThis.ran = true }\n---\n# A\n`;
    expect(findings(text)).toEqual([
      `a.md:1:1 error front-matter/fence Front matter in ${language.trim()} is not supported`,
    ]);
    expect('ran' in globalThis).toBe(false);
  },
);

test('reports the whole opening line of a fence with a language', () => {
  expect(readFrontMatter('---  js \n---\n', 'a.md').diagnostics).toMatchObject([
    {
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 8 } },
      fix: { replace: '---' },
    },
  ]);
});

test('reports front matter without a closing fence', () => {
  expect(findings('---\ntitle: A\n\n# A\n')).toEqual([
    'a.md:1:1 error front-matter/fence The front matter is not closed',
  ]);
});

test('does not take a line of four dashes for a fence', () => {
  expect(findings('----\n# A\n')).toEqual([]);
});

test('does not treat a thematic break after the front matter as a fence', () => {
  expect(readText('---\ntitle: A\n---\n\na\n\n---\n\nb: c\n')).toMatchObject({
    frontMatter: { title: 'A' },
    keyRanges: { title: { start: { line: 2, column: 1 } } },
  });
});

test.each([
  ['a colon in plain text', 'title: A: b', '2:8'],
  ['a bracket left open', 'title: A\ncomponents: [A', '3:15'],
  ['a key twice', 'title: A\ndescription: B\ntitle: C', '4:1'],
  ['an unknown tag', 'title: !secret A', '2:8'],
  ['a tab for indentation', 'tags:\n\t- a', '3:1'],
  ['only the first of several errors', 'title: A: b\ndescription: "c\ntags: [d', '2:8'],
  ['no map', '- a', '2:1'],
  ['a quote left open and no map', '"title', '2:7'],
  ['a bracket left open and no map', '[a, b', '2:6'],
  ['an unknown alias', 'title: *nobody', '2:8'],
  ['an alias inside itself', 'tags: &a [*a]', '2:11'],
  ['a second document', 'title: A\n---x', '3:1'],
])('reports %s at its location', (_, yaml, at) => {
  const { diagnostics, broken } = read(yaml);
  expect(broken).toBe(true);
  expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter/yaml']);
  expect(formatFinding(diagnostics[0]!)).toMatch(`a.md:${at} error`);
});

test('reports a duplicate key', () => {
  expect(read('title: A\ntitle: B').diagnostics).toMatchObject([
    { message: 'The front matter has this key twice', hint: 'Remove one of the two.' },
  ]);
});

test('takes numbers in a list as they are written', () => {
  const { frontMatter, diagnostics } = read('tags: [9.0, 2024, a]');
  expect(frontMatter.tags).toEqual(['9.0', '2024', 'a']);
  expect(diagnostics).toEqual([]);
});

test.each([
  `keywords: [${Array(21).fill('"a [b]"').join(', ')}]`,
  `keywords:${"\n  - 'it''s [{'".repeat(21)}`,
])('does not count brackets in quoted values as levels: %j', (yaml) => {
  expect(read(yaml).diagnostics).toEqual([]);
});

test('reports invalid front matter again on each read', () => {
  const text = '---\ntitle: A: b\n---\n';
  expect(findings(text)).toEqual(findings(text));
  expect(findings(text)).toHaveLength(1);
});

const bomb = [
  'a: &a [x, x]',
  ...'bcdefghij'.split('').map((name, index) => {
    const before = 'abcdefghij'[index];
    return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`;
  }),
].join('\n');

test.each([
  ['aliases by the billion', bomb, 'front-matter/yaml'],
  ['brackets without end', 'title: '.concat('['.repeat(10_000)), 'front-matter/too-deep'],
  ['brackets over lines', 'title:\n'.concat('  [\n'.repeat(3000)), 'front-matter/too-deep'],
  ['dashes without end', '- '.repeat(5000), 'front-matter/too-deep'],
  ['a very long block', 'x: y\n'.repeat(50_000), 'front-matter/too-deep'],
])('reports %s quickly and in one error', async (_, yaml, code) => {
  const ms = await cpuMsOf(() => {
    const { diagnostics } = read(yaml);
    expect(diagnostics.map((found) => found.code)).toEqual([code]);
    expect(diagnostics[0]?.range?.start.line).toBeGreaterThan(0);
  });
  expect(ms).toBeLessThan(1000);
});

test.each([
  ["title: 'What's new'", "What's new"],
  ['title: Buttons: basics', 'Buttons: basics'],
  ['title: "Buttons" and: more', '"Buttons" and: more'],
  ['title: [a\nb: c', undefined],
  ['subtitle: a: b', undefined],
])('takes the title as written from YAML that does not parse: %j', (yaml, title) => {
  const { frontMatter, broken } = readText(`---\n${yaml}\n---\n`);
  expect({ ...frontMatter, broken }).toEqual({
    ...(title !== undefined && { title }),
    broken: true,
  });
});

test('reports a mistake after a quoted key of several lines at its line', () => {
  const { diagnostics } = read('"a\nb": c\ndate: x\ndate: y');
  const places = diagnostics.map(({ range }) => [range?.start.line, range?.start.column]);
  expect(places).toEqual([
    [2, 1],
    [5, 1],
  ]);
});
