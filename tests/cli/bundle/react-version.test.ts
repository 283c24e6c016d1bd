import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { version } from 'react';
import { expect, test } from 'vitest';
import { sampleOf } from '../../harness/sample.ts';
import { testSite } from '../../harness/test-site.ts';

/** Builds a site whose demo shows the versions of React, with `installed` packages of React 18. */
async function versionsIn(installed: readonly string[]): Promise<string | undefined> {
  const site = testSite({
    'content/index.md':
      '---\ntitle: Home\ndescription: The first page.\n---\n\n{{"demo": "Versions.tsx"}}\n',
    'content/Versions.tsx': `import { useState, version } from 'react';
import { version as renderer } from 'react-dom';

export default function Versions() {
  const [text] = useState(version + ' ' + renderer);
  return <b>{text}</b>;
}
`,
  });
  mkdirSync(join(site.root, 'node_modules'), { recursive: true });
  for (const name of installed) {
    symlinkSync(resolve(`node_modules/${name}-18`), join(site.root, 'node_modules', name));
  }
  const { files, diagnostics } = await site.build();
  expect(diagnostics).toEqual([]);
  return /<b>([^<]*)<\/b>/.exec(files['index.html'] ?? '')?.[1];
}

test('renders demos with the React of the site', async () => {
  expect(await versionsIn(['react', 'react-dom'])).toMatch(/^18\.3\.1 18\.3\.1/);
});

const INCOMPLETE = [[[]], [['react']], [['react-dom']]] as const;

test.each(sampleOf(INCOMPLETE, { of: 'incomplete installations', size: 1 }))(
  'renders demos with the React of the engine if the site has installed only %j',
  async (installed) => {
    expect(await versionsIn(installed)).toBe(`${version} ${version}`);
  },
);
