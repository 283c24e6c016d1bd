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

const library = (text: string, prop: string) =>
  `export function Button(props: { ${prop}?: string }) { return <b>${text} {props.${prop}}</b>; }\n`;

test('shows changed library code before its API reference is read again', async () => {
  const { site, save, changes, codes } = await devSite(
    {
      'docs.config.ts': CONFIG,
      'library/package.json': '{ "name": "kit", "version": "1.0.0", "exports": "./kit.tsx" }',
      'library/kit.tsx': library('first', 'color'),
      'content/index.md': page('Home', '{{"demo": "Demo.tsx"}}'),
      'content/Demo.tsx': `import { Button } from 'kit';\nexport default () => <Button />;\n`,
    },
    { kit: 'library' },
  );
  const kinds = () => changes.splice(0).map(({ kind }) => kind);
  const html = async (path: string) => (await site.page(path))?.html;
  expect(await html('/kit/api/button/')).toContain('id="button-prop-color"');
  expect(await html('/')).toContain('first');
  await site.settled();
  kinds();
  await save({ 'library/kit.tsx': library('second', 'tone') });
  expect(kinds()).toContain('reload');
  expect(await html('/')).toContain('second');
  expect(await html('/kit/api/button/')).toContain('id="button-prop-color"');
  await site.settled();
  expect(kinds()).toContain('page');
  expect(await html('/kit/api/button/')).toContain('id="button-prop-tone"');
  expect(codes()).toEqual([]);
});
