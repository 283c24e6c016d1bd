import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { wake } from '../harness/visit.ts';
import type { RunningIsland } from '../../runtime/islands/shown-island.ts';
import { bundle, runtimeScripts, serve } from './serve.ts';

type Island = Pick<RunningIsland, 'applyOwnSettings'>;

/**
 * Demos of a page, as in the module that the build generates. `IslandRoot` shows the direction that
 * it gets.
 */
const MODULE = `
import { useEffect, useId, useState } from 'react';
import { createMount } from './runtime/islands/mount.tsx';
const IslandRoot = ({ settings, children }) => <div dir={settings.direction}>{children}</div>;
function Counter() {
  const [count, setCount] = useState(0);
  return <button id={useId()} onClick={() => setCount(count + 1)}>{'Count ' + count}</button>;
}
function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('too much');
  return <button onClick={() => setBroken(true)}>Break</button>;
}
function Form() {
  const [name, setName] = useState('');
  const [size, setSize] = useState('m');
  const [sent, setSent] = useState(false);
  const [plan, setPlan] = useState('free');
  const [sendings, setSendings] = useState(0);
  return (
    <form onSubmit={(event) => { event.preventDefault(); setSendings(sendings + 1); }}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select value={size} onChange={(event) => setSize(event.target.value)}><option>s</option><option>m</option><option>l</option></select>
      <input type="checkbox" checked={sent} onChange={(event) => setSent(event.target.checked)} />
      <input type="radio" name="plan" value="free" checked={plan === 'free'} onChange={(event) => setPlan(event.target.value)} />
      <input type="radio" name="plan" value="paid" checked={plan === 'paid'} onChange={(event) => setPlan(event.target.value)} />
      <input type="file" aria-label="File" />
      <button>Send</button>
      <output>{[name, size, sent, plan, sendings].join(' ')}</output>
    </form>
  );
}
globalThis.prepared = [];
const prepareIslands = async ({ direction }) => void globalThis.prepared.push(direction);
export const inEffect = (run) => () => useEffect(run);
const loaded = (component) => () => Promise.resolve({ default: component });
const demos = { Counter: loaded(Counter), Form: loaded(Form), Fragile: loaded(Fragile), Thrower: () => Promise.reject(new Error('no luck')) };
export const mount = createMount(demos, { IslandRoot, prepareIslands });
`;

const island = (name: string, html: string, module = '/page.js') =>
  `<section data-docs-demo="${name}"><button data-docs-reset-demo>Reset</button><docs-island module="${module}" name="${name}" prefix="${name}-0-">${html}</docs-island></section>`;
