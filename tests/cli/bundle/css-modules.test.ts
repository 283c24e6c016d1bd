import { expect, test } from 'vitest';
import { formatShort, testSite } from '../../harness/test-site.ts';

const demo = (name: string, tag: string) => ({
  [`content/${name}/index.tsx`]: `import styles from './index.module.css';\nexport default () => <${tag} className={styles.root}>${name}</${tag}>;\n`,
  [`content/${name}/index.module.css`]: `.root { composes: base from '../base.module.css'; content: '${name}' }\n`,
});

const SITE = {
  'content/index.md':
    '---\ntitle: Start\ndescription: The start page of a test site.\n---\n\n{{"demo": "one/index.tsx"}}\n\n{{"demo": "two/index.tsx"}}\n',
  ...demo('one', 'p'),
  ...demo('two', 'b'),
  'content/base.module.css': '.base { color: red }\n',
};

test('gives class names of CSS modules to scripts, style sheets and the page', async () => {
  const { diagnostics, files } = await testSite(SITE).build();
  expect(diagnostics).toEqual([]);
  const html = files['index.html'] ?? '';
  const [one = '', two = ''] = [...html.matchAll(/<[pb] class="([^"]*)">(?:one|two)/g)].map(
    ([, names = '']) => names,
  );
  const [base = '', first = ''] = one.split(' ');
  const [, second = ''] = two.split(' ');
  expect(new Set([base, first, second, ''])).toHaveLength(4);
  const texts = (kind: string) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(kind))
      .map(([, text]) => text)
      .join('\n');
  expect(texts('.css')).toContain(`.${base}{color:red}`);
  expect(texts('.css')).toContain(`.${first}{content:"one"}`);
  expect(texts('.css')).toContain(`.${second}{content:"two"}`);
  expect(texts('.js')).toContain(`"${one}"`);
  expect(texts('.js')).toContain(`"${two}"`);
});

test('reports a mistake in a CSS module at its line', async () => {
  const site = testSite({
    ...SITE,
    'content/base.module.css': '.base {\n  background: url(./nowhere.png);\n}\n',
  });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(formatShort)).toEqual([
    'content/base.module.css:2:15 demo/unresolved-import',
  ]);
});
