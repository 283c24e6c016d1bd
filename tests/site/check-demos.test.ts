import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../cli/config/env.ts';
import { findBrowser } from '../../cli/demos/find-browser.ts';
import config from '../../docs.config.ts';
import { IS_FULL, sampleOf } from '../harness/sample.ts';
import { docsBuild } from '../cli/commands/command-line.ts';

/** A page of each library. The first one has demos in every style. */
const PAGES = [
  'base-ui/react-switch',
  'joy-ui/react-button',
  'material-ui/react-chip',
  'system/borders',
];

/** Creates a site with a few pages of this one. */
function fewPages(): string {
  // Within the repository, so that its packages are found.
  const root = mkdtempSync(resolve('node_modules/.few-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const page of sampleOf(PAGES, { of: 'pages with demos', size: 1 }))
    cpSync(join('content', page), join(root, 'content', page), { recursive: true });
  symlinkSync(resolve('theme'), join(root, 'theme'));
  const { site, theme, codeStyles, components } = config;
  const own = { site, theme, codeStyles, components };
  writeFileSync(join(root, 'docs.config.ts'), `export default ${JSON.stringify(own)};\n`);
  return root;
}

test('hydrates the demos of this site without console messages or accessibility violations', async () => {
  const CHROMIUM = await findBrowser(readEnvironment());
  const argv = ['check', '--demos', '--only', 'demo', '--skip', 'demo/types'];
  const { code, err } = await docsBuild(IS_FULL ? resolve('.') : fewPages(), argv, { CHROMIUM });
  expect(err).toMatch(/No problems in \d+ pages?/);
  expect(code).toBe(0);
});
