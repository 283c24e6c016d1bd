import { expect, test } from 'vitest';
import { scanMarkdown } from '../../../cli/load/facts/markdown-facts.ts';

const directives = (text: string) => scanMarkdown(text, 1).directives;
/** Of those that are directives for sure. */
const names = (text: string) =>
  directives(text)
    .filter(({ nested }) => nested !== true)
    .map(({ name }) => name);
const heading = (text: string) => scanMarkdown(text, 1).firstHeading;

test('a directive is found with its kind, name and range', () => {
  expect(scanMarkdown('a\n\n{{"demo": "X.js", "bg": true}}\n', 1).directives).toEqual([
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
])('%s', (_, line, found) => {
  expect(names(`a\n\n${line}\n`)).toEqual(found);
});

test.each([
  ['a list item', '- {{"demo": "X.js"}}', 3],
  ['a quote', '> {{"demo": "X.js"}}', 3],
  ['a list in a list', '- a\n  - b\n\n    {{"demo": "X.js"}}', 5],
  ['an indented code block, perhaps', 'a\n\n    {{"demo": "X.js"}}', 5],
])('what may be a directive in %s is found, for the parser to decide', (_, text, column) => {
  const [found, ...others] = directives(text);
  expect(found).toMatchObject({ name: 'X.js', nested: true, range: { start: { column } } });
  expect(others).toEqual([]);
});

test.each([
  ['an escaped character', '{{"demo": "X\\u002ejs"}}', ['X.js']],
  ['a key twice, of which the last counts', '{{"demo": "X.js", "demo": "Y.js"}}', ['Y.js']],
  ['a name that is no text', '{{"demo": 5}}', []],
  ['JSON that is none', '{{"demo": "X.js", bg: true}}', []],
  ['__proto__ as an option', '{{"demo": "X.js", "__proto__": {"demo": "Y.js"}}}', ['X.js']],
])('%s reads as the parser of the page reads it', (_, line, found) => {
  expect(names(line)).toEqual(found);
});

test('a fence inside a comment opens no code', () => {
  expect(names('<!--\n```\n-->\n\n{{"demo": "X.js"}}\n')).toEqual(['X.js']);
});

test.each([
  ['backticks', '```md\n{{"demo": "X.js"}}\n```\n'],
  ['tildes', '~~~\n{{"demo": "X.js"}}\n~~~\n'],
  ['a longer fence', '````\n```\n{{"demo": "X.js"}}\n````\n'],
  ['a fence in a list', '- a\n\n  ```\n  {{"demo": "X.js"}}\n  ```\n'],
  ['a fence that is never closed', '```\n{{"demo": "X.js"}}\n'],
  ['an HTML comment', '<!--\n{{"demo": "X.js"}}\n-->\n'],
])('a directive inside %s is code', (_, text) => {
  expect(names(text)).toEqual([]);
});

test('what comes after a fence is prose again', () => {
  expect(names('```\na\n```\n\n{{"demo": "X.js"}}\n')).toEqual(['X.js']);
});

test('inline code that looks like a fence opens none', () => {
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
])('the first heading of %j is %j', (text, expected) => {
  expect(heading(text)).toBe(expected);
});

test('front matter is not looked at', () => {
  expect(scanMarkdown('---\n# comment\n---\n# A\n', 4).firstHeading).toBe('A');
});
