import { expect, onTestFinished, test } from 'vitest';
import { startDevServer } from '../../../cli/dev/server.ts';
import { sharedBrowser } from '../../harness/browser.ts';
import { watchPage } from '../../harness/visit.ts';
import { devSite } from './dev-site.ts';

const { newContext } = sharedBrowser();

const page = (text: string) => `---\ntitle: Start\ndescription: D.\n---\n\n${text}\n`;
const DEMO = 'export default () => <button type="button">Press</button>;\n';

test('shows saved text and a new demo in a page that had none, without messages in the console', async () => {
  const { site, save } = await devSite({
    'docs.config.ts':
      "export default { site: { url: 'https://docs.example.org', name: 'Test' } };\n",
    'content/index.md': page('Before'),
  });
  const server = await startDevServer(site, { port: 0, onError: () => undefined });
  onTestFinished(() => server.close());
  const { page: shown, problems } = await watchPage(await newContext());
  await shown.goto(server.url);
  await expect.poll(() => shown.textContent('main')).toContain('Before');
  await save({ 'content/index.md': page('After') });
  await expect.poll(() => shown.textContent('main')).toContain('After');
  await save({ 'content/A.tsx': DEMO, 'content/index.md': page('After\n\n{{"demo": "A.tsx"}}') });
  await expect.poll(() => shown.locator('main button', { hasText: 'Press' }).count()).toBe(1);
  expect(problems).toEqual([]);
});

/** Inserts a style element on the server, which moves to the head once, as in Emotion. */
const STYLED = `import { createElement } from 'react';
const isServer = typeof document === 'undefined';
if (!isServer) document.head.append(...document.querySelectorAll('docs-island style'));
export const Button = ({ children }) => [
  isServer && createElement('style', { key: 'style' }, 'b { color: red }'),
  createElement('button', { key: 'button', type: 'button' }, children),
];
`;

test('shows a repaired demo in its page without messages in the console', async () => {
  const demo = (text: string) =>
    `import { Button } from 'styled';\nexport default () => <p><Button>${text}</Button></p>;\n`;
  const { site, save } = await devSite({
    'docs.config.ts':
      "export default { site: { url: 'https://docs.example.org', name: 'Test' } };\n",
    'node_modules/styled/package.json':
      '{ "name": "styled", "type": "module", "main": "index.js" }',
    'node_modules/styled/index.js': STYLED,
    'content/index.md': page('{{"demo": "A.tsx"}}'),
    'content/A.tsx': demo('Press'),
  });
  const server = await startDevServer(site, { port: 0, onError: () => undefined });
  onTestFinished(() => server.close());
  const { page: shown, problems } = await watchPage(await newContext());
  await shown.goto(server.url);
  await shown.mouse.move(100, 100);
  const running = (text: string) =>
    shown.locator('docs-island[data-hydrated] button', { hasText: text });
  await expect.poll(() => running('Press').count(), { timeout: 20_000 }).toBe(1);
  await save({ 'content/A.tsx': demo('{{') });
  await expect.poll(() => shown.locator('main docs-island').count()).toBe(0);
  await save({ 'content/A.tsx': demo('Repaired') });
  await expect.poll(() => running('Repaired').count(), { timeout: 20_000 }).toBe(1);
  expect(await shown.locator('docs-island[id]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('shows the error of a demo until it is repaired, also when the page is saved', async () => {
  const files = (demo: string, text: string) => ({
    'content/A.tsx': `export default () => <button type="button">${demo}</button>;\n`,
    'content/index.md': page(`${text}\n\n{{"demo": "A.tsx"}}`),
  });
  const { site, save } = await devSite({
    'docs.config.ts':
      "export default { site: { url: 'https://docs.example.org', name: 'Test' } };\n",
    ...files('Press', 'Before'),
  });
  const server = await startDevServer(site, { port: 0, onError: () => undefined });
  onTestFinished(() => server.close());
  const { page: shown } = await watchPage(await newContext());
  await shown.goto(server.url);
  await shown.mouse.move(100, 100);
  const running = (text: string) =>
    shown.locator('docs-island[data-hydrated] button', { hasText: text }).count();
  const errors = () => shown.locator('docs-island + [data-docs-demo-error]').allTextContents();
  await expect.poll(() => running('Press'), { timeout: 20_000 }).toBe(1);
  await save(files('{missing.name}', 'Before'));
  await expect.poll(errors).toEqual([expect.stringContaining('missing is not defined')]);
  await save(files('{missing.name}', 'After'));
  await expect.poll(() => shown.textContent('main')).toContain('After');
  expect(await errors()).toHaveLength(1);
  await save(files('Repaired', 'After'));
  await expect.poll(() => running('Repaired'), { timeout: 20_000 }).toBe(1);
  expect(await errors()).toEqual([]);
});
