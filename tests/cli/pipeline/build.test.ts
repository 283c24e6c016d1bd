import { expect, test } from 'vitest';
import { inShort, testSite } from '../../harness.ts';

const DEMO = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(1);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

test('a page becomes a document with its title, text and Markdown twin', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: Where it begins.\n---\n\nHello **you**.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<title>Start - Test</title>');
  expect(files['index.html']).toContain('<p>Hello <strong>you</strong>.</p>');
  expect(files['index.md']).toContain('Hello **you**.');
});

test('a demo is rendered at build and carries the address of its module', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "Counter.tsx"}}\n',
    'content/Counter.tsx': DEMO,
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  const [, module] =
    /<docs-island module="\/(_assets\/[^"]+)" name="Counter"/.exec(files['index.html'] ?? '') ?? [];
  expect(files['index.html']).toContain('Pressed <!-- -->1<!-- --> times');
  expect(files).toHaveProperty([module ?? '']);
});

test('a demo that throws is an error at its directive, and the page is there without it', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "Broken.tsx"}}\n',
    'content/Broken.tsx': 'export default function Broken() {\n  throw new Error("no luck");\n}\n',
  });
  expect(await site.findings()).toEqual(['content/index.md:6:1 demo/render-failed']);
});

test('a package that is not there is told at the import that asks for it', async () => {
  const site = testSite({
    'content/index.md':
      '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "A.tsx"}}\n\n{{"demo": "B.tsx"}}\n',
    'content/A.tsx':
      "import { x } from 'not-installed';\n\nexport default function A() {\n  return <b>{x}</b>;\n}\n",
    'content/B.tsx': DEMO,
  });
  expect(await site.findings()).toEqual(['content/A.tsx:1:20 demo/unresolved-import']);
});

test('a demo that does not parse is told at the character', async () => {
  const site = testSite({
    'content/index.md': '---\ntitle: Start\ndescription: D.\n---\n\n{{"demo": "A.tsx"}}\n',
    'content/A.tsx': 'export default function A() {\n  return <b>;\n}\n',
  });
  expect(await site.findings()).toEqual(['content/A.tsx:3:1 demo/syntax']);
});

test('every document place has the policy, and no rule for all paths carries it', async () => {
  const site = testSite({ 'content/guide/a.md': '---\ntitle: A\ndescription: D.\n---\n\nText.\n' });
  const { files } = await site.build();
  const rules = (files['_headers'] ?? '').split('\n\n');
  expect(
    rules
      .filter((rule) => rule.includes('Content-Security-Policy'))
      .map((rule) => rule.split('\n')[0]),
  ).toEqual(['/404.html', '/_demos/*', '/guide/*']);
});

test('a page that says nothing about itself is a warning; a lead paragraph is a description', async () => {
  const site = testSite({
    'content/a.md': '# A\n\nText.\n',
    'content/b.md': '# B\n\n<p class="description">About B.</p>\n\nText.\n',
  });
  const { files, diagnostics } = await site.build();
  expect(diagnostics.map(inShort)).toEqual(['content/a.md:1:1 front-matter/no-description']);
  expect(files['b/index.html']).toContain('<meta name="description" content="About B.">');
});
