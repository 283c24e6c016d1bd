// Creates a site with a page of twenty demos, and the same page without demos. No page of this
// repository's site is as heavy.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Components whose first demos are taken. */
const COMPONENTS = ['button', 'chip', 'checkbox', 'text-field', 'select'];
const DEMOS_EACH = 4;

const CONFIG = {
  site: { url: 'https://docs.example.org', name: 'Bench' },
  theme: './theme/index.ts',
};

const paragraph = (number) =>
  `## Part ${number}\n\n${'What grows in the shade needs less water than the beds in the sun. '.repeat(6)}`;

/** Text higher than a window, so that no demo is near at first. */
const PROSE = Array.from({ length: 20 }, (_, index) => paragraph(index)).join('\n\n');

const page = (title, rest) =>
  `---\ntitle: ${title}\ndescription: A page to measure.\n---\n\n# ${title}\n\n${PROSE}\n\n${rest}\n`;

/**
 * Writes the sources of the site to a folder within the repository, where its packages are found.
 * Returns the folder.
 */
export function writeDemoSite(repository) {
  const root = mkdtempSync(join(repository, 'node_modules', '.bench-'));
  symlinkSync(join(repository, 'theme'), join(root, 'theme'));
  writeFileSync(join(root, 'docs.config.ts'), `export default ${JSON.stringify(CONFIG)};\n`);
  mkdirSync(join(root, 'content/demos'), { recursive: true });
  mkdirSync(join(root, 'content/plain'), { recursive: true });
  const directives = COMPONENTS.flatMap((component) => {
    const from = join(repository, 'content/material-ui', `react-${component}`);
    const demos = readdirSync(from)
      .filter((file) => file.endsWith('.tsx'))
      .slice(0, DEMOS_EACH);
    for (const demo of demos) copyFileSync(join(from, demo), join(root, 'content/demos', demo));
    return demos.map((demo) => `## ${demo}\n\n{{"demo": "${demo}"}}`);
  });
  writeFileSync(join(root, 'content/demos/index.md'), page('Demos', directives.join('\n\n')));
  writeFileSync(join(root, 'content/plain/index.md'), page('Plain', PROSE));
  return root;
}
