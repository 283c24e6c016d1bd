import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildFrom, type BuiltSite } from '../harness/built-site.ts';
import { wake } from '../harness/visit.ts';

const FILES: Readonly<Record<string, string>> = {
  'docs.config.mjs': `export default { site: { url: 'https://docs.example.com', name: 'Lamps' } };\n`,
  'content/index.md': `---
title: Lamps
description: Demos in React 18.
---

{{"demo": "Lamp.tsx"}}

{{"demo": "Fuse.tsx"}}
`,
  'content/Lamp.tsx': `import { createContext, useContext, useId, useState, version } from 'react';

const Watts = createContext(0);

function Label({ id }: { readonly id: string }) {
  return (
    <b id={id}>
      {useContext(Watts)} W, React {version}
    </b>
  );
}

export default function Lamp() {
  const id = useId();
  const [watts, setWatts] = useState(40);
  return (
    <Watts.Provider value={watts}>
      <Label id={id} />
      <button type="button" aria-describedby={id} onClick={() => setWatts(watts * 2)}>
        Brighter
      </button>
    </Watts.Provider>
  );
}
`,
  'content/Fuse.tsx': `import { useState } from 'react';

export default function Fuse() {
  const [isBlown, blow] = useState(false);
  if (isBlown) throw new Error('the fuse is blown');
  return (
    <button type="button" onClick={() => blow(true)}>
      Overload
    </button>
  );
}
`,
};

const browser = sharedBrowser();
let built: BuiltSite;

beforeAll(async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-react-18-')));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom']) {
    symlinkSync(resolve(`node_modules/${name}-18`), join(root, 'node_modules', name));
  }
  try {
    built = await buildFrom(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

afterAll(async () => {
  await built.close();
});

async function openPage(): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  await page.goto(built.origin);
  await wake(page);
  return { page, errors };
}

test('hydrates a demo with the React 18 of the site, without a message in the console', async () => {
  const { page, errors } = await openPage();
  const lamp = page.locator('docs-island[name=Lamp]');
  const button = await lamp.locator('button').elementHandle();
  expect(await lamp.textContent()).toContain('40 W, React 18.3.1');
  await page.waitForSelector('docs-island[name=Lamp][data-hydrated]');
  await lamp.getByRole('button', { name: 'Brighter' }).click();
  await expect.poll(() => lamp.locator('b').textContent()).toBe('80 W, React 18.3.1');
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test('opens the settings of the default theme with React 18', async () => {
  const { page, errors } = await openPage();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.waitForSelector('docs-island[name=settings][data-hydrated]');
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe('dark');
  expect(errors).toEqual([]);
});

test('shows the error of a demo that breaks with React 18', async () => {
  const { page } = await openPage();
  await page.waitForSelector('docs-island[name=Fuse][data-hydrated]');
  await page.getByRole('button', { name: 'Overload' }).click();
  await page.getByRole('alert').getByText('the fuse is blown').waitFor();
  await page.getByRole('button', { name: 'Brighter' }).click();
  await page.getByText('80 W').waitFor();
});

test('runs edited code with React 18, and keeps the last good state of code that throws', async () => {
  const { page } = await openPage();
  const demo = page.locator('[data-docs-demo=Fuse]');
  await page.waitForSelector('docs-island[name=Fuse][data-hydrated]');
  await demo.locator('[data-docs-source=preview]:visible pre').focus();
  await page.keyboard.press('Enter');
  const editor = demo.locator('textarea');
  const before = await editor.inputValue();
  await editor.fill(before.replace('Overload', 'Replace'));
  const replace = demo.frameLocator('iframe[sandbox]').getByRole('button', { name: 'Replace' });
  await replace.waitFor();
  await editor.fill(before.replace('Overload', '{missing}'));
  await demo.getByText('missing is not defined').waitFor();
  expect(await replace.count()).toBe(1);
});
