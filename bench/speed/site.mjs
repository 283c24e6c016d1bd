import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRandom } from '../random.mjs';

const WORDS =
  'button grid theme style state event value token color layout render focus label menu'.split(' ');

/**
 * Pages of a section. Sidebars show one section, so that they stay equally long at any number of
 * pages.
 */
const SECTION_PAGES = 50;

/** Returns a page of about 6 KB: prose, lists, a table and code that no other page has. */
function pageText(number, random) {
  const word = () => WORDS[Math.floor(random() * WORDS.length)];
  const words = (count) => Array.from({ length: count }, word).join(' ');
  const codeLine = (section, line) =>
    `const ${word()}_${number}_${section}_${line} = <${word()} id="${word()}" at={${line}} />;`;
  const section = (index) =>
    [
      `## ${words(3)} ${index}`,
      `${words(60)} **${word()}** \`${word()}\` [home](/). ${words(30)}`,
      `- ${words(6)}\n- ${words(6)}`,
      ['```tsx', ...Array.from({ length: 6 }, (_, line) => codeLine(index, line)), '```'].join(
        '\n',
      ),
    ].join('\n\n');
  const table = `| a | b |\n| --- | --- |\n| ${word()} | ${word()} |`;
  return [...Array.from({ length: 6 }, (_, index) => section(index)), table, ''].join('\n\n');
}

/** Generates pages, the same in every run. */
export function generatePages(count) {
  const random = createRandom(1);
  return Array.from({ length: count }, (_, number) => ({
    path: `part-${Math.floor(number / SECTION_PAGES)}/page-${number}`,
    title: `Page ${number}`,
    description: `A page about ${number} and its neighbors.`,
    text: pageText(number, random),
  }));
}

/** Writes files below a folder, by relative path. */
export function writeFiles(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const frontMatter = (keys) =>
  `---\n${Object.entries(keys)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n\n`;

/** Returns the pages as Markdown files in a folder. `more` adds keys to the front matter. */
const markdownIn = (folder, pages, more = () => ({})) =>
  Object.fromEntries(
    pages.map((page) => {
      const { path, title, description, text } = page;
      const keys = { title, description, ...more(page) };
      return [`${folder}/${path}.md`, frontMatter(keys) + text];
    }),
  );

/** Returns the sections with their pages. */
const sections = (pages) =>
  [...new Set(pages.map(({ path }) => dirname(path)))].map((part) => [
    part,
    pages.filter(({ path }) => dirname(path) === part),
  ]);

const HOME = frontMatter({ title: 'Home', description: 'Home.' }) + 'Home\n';

const NODE = process.execPath;

/**
 * The generators to compare: their files, packages from npm and commands. Layouts have a sidebar of
 * the page's section.
 */
export const GENERATORS = {
  'docs-build': {
    files: (pages) => ({
      'docs.config.mjs': `export default ${JSON.stringify({
        site: { url: 'https://docs.example.org', name: 'Bench' },
        navigation: sections(pages).map(([part, own]) => ({
          pathname: `/${part}/`,
          title: part,
          children: own.map(({ path }) => ({ pathname: `/${path}/` })),
        })),
      })};\n`,
      'content/index.md': HOME,
      ...markdownIn('content', pages),
    }),
    folder: 'content',
    build: (cli) => [NODE, cli, 'build', '--log-level', 'error'],
    clean: ['.docs-build', 'dist'],
    serve: (cli, port) => [NODE, cli, 'dev', '--port', String(port)],
  },
  eleventy: {
    packages: ['@11ty/eleventy@3', '@11ty/eleventy-plugin-syntaxhighlight@5'],
    files: (pages) => ({
      'eleventy.config.js': `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
export default (config) => { config.addPlugin(highlight); return { dir: { input: 'src', output: 'dist' } }; };
`,
      'src/_includes/page.njk': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head><body><nav><ul>{% for p in collections[part] %}<li><a href="{{ p.url }}">{{ p.data.title }}</a></li>{% endfor %}</ul></nav><main><h1>{{ title }}</h1>{{ content | safe }}</main></body></html>
`,
      ...markdownIn('src', pages, ({ path }) => ({
        layout: 'page.njk',
        tags: dirname(path),
        part: dirname(path),
      })),
    }),
    folder: 'src',
    build: () => [NODE, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    clean: ['dist'],
    serve: (_, port) => [
      ...[NODE, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--serve'],
      `--port=${port}`,
    ],
  },
  hugo: {
    program: 'hugo',
    files: (pages) => {
      const layout = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body><nav><ul>{{ with .CurrentSection }}{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}{{ end }}</ul></nav><main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>\n`;
      return {
        'config.toml': `baseURL = "https://docs.example.org/"\ntitle = "Bench"\ndisableKinds = ["taxonomy", "term", "RSS"]\n`,
        'layouts/_default/single.html': layout,
        'layouts/_default/list.html': layout,
        ...markdownIn('content', pages),
      };
    },
    folder: 'content',
    build: () => ['hugo', '--quiet', '--destination', 'dist'],
    clean: ['dist', 'resources'],
    serve: (_, port) => ['hugo', 'server', '--quiet', '--port', String(port)],
  },
  vitepress: {
    packages: ['vitepress@1'],
    files: (pages) => ({
      'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
        title: 'Bench',
        ignoreDeadLinks: true,
        themeConfig: {
          sidebar: Object.fromEntries(
            sections(pages).map(([part, own]) => [
              `/${part}/`,
              own.map(({ title, path }) => ({ text: title, link: `/${path}` })),
            ]),
          ),
        },
      })};\n`,
      'docs/index.md': HOME,
      ...markdownIn('docs', pages),
    }),
    folder: 'docs',
    build: () => [NODE, 'node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    clean: ['docs/.vitepress/dist', 'docs/.vitepress/cache'],
  },
  astro: {
    packages: ['astro@5', '@astrojs/starlight@0.36'],
    files: (pages) => ({
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({ site: 'https://docs.example.org', integrations: [starlight({ title: 'Bench', pagefind: false })] });
`,
      'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      'src/content/docs/index.md': HOME,
      ...markdownIn('src/content/docs', pages),
    }),
    folder: 'src/content/docs',
    build: () => [NODE, 'node_modules/astro/astro.js', 'build'],
    clean: ['dist', '.astro', 'node_modules/.astro'],
  },
};
