import { expect, test } from 'vitest';
import { readPageFacts } from '../../../cli/compile/page-facts.ts';

const directives = (text: string) => readPageFacts(text).directives;
const names = (text: string) => directives(text).map(({ name }) => name);
const heading = (text: string) => readPageFacts(text).firstHeading;

test('finds a directive with its kind, name and range', () => {
  expect(directives('a\n\n{{"demo": "X.js", "bg": true}}\n')).toEqual([
    {
      kind: 'demo',
      name: 'X.js',
      range: { start: { line: 3, column: 1 }, end: { line: 3, column: 31 } },
    },
  ]);
});

test.each([
  ['spaces inside the braces', '{{ "demo": "X.js" }}', ['X.js']],
  ['no space after the colon', '{{"demo":"X.js"}}', ['X.js']],
  ['up to three spaces before', '   {{"demo": "X.js"}}', ['X.js']],
  ['space behind', '{{"demo": "X.js"}}  ', ['X.js']],
  ['a component', '{{"component": "Gallery"}}', ['Gallery']],
  ['text beside it', 'see {{"demo": "X.js"}}', []],
  ['an unknown word', '{{"video": "X.mp4"}}', []],
  ['braces in prose', '{{ name }}', []],
  ['an indented code block', '    {{"demo": "X.js"}}', []],
])('finds the directives of a line with %s', (_, line, found) => {
  expect(names(`a\n\n${line}\n`)).toEqual(found);
});

test.each([
  ['a list item', '- {{"demo": "X.js"}}', 3],
  ['a quote', '> {{"demo": "X.js"}}', 3],
  ['a list in a list', '- a\n  - b\n\n    {{"demo": "X.js"}}', 5],
])('finds a directive in %s', (_, text, column) => {
  expect(directives(text)).toMatchObject([{ name: 'X.js', range: { start: { column } } }]);
});

test('ignores indented code that looks like a directive', () => {
  expect(names('a\n\n    {{"demo": "X.js"}}')).toEqual([]);
});

test.each([
  ['an escaped character', '{{"demo": "X\\u002ejs"}}', ['X.js']],
  ['a repeated key, of which the last counts', '{{"demo": "X.js", "demo": "Y.js"}}', ['Y.js']],
  ['a name that is not a string', '{{"demo": 5}}', []],
  ['invalid JSON', '{{"demo": "X.js", bg: true}}', []],
  ['__proto__ as an option', '{{"demo": "X.js", "__proto__": {"demo": "Y.js"}}}', ['X.js']],
])('reads a directive with %s as the compiler does', (_, line, found) => {
  expect(names(line)).toEqual(found);
});

test('ignores a fence inside a comment', () => {
  expect(names('<!--\n```\n-->\n\n{{"demo": "X.js"}}\n')).toEqual(['X.js']);
});

test.each([
  ['backticks', '```md\n{{"demo": "X.js"}}\n```\n'],
  ['tildes', '~~~\n{{"demo": "X.js"}}\n~~~\n'],
  ['a longer fence', '````\n```\n{{"demo": "X.js"}}\n````\n'],
  ['a fence in a list', '- a\n\n  ```\n  {{"demo": "X.js"}}\n  ```\n'],
  ['a fence that is never closed', '```\n{{"demo": "X.js"}}\n'],
  ['an HTML comment', '<!--\n{{"demo": "X.js"}}\n-->\n'],
])('ignores a directive inside %s', (_, text) => {
  expect(names(text)).toEqual([]);
});

test('finds a directive after a fence', () => {
  expect(names('```\na\n```\n\n{{"demo": "X.js"}}\n')).toEqual(['X.js']);
});

test('ignores inline code that looks like a fence', () => {
  expect(names('``` a ``` b\n\n{{"demo": "X.js"}}\n')).toEqual(['X.js']);
});

test.each([
  ['# Buttons', 'Buttons'],
  ['#   Buttons  ##', 'Buttons'],
  ['# `Button` API', 'Button API'],
  ['# A *big* **bold** [link](/a/)', 'A big bold link'],
  ['# Buttons {#intro}', 'Buttons'],
  ['# Buttons {#v1.2}', 'Buttons'],
  ['# Buttons {#_intro_}', 'Buttons'],
  ['Buttons\n=======', 'Buttons'],
  ['Buttons {#intro}\n===', 'Buttons'],
  ['- Buttons\n===', undefined],
  ['Buttons\n\n===', undefined],
  ['# snake_case_name', 'snake_case_name'],
  ['## Second', undefined],
  ['#hashtag', undefined],
  ['#', undefined],
  ['```\n# in code\n```', undefined],
])('reads the first heading of %j as %j', (text, expected) => {
  expect(heading(text)).toBe(expected);
});

test.each([
  ['# Tom &amp; Ann', 'Tom & Ann'],
  ['A title\nof two lines\n===', 'A title\nof two lines'],
  ['> # Quoted\n\n# Own', 'Own'],
  [':::info\n# In a container\n:::\n\n# Own', 'Own'],
  ['#\n\n# Second', 'Second'],
])('reads the title of %j as the compiler does', (text, expected) => {
  expect(heading(text)).toBe(expected);
});

test('skips the front matter', () => {
  expect(readPageFacts('---\n# comment\n---\n# A\n')).toEqual({
    firstHeading: 'A',
    directives: [],
    bodyOffset: 18,
  });
});

test('reads the facts of a page with long lines and tables', () => {
  const row = `| ${'a'.repeat(30_000)} | b |\n`;
  const text = `# A\n\n| a | b |\n| - | - |\n${row.repeat(50)}\n{{"demo": "X.js"}}\n`;
  expect(readPageFacts(text)).toMatchObject({ firstHeading: 'A', directives: [{ name: 'X.js' }] });
});

test.each([
  ['quotes', '> '.repeat(100_000)],
  ['lists', '- '.repeat(100_000)],
])('finds no directives in a page with too many nested %s', (_, text) => {
  expect(readPageFacts(`${text}\n\n# A\n`)).toMatchObject({ directives: [] });
});
