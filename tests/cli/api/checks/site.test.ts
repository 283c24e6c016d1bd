import { expect, test } from 'vitest';
import { testSite } from '../../../harness/test-site.ts';

const KIT = {
  'node_modules/kit/package.json': JSON.stringify({
    name: 'kit',
    version: '1.2.3',
    main: 'index.js',
    types: 'index.d.ts',
  }),
  'node_modules/kit/index.js':
    'export const Button = () => null;\nexport const Chip = () => null;\n',
  'node_modules/kit/index.d.ts': `/** Starts an action. */
export declare function Button(props: {
  /**
   * What it looks like.
   * @default 'plain'
   */
  color?: 'plain' | 'loud';
}): null;
/** A label. */
export declare function Chip(props: { label: string }): null;
`,
};

const CONFIG = `export default {
  site: { url: 'https://docs.example.org', name: 'Test' },
  theme: './theme.tsx',
  api: [
    { package: 'kit', path: '/kit/api' },
  ],
};
`;

const PAGE = `---
title: Button
description: Buttons.
components: [Button, Buton]
nav: false
---

The \`colour\` prop: \`<Button colour="loud">\`.
`;

test('reports unknown parts and props in pages, and parts without a page at their package', async () => {
  const site = testSite({ ...KIT, 'docs.config.ts': CONFIG, 'content/button.md': PAGE });
  const found = await site.findings();
  expect(found.filter((line) => line.includes('api/')).sort()).toEqual([
    'content/button.md:4:1 api/unknown-component',
    'content/button.md:8:29 api/unknown-prop',
    'docs.config.ts:5:7 api/component-without-page',
  ]);
});

test('reports missing types of React at the package that needs them', async () => {
  const site = testSite({
    ...KIT,
    'node_modules/kit/index.d.ts':
      "import { ReactNode } from 'react';\nexport declare function Button(): ReactNode;\n",
    'node_modules/react/package.json': '{ "name": "react", "exports": "./main.js" }',
    'node_modules/react/main.js': '',
    'docs.config.ts': CONFIG,
    'content/button.md': PAGE,
  });
  const found = await site.findings();
  expect(found.filter((line) => line.includes('react'))).toEqual([
    'docs.config.ts:5:16 api/no-react-types',
  ]);
});
