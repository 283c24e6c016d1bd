import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from '../../theme/elements/content.tsx';
import { sharedBrowser } from '../harness/browser.ts';

const browser = sharedBrowser();

const SHEET = readFileSync(
  new URL('../../theme/styles/content/prose.css', import.meta.url),
  'utf8',
);

test('the arrow of an external link is on the line of its last word', async () => {
  const page = await browser.newPage();
  const link = renderToStaticMarkup(
    createElement(Link, { href: 'https://a.example/', external: true }, 'the manual'),
  );
  await page.setContent(`<style>${SHEET}</style><main class="content"><p>See ${link}.</p></main>`);
  const widths = Array.from({ length: 200 }, (_, index) => 80 + index);
  const apart = await page.evaluate(
    (widths) =>
      widths.filter((width) => {
        document.body.style.width = `${width}px`;
        const text = document.querySelector('a')?.firstChild;
        const arrow = document.querySelector('svg')?.getBoundingClientRect();
        if (!text || !arrow) return true;
        const range = document.createRange();
        range.selectNodeContents(text);
        const word = [...range.getClientRects()].at(-1);
        return !word || arrow.top > word.bottom || arrow.left < word.right;
      }),
    widths,
  );
  expect(apart).toEqual([]);
  await page.close();
});
