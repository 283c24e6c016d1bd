import { expect, test } from 'vitest';
import { devSite } from '../../dev/dev-site.ts';
import { page } from '../../../harness/open-site.ts';

const CONFIG = `export default {
  site: { url: 'https://docs.example.org', name: 'Test' },
  theme: './theme.tsx',
  api: [{ package: 'kit', path: '/kit/api' }],
};\n`;

test('builds API pages on request, and links them to new pages about the part', async () => {
  const { site, save, codes } = await devSite({
    'docs.config.ts': CONFIG,
    'content/index.md': page('Home'),
    'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/kit/index.d.ts':
      'export declare function Button(props: { color?: string }): null;\n',
  });
  const made = async () => (await site.page('/kit/api/button/'))?.html;
  expect(codes()).toEqual([]);
  expect(await made()).toContain('id="button-prop-color"');
  await save({ 'content/pressing.md': page('Pressing', '', 'components: [Button]\n') });
  expect(await made()).toContain('<a href="/pressing/">Pressing</a>');
});
