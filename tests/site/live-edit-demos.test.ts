import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildSiteOf, type BuiltSite } from '../harness/built-site.ts';
import { wake } from '../harness/visit.ts';
import { IS_FULL } from '../harness/sample.ts';

const demo = (name: string, before = '') => `import { useState } from 'react';
${before}
export default function ${name}() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        ${name} {count}
      </button>
    </div>
  );
}
`;

const FILES: Readonly<Record<string, string>> = {
  'docs.config.mjs': `export default { site: { url: 'https://docs.example.com', name: 'Field' } };\n`,
  'content/index.md': `---
title: Beds
description: Demos that break, and files of demos.
---

{{"demo": "First.tsx"}}

{{"demo": "Broken.tsx"}}

{{"demo": "Files.tsx"}}

{{"demo": "Framed.tsx", "iframe": true, "height": 200}}

{{"demo": "Styled"}}
`,
  'content/First.tsx': demo('First'),
  // `window` does not exist at build time.
  'content/Broken.tsx': demo(
    'Broken',
    "\nif (typeof window !== 'undefined') throw new Error('no water');\n",
  ),
  'content/Files.tsx': `import { beds } from './beds';

export default function Files() {
  return (
    <div>
      <p>{beds.join()}</p>
    </div>
  );
}
`,
  'content/beds.ts': `export const beds: readonly string[] = ['North', 'South'];\n`,
  'content/Framed.tsx': demo('Framed'),
  'content/Styled/system/index.tsx': demo('Styled'),
  'content/Styled/css/index.tsx': demo('Plain'),
};

const browser = sharedBrowser();
let site: BuiltSite;
beforeAll(async () => {
  site = await buildSiteOf('edited', FILES);
});
afterAll(async () => {
  await site?.close();
});

/** Opens the page in a window that shows all of it, so that every demo starts. */
async function open(): Promise<Page> {
  const page = await browser.newPage({
    baseURL: site.origin,
    viewport: { width: 1280, height: 3000 },
    colorScheme: 'light',
  });
  page.setDefaultTimeout(30_000);
  await page.goto('/');
  await wake(page);
  return page;
}

const demoOf = (page: Page, name: string) => page.locator(`[data-docs-demo="${name}"]`);
const editor = (of: Locator) => of.locator('textarea');
/** Locates the document that runs the edited code of a demo. */
const edited = (of: Locator) => of.frameLocator('iframe[sandbox]');
const hydrated = (of: Locator) =>
  of.locator('docs-island[data-hydrated]:visible').first().waitFor();

async function edit(of: Locator): Promise<Locator> {
  const pre = of.locator('[data-docs-source]:visible pre').first();
  await pre.focus();
  await pre.press('Enter');
  await editor(of).waitFor();
  return editor(of);
}

async function write(of: Locator, change: (before: string) => string): Promise<void> {
  await editor(of).fill(change(await editor(of).inputValue()));
}

test.runIf(IS_FULL)(
  'a demo that throws while it loads shows its error, and the other demos are hydrated',
  async () => {
    const page = await open();
    await hydrated(demoOf(page, 'First'));
    await hydrated(demoOf(page, 'Files'));
    const broken = demoOf(page, 'Broken');
    await broken.getByRole('alert').getByText('could not be started: no water').waitFor();
    await broken.getByRole('button', { name: 'Broken 0' }).waitFor();
    await page.getByRole('button', { name: 'First 0' }).click();
    await page.getByRole('button', { name: 'First 1' }).waitFor();
    // Starting again loads another copy of the module.
    await broken.getByRole('button', { name: 'Start the demo again' }).click();
    await broken.getByRole('alert').getByText('could not be started: no water').waitFor();
    await page.getByRole('button', { name: 'First 1' }).waitFor();
    await page.close();
  },
);

test('edited code can import the files of its demo', async () => {
  const page = await open();
  const files = demoOf(page, 'Files');
  await hydrated(files);
  await edit(files);
  await write(files, (text) => text.replace('{beds.join()}', '{beds.length} of {beds[1]}'));
  await edited(files).getByText('2 of South').waitFor();
  await page.close();
});

test('Ctrl+Z undoes an edit, and the copy button copies the edited code', async () => {
  const page = await open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const first = demoOf(page, 'First');
  await hydrated(first);
  const area = await edit(first);
  const before = await area.inputValue();
  await area.press('ControlOrMeta+a');
  await page.keyboard.type('<b>Bold</b>');
  await edited(first).getByText('Bold').waitFor();
  await first.locator('[data-docs-copy=code]').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('<b>Bold</b>');
  await edit(first);
  await area.press('End');
  await page.keyboard.type(' ');
  await area.press('ControlOrMeta+z');
  await expect.poll(() => area.inputValue()).toBe('<b>Bold</b>');
  await first.locator('[data-docs-reset-demo]').first().click();
  await first.getByRole('button', { name: 'First 0' }).waitFor();
  expect(await (await edit(first)).inputValue()).toBe(before);
  await page.close();
});

test.runIf(IS_FULL)(
  'an edited demo, framed or not, keeps its own scheme and direction',
  async () => {
    const page = await open();
    const framed = demoOf(page, 'Framed');
    // The error message above changes the layout, which must not happen while buttons are clicked.
    const broken = demoOf(page, 'Broken');
    await broken.scrollIntoViewIfNeeded();
    await broken.locator('[data-docs-demo-error]').first().waitFor();
    await framed.locator('[data-docs-toggle-scheme]').click();
    await framed.locator('[data-docs-toggle-direction]').click();
    const looksOwn = async (frame: FrameLocator) => {
      const html = frame.locator('html');
      await expect.poll(() => html.getAttribute('data-demo-scheme')).toBe('dark');
      await expect.poll(() => html.getAttribute('dir')).toBe('rtl');
    };
    await looksOwn(framed.frameLocator('iframe:not([sandbox])'));
    await edit(framed);
    await write(framed, (text) => text.replace('Framed {count}', 'Edited {count}'));
    await edited(framed).getByRole('button', { name: 'Edited 0' }).click();
    await edited(framed).getByRole('button', { name: 'Edited 1' }).waitFor();
    await looksOwn(edited(framed));
    expect(await page.locator('html').getAttribute('dir')).not.toBe('rtl');
    await page.close();
  },
);

test.runIf(IS_FULL)('selecting another style discards edits', async () => {
  const page = await open();
  const styled = demoOf(page, 'Styled');
  await hydrated(styled);
  await edit(styled);
  await write(styled, (text) => text.replace('Styled {count}', 'Edited {count}'));
  await edited(styled).getByRole('button', { name: 'Edited 0' }).waitFor();
  const list = styled.locator('select');
  await list.selectOption('css');
  await styled.getByRole('button', { name: 'Plain 0' }).waitFor();
  await list.selectOption('system');
  await styled.getByRole('button', { name: 'Styled 0' }).waitFor();
  expect((await styled.locator('pre').allTextContents()).join()).not.toContain('Edited');
  await page.close();
});