const counter = renderToString(
  createElement(
    'div',
    { dir: 'ltr' },
    createElement('button', { id: '_Counter-0-R_0_' }, 'Count 0'),
  ),
);
const form =
  '<div dir="ltr"><form><input aria-label="Name" value=""/><select><option>s</option><option selected="">m</option><option>l</option></select><input type="checkbox"/><input type="radio" name="plan" checked="" value="free"/><input type="radio" name="plan" value="paid"/><input type="file" aria-label="File"/><button>Send</button><output> m false free 0</output></form></div>';
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>T</title></head><body>${body}<script type="module" src="/entry.js"></script></body></html>`;

const files = new Map<string, string>();
const browser = sharedBrowser();
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  for (const [path, text] of await runtimeScripts()) files.set(path, text);
  files.set('/page.js', await bundle({ code: MODULE }));
  const fragile = '<div dir="ltr"><button>Break</button></div>';
  files.set('/near/', page(island('Counter', counter) + island('Fragile', fragile)));
  files.set(
    '/thrower/',
    page(island('Counter', counter) + island('Thrower', 'still here') + island('Fragile', fragile)),
  );
  files.set('/form/', page(island('Form', form)));
  files.set('/far/', page(`<div style="height:3000px"></div>${island('Counter', counter)}`));
  files.set(
    '/gone/',
    page(island('Counter', counter, '/gone.js') + island('Nobody', 'still here')),
  );
  site = await serve(files);
});
afterAll(async () => {
  await site.close();
});

async function open(path: string, { isAwake = true } = {}) {
  const opened = await browser.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  opened.on('pageerror', (error) => errors.push(error.message));
  opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  opened.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await opened.goto(site.url + path);
  if (isAwake) await wake(opened);
  return { opened, errors, requests };
}
const hydrated = (opened: Page, name: string) =>
  opened.locator(`docs-island[name=${name}][data-hydrated]`).waitFor();

test('hydrates a demo near the viewport without a message on the console', async () => {
  const { opened, errors } = await open('near/');
  const button = await opened.locator('[name=Counter] button').elementHandle();
  await hydrated(opened, 'Counter');
  await hydrated(opened, 'Fragile');
  await opened.click('[name=Counter] button');
  expect(await button?.textContent()).toBe('Count 1');
  expect(errors).toEqual([]);
  await opened.close();
});

test('repeats a click on a demo that is not hydrated yet', async () => {
  const { opened, errors } = await open('near/', { isAwake: false });
  await opened.click('[name=Counter] button');
  await opened.getByText('Count 1').waitFor();
  await hydrated(opened, 'Counter');
  expect(await opened.locator('[name=Counter]').textContent()).toBe('Count 1');
  expect(errors).toEqual([]);
  await opened.close();
});

test('keeps what a reader enters in a demo that is not hydrated yet', async () => {
  const { opened, errors } = await open('form/', { isAwake: false });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await opened.route('**/page.js', async (route) => {
    await released;
    await route.continue();
  });
  await opened.getByLabel('Name').fill('Ada');
  await opened.locator('select').selectOption('l');
  await opened.locator('[type=checkbox]').check();
  await opened.locator('[value=paid]').check();
  const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') };
  await opened.getByLabel('File').setInputFiles(file);
  await opened.getByLabel('Name').press('Enter');
  release();
  await hydrated(opened, 'Form');
  await expect.poll(() => opened.locator('output').textContent()).toBe('Ada l true paid 1');
  expect(await opened.getByLabel('Name').inputValue()).toBe('Ada');
  expect(await opened.getByLabel('File').inputValue()).toContain('a.txt');
  expect(errors).toEqual([]);
  await opened.close();
});

test('restarts a demo from its reset button', async () => {
  const { opened, errors } = await open('near/');
  await hydrated(opened, 'Counter');
  await opened.click('[name=Counter] button');
  await opened.getByText('Count 1').waitFor();
  await opened.click('[data-docs-demo=Counter] [data-docs-reset-demo]');
  await opened.getByText('Count 0').waitFor();
  await hydrated(opened, 'Counter');
  await opened.click('[name=Counter] button');
  await opened.getByText('Count 1').waitFor();
  expect(errors).toEqual([]);
  await opened.close();
});

test('shows the error of a broken demo, leaves the others alone, and starts it again', async () => {
  const { opened } = await open('near/');
  await hydrated(opened, 'Fragile');
  await opened.click('[name=Fragile] button');
  const alert = opened.getByRole('alert');
  expect(await alert.textContent()).toContain('This demo stopped working: too much');
  await opened.click('[name=Counter] button');
  await opened.getByText('Count 1').waitFor();
  await opened.getByRole('button', { name: 'Start the demo again' }).click();
  await opened.getByRole('button', { name: 'Break' }).waitFor();
  await opened.close();
});

test('loads nothing for a demo far from the viewport until it comes near', async () => {
  const { opened, requests } = await open('far/', { isAwake: false });
  await opened.waitForTimeout(300);
  expect(requests).toEqual(['/far/', '/entry.js']);
  await opened.evaluate(() => scrollTo(0, 3000));
  await hydrated(opened, 'Counter');
  expect(requests).toContain('/page.js');
  await opened.close();
});

test('keeps the built HTML of a demo that does not load, and shows the error', async () => {
  const { opened, errors } = await open('gone/');
  await expect
    .poll(() => errors.join('\n'))
    .toContain('Demo Counter could not be started: /gone.js');
  await expect.poll(() => errors.join('\n')).toContain("No demo Nobody in this page's module");
  const alert = opened.getByRole('alert').filter({ hasText: 'Demo Counter could not be started' });
  await alert.waitFor();
  expect(await opened.locator('[name=Counter]').textContent()).toBe('Count 0');
  expect(await opened.locator('[name=Nobody]').textContent()).toBe('still here');
  files.set('/gone.js', files.get('/page.js') ?? '');
  await alert.getByRole('button', { name: 'Start the demo again' }).click();
  await hydrated(opened, 'Counter');
  expect(await alert.count()).toBe(0);
  files.delete('/gone.js');
  await opened.close();
});

test('keeps the HTML of a demo that throws on load, shows the error, and hydrates the others', async () => {
  const { opened, errors } = await open('thrower/');
  await hydrated(opened, 'Counter');
  await hydrated(opened, 'Fragile');
  const alert = opened.getByRole('alert');
  expect(await alert.textContent()).toContain('Demo Thrower could not be started: no luck');
  expect(await opened.locator('[name=Thrower]').textContent()).toBe('still here');
  expect(errors.join()).toContain('no luck');
  await opened.click('[name=Counter] button');
  await opened.getByText('Count 1').waitFor();
  await opened.close();
});

test('starts a demo when the network is back, and runs shared modules once', async () => {
  const shared = 'globalThis.runs = (globalThis.runs ?? 0) + 1; export const shared = {};';
  files.set('/late.js', `import './shared.js';\n${files.get('/page.js')}`);
  files.set('/late/', page(island('Counter', counter, '/late.js') + island('Fragile', '')));
  const { opened } = await open('late/');
  await opened.getByRole('alert').filter({ hasText: '/late.js' }).waitFor();
  expect(await opened.locator('[name=Counter]').textContent()).toBe('Count 0');
  files.set('/shared.js', shared);
  await opened.evaluate(() => dispatchEvent(new Event('online')));
  await hydrated(opened, 'Counter');
  expect(await opened.getByRole('alert').count()).toBe(0);
  expect(await opened.evaluate(() => (globalThis as { runs?: number }).runs)).toBe(1);
  await opened.close();
});

test('replaces a demo with another component, and keeps the old one if the new one throws', async () => {
  const { opened, errors } = await open('near/');
  await hydrated(opened, 'Counter');
  // As text, because the test runner would resolve the imports itself.
  await opened.evaluate(`(async () => {
    const { mount } = await import('/page.js');
    const { reader } = customElements.get('docs-island').page;
    const element = document.body.appendChild(document.createElement('main'));
    const page = { clearFailure() {} };
    const mounted = await mount(element, 'Counter', { prefix: 'x', fresh: true, reader, page });
    globalThis.replace = async (text) => {
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      const { default: component } = await import(address);
      return mounted.replace(component).then(() => 'shown', ({ message }) => message);
    };
  })()`);
  const replace = (text: string) => opened.evaluate(`replace(${JSON.stringify(text)})`);
  const main = opened.locator('main');
  expect(await replace(`export default () => 'Edited'`)).toBe('shown');
  expect(await main.textContent()).toBe('Edited');
  expect(await replace(`export default () => { throw new Error('at once'); }`)).toBe('at once');
  expect(await main.textContent()).toBe('Edited');
  const later = `import { inEffect } from '${site.url}page.js';
    export default inEffect(() => { throw new Error('later'); });`;
  expect(await replace(later)).toBe('later');
  expect(await main.textContent()).toBe('Edited');
  expect(errors).toEqual([]);
  await opened.close();
});

test('shows a demo in its own direction, also after a reset, once the theme is prepared for it', async () => {
  const { opened, errors } = await open('near/');
  await hydrated(opened, 'Counter');
  const direction = () => opened.locator('[name=Counter] > div').getAttribute('dir');
  const own = (value: 'rtl' | undefined) =>
    opened
      .locator('[name=Counter]')
      .evaluate(
        (element, wanted) =>
          (element as unknown as Island).applyOwnSettings(wanted ? { direction: wanted } : {}),
        value,
      );
  await own('rtl');
  await expect.poll(direction).toBe('rtl');
  expect(await opened.evaluate('prepared')).toContain('rtl');
  await opened.click('[data-docs-demo=Counter] [data-docs-reset-demo]');
  await expect.poll(direction).toBe('rtl');
  await own(undefined);
  await expect.poll(direction).toBe('ltr');
  expect(await opened.locator('[name=Fragile] > div').getAttribute('dir')).toBe('ltr');
  expect(errors).toEqual([]);
  await opened.close();
});
