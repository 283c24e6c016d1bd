import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUTTON, goTo, createGate, startReading } from '../harness/reading.ts';
import { IS_FULL } from '../harness/sample.ts';

const { open, openContext, openIn } = startReading();

const demoOf = (page: Page, name: string) => page.locator(`[data-docs-demo=${name}]`);
const preview = (demo: Locator) => demo.locator('[data-docs-source=preview]:visible pre');
const editor = (demo: Locator) => demo.locator('textarea');
/** Locates the document that runs the edited code of a demo. */
const edited = (demo: Locator) => demo.frameLocator('iframe[sandbox]');
const problem = (demo: Locator) => demo.locator(':scope > [data-docs-demo-error]');

/** Replaces the whole edited text, as one change. */
async function write(demo: Locator, change: (before: string) => string): Promise<void> {
  await editor(demo).fill(change(await editor(demo).inputValue()));
}

/** Scrolls to a demo and waits until it is hydrated. */
async function wake(demo: Locator): Promise<Locator> {
  await demo.locator('docs-island').first().scrollIntoViewIfNeeded();
  await demo.locator('docs-island[data-hydrated]').waitFor();
  return demo;
}

/** Opens the editor of a preview from the keyboard. */
async function edit(demo: Locator): Promise<void> {
  await preview(demo).focus();
  await preview(demo).press('Enter');
  await editor(demo).waitFor();
}

