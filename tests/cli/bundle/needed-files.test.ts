import { expect, test } from 'vitest';
import { readNeeds } from '../../../cli/bundle/files/needed-files.ts';

const script = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

test('a script comes after all that it needs, each file once, and what it may load later does not count', async () => {
  const needs = await readNeeds([
    script(
      'page.js',
      'import{a}from"./ui.js";import"./core.js";import("./later.js");import"/x.js";',
    ),
    script('ui.js', 'export{b as a}from"./both.js";import{c}from"./core.js";'),
    script('both.js', 'import{c}from"./core.js";'),
    script('core.js', 'export const c=1;'),
    script('later.js', ''),
  ]);
  expect(needs('page.js')).toEqual(['core.js', 'both.js', 'ui.js', 'page.js']);
  expect(needs('core.js')).toEqual(['core.js']);
});
