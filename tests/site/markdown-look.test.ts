import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildSiteOf, type BuiltSite } from '../harness/built-site.ts';

const MARKDOWN = `---
title: Kitchen sink
description: Everything that Markdown can do, on one page.
---

Text with a note[^1] and a [link](/).

The names \`a-name\`, \`b-name\`, \`c-name\`, \`d-name\`, \`e-name\`, \`f-name\` (\`g-name\`), \`h-name\`, \`i-name\`.

\`const long = 'code that does not fit on one line of a telephone' as const;\`

Import \`@scope/package/SubComponent\`.

The file is <span>https://files.example.com/a/path/that/is/far/too/long/for/one/line/of/a/telephone</span>.

## Lists

- [ ] an open task
  - [x] a nested task that is done

## Table

| Start | Center | End | [Navigation](/) |
| :---- | :----: | --: | :-- |
| a     | b      | 1   | [Autocomplete](/) and many words that want more room than there is |

## Code

\`\`\`ts {2}
const plain = 1;
const marked = 2;
\`\`\`

\`\`\`ts title="a/path/that/is/far/too/long/for/one/line/of/a/telephone/Button.test.tsx"
const titled = 1;
\`\`\`

<p><a class="own" href="/">Own class</a></p>

<div><a href="/">Inside</a></div>

<p class="light-only">By day</p>
<p class="dark-only">By night</p>

:::details More
Hidden until asked for.
:::

:::steps
3. Pack.
4. Send.
:::

:::cards
- [Harbor](#code) Ships
- **[Airport](#code)** Planes
:::

## 步骤

[Again](#步骤)

[^1]: The note.
`;

const FILES = {
  'docs.config.mjs':
    "export default { site: { url: 'https://docs.example.com', name: 'Field' } };\n",
  'content/index.md': MARKDOWN,
};

