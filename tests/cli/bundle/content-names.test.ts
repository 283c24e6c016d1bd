import { expect, test } from 'vitest';
import { nameByContent } from '../../../cli/bundle/files/content-names.ts';

const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
const textOf = (names: ReturnType<typeof nameByContent>, name: string) => {
  const final = names.names.get(name);
  const found = names.files.find(({ path }) => path === `_assets/${final}`);
  return String(Buffer.from(found?.bytes ?? '').toString('utf8'));
};

test('changes the name of a file with its content and with the files that it references', () => {
  const before = nameByContent([
    file('a.js', 'import"./b.js"'),
    file('b.js', '1'),
    file('c.js', '3'),
  ]);
  const after = nameByContent([
    file('a.js', 'import"./b.js"'),
    file('b.js', '2'),
    file('c.js', '3'),
  ]);
  expect(before.names.get('a.js')).toMatch(/^a-\w{10}\.js$/);
  expect(after.names.get('a.js')).not.toBe(before.names.get('a.js'));
  expect(after.names.get('b.js')).not.toBe(before.names.get('b.js'));
  expect(after.names.get('c.js')).toBe(before.names.get('c.js'));
});

test('rewrites references in scripts and style sheets', () => {
  const names = nameByContent([
    file('a.js', `import{x}from"./b.js";import('./b.js')`),
    file('b.js', '1'),
    file('s.css', 'a{background:url("./p.png")}b{background:url(./p.png)}'),
    file('p.png', 'picture'),
  ]);
  const b = names.names.get('b.js');
  expect(textOf(names, 'a.js')).toBe(`import{x}from"./${b}";import('./${b}')`);
  const picture = names.names.get('p.png');
  expect(textOf(names, 's.css')).toBe(
    `a{background:url("./${picture}")}b{background:url(./${picture})}`,
  );
});

test('uses known names of other bundles, and leaves unknown references unchanged', () => {
  const known = new Map([['core.js', 'core-1.js']]);
  const names = nameByContent([file('a.js', 'import"./core.js";import"./other.js"')], known);
  expect(textOf(names, 'a.js')).toBe('import"./core-1.js";import"./other.js"');
});

test('names files of a cycle after the content of all of them', () => {
  const cycle = (text: string) => [
    file('a.js', `import("./b.js");${text}`),
    file('b.js', 'import{x}from"./a.js"'),
    file('start.js', 'import"./a.js"'),
    file('_first.js', 'import"./a.js"'),
  ];
  const [one, other] = [nameByContent(cycle('1')), nameByContent(cycle('2'))];
  expect(textOf(one, 'a.js')).toBe(`import("./${one.names.get('b.js')}");1`);
  expect(textOf(one, 'b.js')).toBe(`import{x}from"./${one.names.get('a.js')}"`);
  for (const name of ['start.js', '_first.js']) {
    expect(textOf(one, name)).toBe(`import"./${one.names.get('a.js')}"`);
  }
  for (const name of ['a.js', 'b.js', 'start.js', '_first.js']) {
    expect(other.names.get(name)).not.toBe(one.names.get(name));
  }
});
