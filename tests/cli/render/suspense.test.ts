import { expect, test } from 'vitest';
import { testSite } from '../../harness/test-site.ts';

test('renders lazy components of demos, and the fallback of those that wait for data', async () => {
  const site = testSite({
    'content/index.md':
      '---\ntitle: Home\ndescription: Home.\n---\n\n{{"demo": "Lazy.tsx"}}\n\n{{"demo": "Waiting.tsx"}}\n',
    'content/Lazy.tsx': `import { lazy, Suspense } from 'react';
const Outer = lazy(() => import('./Outer'));
export default function Lazy() {
  return <Suspense fallback="loading"><Outer /></Suspense>;
}
`,
    'content/Outer.tsx': `import { lazy } from 'react';
const Inner = lazy(() => import('./Inner'));
export default function Outer() {
  return <p>outer and <Inner /></p>;
}
`,
    'content/Inner.tsx': 'export default function Inner() {\n  return <b>inner</b>;\n}\n',
    'content/Waiting.tsx': `import { lazy, Suspense } from 'react';
const Late = lazy(() => new Promise(() => undefined));
export default function Waiting() {
  return <Suspense fallback={<i>waiting</i>}><Late /></Suspense>;
}
`,
  });
  const { diagnostics, files } = await site.build();
  expect(diagnostics).toEqual([]);
  expect(files['index.html']).toContain('<p>outer and <b>inner</b></p>');
  expect(files['index.html']).toContain('<i>waiting</i>');
});
