import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from '../../cli/config/env.ts';
import { findBrowser } from '../../cli/demos/find-browser.ts';
import config from '../../docs.config.ts';
import { docsBuild } from '../cli/commands/command-line.ts';

/** A page of each kind of library, of which one has demos in every style. */
const PAGES = [
  'base-ui/react-switch',
  'joy-ui/react-button',
  'material-ui/react-chip',
  'system/borders',
];

/** This site with a few of its pages. */
function fewPages(): string {
  // Within the repository, so that its packages are found.
  const root = mkdtempSync(resolve('node_modules/.few-pages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const page of PAGES)
    cpSync(join('content', page), join(root, 'content', page), { recursive: true });
  symlinkSync(resolve('theme'), join(root, 'theme'));
  const { site, theme, codeStyles, components } = config;
  const own = { site, theme, codeStyles, components };
  writeFileSync(join(root, 'docs.config.ts'), `export default ${JSON.stringify(own)};\n`);
  return root;
}

test('the demos of this site come alive without a word, and axe finds nothing in them', async () => {
  const CHROMIUM = await findBrowser(readEnvironment());
  const argv = ['check', '--demos', '--only', 'demo', '--skip', 'demo/types'];
  const { code, err } = await docsBuild(fewPages(), argv, { CHROMIUM });
  expect(err).toMatch(/No problems in \d+ pages/);
  expect(code).toBe(0);
});