const browser = sharedBrowser();
let site: BuiltSite;
let page: Page;
beforeAll(async () => {
  site = await buildSiteOf('markdown', FILES);
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.origin}/`);
});
afterAll(async () => {
  await site?.close();
});

test('breaks a long word of a text, so that the page does not scroll sideways', async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const edgesOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });

test.each([320, 355, 390, 425])(
  'at %i pixels, names in code stay whole and together with their punctuation',
  async (width) => {
    await page.setViewportSize({ width, height: 844 });
    const torn = await page.evaluate(() => {
      // The boxes of code and of text in one line end at different heights.
      const heightOf = (range: Range) => {
        const bottoms = [...range.getClientRects()].map(({ bottom }) => bottom);
        return Math.max(...bottoms) - Math.min(...bottoms);
      };
      return [...document.querySelectorAll('.content p > code:not(.long)')].flatMap((code) => {
        const range = document.createRange();
        range.selectNode(code);
        if (code.nextSibling) range.setEnd(code.nextSibling, 1);
        return heightOf(range) > 10 ? [code.textContent] : [];
      });
    });
    expect(torn).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.setViewportSize({ width: 390, height: 844 });
  },
);

test('names in code break in a window that is narrow for the size of its text', async () => {
  // As many letters as fit at 390 pixels if the font size of the browser is 32 pixels.
  await page.setViewportSize({ width: 195, height: 844 });
  const wide = await page
    .locator('.content :is(p, li) > code')
    .evaluateAll((all) =>
      all
        .filter((code) => code.getBoundingClientRect().right > 195)
        .map((code) => code.textContent),
    );
  expect(wide).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('table cells keep the alignment of the Markdown', async () => {
  const sides = await Promise.all(
    [1, 2, 3].map((column) => styleOf(`.table-box td:nth-child(${column})`, 'text-align')),
  );
  expect(sides).toEqual(['start', 'center', 'end']);
});

test('table cells keep their alignment if the reader turns the page around', async () => {
  const alignments = await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    const cells = [...document.querySelectorAll('.table-box tr:has(td) > *')].slice(0, 3);
    const found = cells.map((cell) => getComputedStyle(cell).textAlign);
    document.documentElement.dir = 'ltr';
    return found;
  });
  expect(alignments).toEqual(['right', 'center', 'left']);
});

test('words in tables never break', async () => {
  const lines = await page
    .locator('.table-box a')
    .evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(lines).toEqual([1, 1]);
});

test('footnote links are styled as links', async () => {
  const color = await styleOf('.content p > a', 'color');
  expect(await styleOf('.content sup > a', 'color')).toBe(color);
  expect(await styleOf('.footnotes [data-footnote-backref]', 'color')).toBe(color);
});

test('the checkbox of a task is aligned with text and indented by level', async () => {
  const text = await edgesOf('.content > p');
  const task = await edgesOf('.content input');
  const nested = await edgesOf('.content li li input');
  expect(Math.round(task.left - text.left)).toBe(0);
  expect(Math.round(nested.left - task.left)).toBe(24);
});

test('a marked line spans its block, also below the copy button', async () => {
  const block = await edgesOf('.code-bare pre');
  const line = await edgesOf('.code-bare .line.highlighted');
  expect(Math.abs(line.left - block.left)).toBeLessThan(1);
  expect(Math.abs(line.right - block.right)).toBeLessThan(1);
});

test('the buttons of a code block cover no code on a phone', async () => {
  const covered = () =>
    page.locator('.code-actions').evaluateAll((all) =>
      all.filter((actions) => {
        const { bottom } = actions.getBoundingClientRect();
        const code = actions.closest('[data-docs-code]')?.querySelector('pre > code');
        return bottom > (code?.getBoundingClientRect().top ?? 0);
      }),
    );
  expect(await page.locator('.code-bare .code-actions').count()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 420, height: 844 });
  expect(await covered()).toHaveLength(0);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-code-wrap'));
  expect(await covered()).toHaveLength(0);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-code-wrap'));
  await page.setViewportSize({ width: 390, height: 844 });
});

test('a long title of a code block has padding above and below', async () => {
  const bar = await edgesOf('.code-bar:has(.code-title)');
  const title = await edgesOf('.code-bar .code-title');
  expect(title.top - bar.top).toBeGreaterThanOrEqual(6);
  expect(bar.bottom - title.bottom).toBeGreaterThanOrEqual(6);
});

test('in print, folded content is expanded and the header names the site', async () => {
  await page.emulateMedia({ media: 'print' });
  const folded = await edgesOf('.content details > p');
  expect(folded.bottom - folded.top).toBeGreaterThan(10);
  expect(await page.locator('.header .pick').first().isVisible()).toBe(true);
  expect(await page.locator('.header [data-docs-mode-button]').isVisible()).toBe(false);
  expect(await styleOf('.header', 'position')).toBe('static');
  await page.emulateMedia({ media: 'screen' });
});

test('content for one color mode is visible in that mode only, also without scripts', async () => {
  const words = (of: Page) =>
    of
      .locator('.light-only, .dark-only')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
      );
  const shown: string[][] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const visit = await context.newPage();
    for (const colorScheme of ['light', 'dark'] as const) {
      await visit.emulateMedia({ colorScheme });
      await visit.goto(`${site.origin}/`);
      shown.push(await words(visit));
    }
    await visit.emulateMedia({ media: 'print' });
    shown.push(await words(visit));
    await context.close();
  }
  const each = [['By day'], ['By night'], ['By day']];
  expect(shown).toEqual([...each, ...each]);
});

test('a link to a Chinese heading focuses it and marks it as current', async () => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.locator('.content').getByRole('link', { name: 'Again' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent === '步骤');
  await page.locator('nav.toc-nav [aria-current=true]').getByText('步骤').waitFor();
});

test('numbers steps from the first number of their list', async () => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const texts = nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }): unknown => name?.value);
  const first = texts.indexOf('Pack.');
  expect(texts.slice(first - 1, first + 3)).toEqual(['3', 'Pack.', '4', 'Send.']);
});

test('links have the same color in all elements, with or without a class', async () => {
  const color = await styleOf('.content > p > a:text("Again")', 'color');
  expect(await styleOf('.content a.own', 'color')).toBe(color);
  expect(await styleOf('.content div > a:text("Inside")', 'color')).toBe(color);
});

test('links that cover cards have the color of other links', async () => {
  const colors = await page
    .locator('.card-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  const color = await styleOf('.content > p > a:text("Again")', 'color');
  expect(colors).toEqual([color, color]);
});
