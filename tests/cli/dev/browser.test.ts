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
