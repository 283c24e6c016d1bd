import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STYLES = 'theme/styles';

/** Returns the arguments of all `:has()` in a style sheet. */
function argumentsOfHas(css: string): string[] {
  return css.split(':has(').flatMap((_, index, parts) => {
    if (index === 0) return [];
    const text = parts.slice(index).join(':has(');
    let depth = 1;
    const end = [...text].findIndex((char) => {
      depth += Number(char === '(') - Number(char === ')');
      return depth === 0;
    });
    return [text.slice(0, end)];
  });
}

const files = readdirSync(STYLES, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));
const textOf = (file: string) => readFileSync(join(STYLES, file), 'utf8');

test('no `:has()` contains `:not()` or `*`, for which Chromium matches the whole page again when any element is added or hidden', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const found = sheets.flatMap((file) =>
    argumentsOfHas(textOf(file))
      .filter((text) => /:not\(|\*/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

/** Matches the root or the body, with classes, attributes and functions: `html:not(.a, .b)`. */
const ROOT = /(?<![\w-])(?:html|body|:root)\b(?:\((?:[^()]|\([^()]*\))*\)|[^\s{}(),>~+])*/g;

const rootsWithHas = (css: string) =>
  [...css.matchAll(ROOT)].map(([text]) => text).filter((text) => text.includes(':has('));

test('no `:has()` is about the root or the body, whose whole content Chromium would match again', () => {
  const wrong = ['html:where(:has(> body > .a))', ":root:not([a='b'], :has(.c))", 'body.a:has(.b)'];
  expect(wrong.flatMap((selector) => rootsWithHas(`${selector} .d {}`))).toEqual(wrong);
  const found = sheets.flatMap((file) =>
    rootsWithHas(textOf(file)).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test('styles no class of common libraries, whose elements demos may show', () => {
  const names =
    /\.(?:alert|badge|btn|button|card|container|lead|modal|row|table|tooltip)(?![\w-])/g;
  const found = sheets.flatMap((file) =>
    [...textOf(file).matchAll(names)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
