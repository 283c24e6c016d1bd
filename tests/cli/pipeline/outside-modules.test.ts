import { expect, test } from 'vitest';
import { formatShort, PLAIN_THEME, testSite } from '../../harness/test-site.ts';
import { IS_FULL } from '../../harness/sample.ts';

const SITE = {
  'content/index.md':
    '---\ntitle: Start\ndescription: The start page of a test site.\n---\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n',
  'content/One.tsx':
    'import { Button, Label } from \'../src\';\nexport default () => <Label.Provider value="of one"><Button /></Label.Provider>;\n',
  'content/Two.tsx': "import { Button } from '../src/Button';\nexport default () => <Button />;\n",
  'src/index.ts': "export * from './Button';\nexport { Label } from './label.js';\n",
  'src/Button.tsx':
    "import { useContext } from 'react';\nimport { first } from 'words';\nimport { Label } from './label';\nexport const Button = () => <button>{first} {useContext(Label)}</button>;\n",
  'src/label.ts':
    "import { createContext } from 'react';\nexport const Label = createContext('of none');\n",
  'node_modules/words/package.json': '{ "name": "words", "version": "1.0.0", "main": "index.js" }',
  'node_modules/words/index.js': "export const first = 'word';\nexport const second = 'next';\n",
};

test('bundles modules that demos import from outside of the content, and their packages', async () => {
  const site = testSite(SITE);
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of one</button>');
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of none</button>');
  site.write({ 'src/Button.tsx': SITE['src/Button.tsx'].replaceAll('first', 'second') });
  const after = await site.build();
  expect(after.diagnostics).toEqual([]);
  expect(after.files['index.html']).toContain('<button>next<!-- --> <!-- -->of one</button>');
});

test.runIf(IS_FULL)('reports mistakes in modules outside of the content', async () => {
  const site = testSite({ ...SITE, 'src/label.ts': 'export const Label = ;\n' });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(formatShort)).toEqual(['src/label.ts:1:22 demo/syntax']);
});

const WITH_THEME = {
  ...SITE,
  'theme.tsx': `import { Label } from './src/label';
export { theme } from ${JSON.stringify(PLAIN_THEME)};
export const IslandRoot = ({ children }) => <Label.Provider value="of the theme">{children}</Label.Provider>;
`,
};

test.runIf(IS_FULL)('modules that both the theme and demos import exist once', async () => {
  const { diagnostics, files } = await testSite(WITH_THEME).build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of one</button>');
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of the theme</button>');
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  expect(scripts.filter(([, text]) => text.includes('of none'))).toHaveLength(1);
});

test.runIf(IS_FULL)('reports missing exports of modules that the theme imports too', async () => {
  const { build } = testSite({
    ...WITH_THEME,
    'content/Two.tsx':
      "import { Labels } from '../src/label';\nexport default () => <b>{String(Labels)}</b>;\n",
  });
  const { diagnostics, files } = await build();
  expect(diagnostics.map(formatShort)).toEqual(['content/Two.tsx:1:10 demo/no-such-export']);
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of one</button>');
});

const WITH_ALIASES = {
  ...WITH_THEME,
  'tsconfig.json': '{ "extends": "./config/base" }',
  'config/base.json':
    '{\n  // Aliases\n  "compilerOptions": { "paths": { "~/*": ["../src/*"], "@/*": ["../types/*", "../src/*"], "kit": ["../src/index.ts"], "react": ["../node_modules/@types/react"], "docs-build/*": ["./none/*"], } }, /* end */\n}\n',
  'content/One.tsx':
    'import { Button, Label } from \'kit\';\nexport default () => <Label.Provider value="of one"><Button /></Label.Provider>;\n',
  'content/Two.tsx': "import { Button } from '@/Button';\nexport default () => <Button />;\n",
  'src/Button.tsx': SITE['src/Button.tsx'].replace('./label', '@/label'),
  'theme.tsx': WITH_THEME['theme.tsx'].replace('./src/label', '~/label'),
};

test('resolves path aliases of tsconfig.json in demos, the theme and their modules', async () => {
  const site = testSite(WITH_ALIASES);
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of one</button>');
  expect(files['index.html']).toContain('<button>word<!-- --> <!-- -->of the theme</button>');
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  expect(scripts.filter(([, text]) => text.includes('of none'))).toHaveLength(1);
});

test('explains where the alias of a module of the theme has to be defined', async () => {
  const site = testSite({
    ...WITH_THEME,
    'theme.tsx': WITH_THEME['theme.tsx'].replace('./src/label', '~/label'),
  });
  const hint: unknown = expect.stringContaining('add the alias to paths in the tsconfig.json');
  await expect(site.build()).rejects.toMatchObject({
    diagnostics: [expect.objectContaining({ code: 'config/module', hint })],
  });
});

test('reports imports of path aliases without a file, and mistakes in files that have one', async () => {
  const site = testSite({
    ...WITH_ALIASES,
    'content/Two.tsx': "import { Button } from '@/Buton';\nexport default () => <Button />;\n",
  });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(formatShort)).toEqual(['content/Two.tsx:1:24 demo/unresolved-import']);
  expect(diagnostics[0]?.hint).toContain('add the alias to paths in the tsconfig.json of the site');
  expect(diagnostics[0]?.hint).toContain('of installed packages are not read');
  site.write({
    'content/Two.tsx': WITH_ALIASES['content/Two.tsx'],
    'src/Button.tsx': 'export const Button = ;\n',
  });
  expect((await site.build()).diagnostics.map(formatShort)).toEqual([
    'src/Button.tsx:1:23 demo/syntax',
  ]);
});
