import { expect, test } from 'vitest';
import { inShort, testSite } from '../../harness/test-site.ts';

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

test('reports mistakes in modules outside of the content', async () => {
  const site = testSite({ ...SITE, 'src/label.ts': 'export const Label = ;\n' });
  const { diagnostics } = await site.build();
  expect(diagnostics.map(inShort)).toEqual(['src/label.ts:1:22 demo/syntax']);
});