test.runIf(IS_FULL)(
  'Enter or a click starts editing and loads the editor, Escape ends it, and Tab moves on',
  async () => {
    const page = await open(BUTTON);
    const demo = demoOf(page, 'BasicButton');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await wake(demo);
    expect(
      asked.filter((path) => /\/(?:edit|run-code|highlight-code|packages)-/.test(path)),
    ).toEqual([]);
    await preview(demo).focus();
    const hint = demo.getByText('Enter to edit, Esc to leave');
    await hint.waitFor();
    expect(await preview(demo).getAttribute('aria-describedby')).toBe(
      await hint.getAttribute('id'),
    );
    expect(asked.filter((path) => /\/(?:run-code|highlight-code)-/.test(path))).toEqual([]);
    await page.keyboard.press('Enter');
    await editor(demo).waitFor();
    expect(await editor(demo).getAttribute('aria-label')).toBe('Edit the code');
    const metrics = await editor(demo).evaluate((area: HTMLTextAreaElement) => {
      const code = area.parentElement!.querySelector('code')!;
      const [a, b] = [area.getBoundingClientRect(), code.getBoundingClientRect()];
      const [one, other] = [getComputedStyle(area), getComputedStyle(code)];
      return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].concat(
        one.font === other.font && one.lineHeight === other.lineHeight ? [] : [-1],
        [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight],
      );
    });
    expect(metrics.map(Math.round)).toEqual([0, 0, 0, 0, 0, 0]);
    await page.keyboard.press('Escape');
    expect(await editor(demo).count()).toBe(0);
    expect(await preview(demo).evaluate((pre) => pre === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await editor(demo).waitFor();
    await page.keyboard.press('Tab');
    await editor(demo).waitFor({ state: 'detached' });
    expect(await demo.evaluate((section) => section.contains(document.activeElement))).toBe(false);
    await preview(demo).getByText('Add a ticket').click();
    await editor(demo).waitFor();
    const caret = await editor(demo).evaluate((area: HTMLTextAreaElement) => area.selectionStart);
    expect(caret).toBeGreaterThan(0);
  },
);

test.runIf(IS_FULL)('Enter on code takes effect once the editor is loaded', async () => {
  const page = await openIn(await openContext());
  const { held, release } = createGate();
  await page.route(/\/_assets\/demos-[^/]*\.js$/, (route) => held.then(() => route.continue()));
  await goTo(page, BUTTON);
  const demo = demoOf(page, 'BasicButton');
  await preview(demo).focus();
  await page.keyboard.press('Enter');
  expect(await demo.locator('docs-island[data-hydrated]').count()).toBe(0);
  release();
  await editor(demo).waitFor();
});

test('typed code is highlighted and run, appears in the full source, and is discarded by reset', async () => {
  const page = await open(BUTTON);
  const demo = await wake(demoOf(page, 'BasicButton'));
  const before = await preview(demo).locator('code').innerHTML();
  await edit(demo);
  await page.keyboard.type('a');
  await page.keyboard.press('Backspace');
  expect(await preview(demo).locator('code').innerHTML()).toBe(before);
  await write(demo, (text) => text.replace('Add a ticket', 'Take a ticket'));
  await edited(demo).getByRole('button', { name: 'Take a ticket' }).waitFor();
  await edited(demo).getByRole('button', { name: 'Take a ticket' }).click();
  await edited(demo).getByText('1 ticket in your basket').waitFor();
  const full = demo.locator('[data-docs-source=full] pre').first();
  expect(await full.textContent()).toContain('        Take a ticket\n');
  await demo.locator('[data-docs-reset-demo]').first().click();
  await demo.getByRole('button', { name: 'Add a ticket' }).waitFor();
  expect(await preview(demo).locator('code').innerHTML()).toBe(before);
  expect(await full.textContent()).not.toContain('Take');
});

test('reset discards a change that waits for the script that runs it', async () => {
  const page = await openIn(await openContext());
  const { held, release } = createGate();
  const script = /\/_assets\/run-code-[^/]*\.js$/;
  await page.route(script, (route) => held.then(() => route.continue()));
  await goTo(page, BUTTON);
  const demo = await wake(demoOf(page, 'BasicButton'));
  await edit(demo);
  const loaded = page.waitForResponse(script);
  await write(demo, (text) => text.replace('Add a ticket', 'Take a ticket'));
  await demo.locator('[data-docs-reset-demo]').first().click();
  release();
  await (await loaded).finished();
  // Longer than the pause before code runs.
  await page.waitForTimeout(500);
  expect(await demo.locator('iframe[sandbox]').count()).toBe(0);
});

test('a script of the editor that does not load is reported, and the next use loads it', async () => {
  // Not watched, because these pages log errors.
  const page = await (await openContext()).newPage();
  const scripts = ['highlight-code', 'run-code'].map((name) => `**/_assets/${name}-*.js`);
  for (const script of scripts) await page.route(script, (route) => route.abort());
  await goTo(page, BUTTON);
  const demo = await wake(demoOf(page, 'BasicButton'));
  const status = page.locator('[data-docs-status]');
  const failure = status.getByText('This could not be loaded');
  await preview(demo).focus();
  await preview(demo).press('Enter');
  await failure.waitFor();
  await page.unroute(scripts[0] ?? '');
  await edit(demo);
  await status.evaluate((region) => region.replaceChildren());
  await write(demo, (text) => text.replace('Add a ticket', 'Take a ticket'));
  await failure.waitFor();
  await page.unroute(scripts[1] ?? '');
  await write(demo, (text) => text.replace('Take a ticket', 'Buy a ticket'));
  await edited(demo).getByRole('button', { name: 'Buy a ticket' }).waitFor();
});

test('an error is shown beside the last working demo until the code is fixed', async () => {
  const page = await open(BUTTON);
  const demo = await wake(demoOf(page, 'BasicButton'));
  await edit(demo);
  await write(demo, (text) => text.replace('Add a ticket', 'Good'));
  await edited(demo).getByRole('button', { name: 'Good' }).waitFor();
  await write(demo, (text) => text.replace('onClick={', 'onClick={{'));
  await expect.poll(() => problem(demo).textContent()).toMatch(/\(1:\d+\)/);
  expect(await problem(demo).getByRole('link', { name: 'Report' }).getAttribute('href')).toContain(
    encodeURIComponent('BasicButton'),
  );
  await edited(demo).getByRole('button', { name: 'Good' }).waitFor();
  await write(demo, (text) => text.replace('onClick={{', 'title={nothing.there} onClick={'));
  await expect.poll(() => problem(demo).textContent()).toContain('nothing is not defined');
  await edited(demo).getByRole('button', { name: 'Good' }).waitFor();
  await write(demo, (text) => text.replace('nothing.there', 'process.env.HOME'));
  await expect.poll(() => problem(demo).textContent()).toContain('does not exist in a browser');
  await write(demo, (text) => text.replace('process.env.HOME', '"Fine"'));
  await edited(demo).getByTitle('Fine').waitFor();
  expect(await problem(demo).count()).toBe(0);
});

test.runIf(IS_FULL)(
  'edited source supports types, hooks and packages of the site, and reports missing imports',
  async () => {
    const page = await open(BUTTON);
    const demo = await wake(demoOf(page, 'BasicButton'));
    await demo.locator('[data-docs-expand]').click();
    const full = demo.locator('[data-docs-source=full]:visible pre');
    await full.focus();
    await full.press('Enter');
    await editor(demo).waitFor();
    const source = (from: string) => `import { useReducer } from 'react';
import Chip from '${from}';

export default function Counter(): React.ReactNode {
  const [count, add] = useReducer((n: number) => n + 1, 0);
  return <button onClick={add as () => void}>Count {count}</button>;
}
`;
    await write(demo, () =>
      source('@mui/material/Buton')
        .replaceAll('Chip', 'Button')
        .replace('Count {', '{Button.name}{'),
    );
    await expect
      .poll(() => problem(demo).textContent())
      .toContain('Did you mean `@mui/material/Button`? (2:');
    // No demo of this page imports it.
    await write(demo, () =>
      source('@mui/material/Checkbox')
        .replace('return <', 'return <p><Chip /><')
        .replace('n>;', 'n></p>;'),
    );
    await edited(demo).getByRole('checkbox').waitFor();
    await edited(demo).getByRole('button', { name: 'Count 0' }).click();
    await edited(demo).getByRole('button', { name: 'Count 1' }).waitFor();
  },
);

test.runIf(IS_FULL)(
  'switching between TypeScript and JavaScript discards edits, and read-only code has no editor',
  async () => {
    const page = await open(BUTTON);
    const demo = await wake(demoOf(page, 'ButtonColors'));
    await edit(demo);
    await write(demo, (text) => text.replace('{label}\n', 'Edited\n'));
    await edited(demo).getByText('Edited').first().waitFor();
    await demo.locator('[data-docs-choose-variant=JS]').click();
    await demo.locator('iframe[sandbox]').waitFor({ state: 'detached' });
    expect(
      await demo
        .locator('pre')
        .allTextContents()
        .then((all) => all.join()),
    ).not.toContain('Edited');
    expect((await page.context().cookies()).map(({ value }) => value)).toContain('JS');
    const fixed = demoOf(page, 'ButtonSizes');
    expect(await fixed.getAttribute('data-docs-editable')).toBeNull();
    expect(await fixed.locator('textarea').count()).toBe(0);
  },
);

test.runIf(IS_FULL)('a framed demo runs edited code in its frame', async () => {
  const page = await open('/material-ui/react-app-bar/');
  const demo = demoOf(page, 'ElevateAppBar');
  await demo.locator('[data-docs-expand]').click();
  const full = demo.locator('[data-docs-source=full]:visible pre');
  await full.focus();
  await full.press('Enter');
  await write(demo, (text) => text.replace('Tide table', 'Ebb and flow'));
  const frame = edited(demo);
  await frame.getByText('Ebb and flow').waitFor();
  await write(demo, (text) => text.replace('Ebb and flow', '{nothing.there}'));
  await expect.poll(() => problem(demo).textContent()).toContain('nothing is not defined');
  await frame.getByText('Ebb and flow').waitFor();
  await problem(demo).getByRole('button', { name: 'Reset demo' }).click();
  await demo.frameLocator('iframe').getByText('Tide table').waitFor();
});
