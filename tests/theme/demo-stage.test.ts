import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';

const browser = sharedBrowser();

const SHEET = readFileSync(new URL('../../theme/styles/content/demo.css', import.meta.url), 'utf8');

test('a rule between elements of a demo is as wide as the stage, unless it has a width', async () => {
  const page = await browser.newPage();
  await page.setContent(
    `<style>${SHEET} * { box-sizing: border-box } .half { inline-size: 50% }</style><div class="stage" style="inline-size: 448px">
    <docs-island><b>1</b><hr><b>2</b><hr class="half"></docs-island></div>`,
  );
  const widths = await page
    .locator('hr')
    .evaluateAll((rules) => rules.map((rule) => rule.getBoundingClientRect().width));
  expect(widths).toEqual([400, 200]);
  await page.close();
});

test('a line break between elements of a demo begins a row', async () => {
  const page = await browser.newPage();
  await page.setContent(
    `<style>${SHEET}</style><div class="stage"><docs-island><b>1</b><b>2</b><br><b>3</b></docs-island></div>`,
  );
  const [first, second, third] = await page
    .locator('b')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first ?? Infinity);
  await page.close();
});
