// A site of text with the default theme: pages of this site that have no demos.
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG = { site: { url: 'https://docs.example.org', name: 'Bench' } };
const PAGES = ['faq', 'installation', 'support'];
/** Additional pages, so that the navigation is as long as on a real site. */
const CHAPTERS = 40;

const chapter = (number) =>
  `---\ntitle: Chapter ${number}\ndescription: A page to measure.\n---\n\n# Chapter ${number}\n\nWhat grows in the shade needs less water.\n`;

/**
 * Makes the source of the site in a folder within the repository, where its packages are found.
 * Returns the folder.
 */
export function writePlainSite(repository) {
  const root = mkdtempSync(join(repository, 'node_modules', '.bench-'));
  const from = join(repository, 'content/material-ui/getting-started');
  mkdirSync(join(root, 'content/guide'), { recursive: true });
  writeFileSync(
    join(root, 'docs.config.ts'),
    `export default ${JSON.stringify({ ...CONFIG, check: { 'link/*': 'off' } })};\n`,
  );
  for (const page of PAGES) {
    copyFileSync(join(from, page, 'index.md'), join(root, 'content', `${page}.md`));
  }
  for (let number = 1; number <= CHAPTERS; number += 1) {
    writeFileSync(join(root, 'content/guide', `chapter-${number}.md`), chapter(number));
  }
  return root;
}
