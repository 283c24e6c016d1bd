import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser } from '../harness/browser.ts';
import { buildSiteOf, type BuiltSite } from '../harness/built-site.ts';

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`;

const WIDE = '![Wide](wide.svg)';

/** Locations on a page where an image may be, by name. */
const PLACES: Readonly<Record<string, string>> = {
  paragraph: WIDE,
  text: `Look: ${WIDE}`,
  link: `[${WIDE}](/)`,
  list: `- ${WIDE}\n  1. ${WIDE}`,
  quote: `> ${WIDE}`,
  callout: `:::tip\n${WIDE}\n\n- ${WIDE}\n:::`,
  alert: `> [!NOTE]\n> ${WIDE}`,
  details: `:::details More\n${WIDE}\n:::`,
  'raw details': `<details open>\n<summary>More</summary>\n\n${WIDE}\n\n</details>`,
  division: '<div><img src="wide.svg" alt="Wide"></div>',
  figure: '<figure><img src="wide.svg" alt="Wide"><figcaption>Wide</figcaption></figure>',
  emphasis: `**${WIDE}**`,
  heading: `### ${WIDE}`,
  definition: '<dl><dt>Term</dt><dd><img src="wide.svg" alt="Wide"></dd></dl>',
  sized: '<img src="wide.svg" alt="Wide" width="2000">',
  picture:
    '<picture><source media="(width > 0px)" srcset="wider.svg"><img src="wide.svg" alt="Wide"></picture>',
  table: `| Image | Words |\n| --- | --- |\n| ${WIDE} | Words beside it |`,
  video: '<video src="film.mp4" poster="wide.svg"></video>',
};

const MARKDOWN = `# Media

${Object.values(PLACES).join('\n\n')}

<pre>${'wide '.repeat(900)}</pre>

<p id="small"><img src="wide.svg" alt="Small" height="24"> <img src="/wide.svg" alt="Small" width="100"></p>
`;

const FILES = {
  'docs.config.mjs':
    "export default { site: { url: 'https://docs.example.com', name: 'Field' } };\n",
  'content/index.md': MARKDOWN,
  'content/wide.svg': drawing(3174, 1200),
  'content/wider.svg': drawing(4000, 1000),
  'content/film.mp4': 'no film',
  'content/public/wide.svg': drawing(3174, 1200),
};

const browser = sharedBrowser();
let site: BuiltSite;
let page: Page;
beforeAll(async () => {
  site = await buildSiteOf('media', FILES);
  page = await browser.newPage();
});
afterAll(async () => {
  await site?.close();
});

/** Loads the page, opens everything in it, and waits for all images. */
async function openAt(width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site.origin}/`);
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const images = [...document.querySelectorAll<HTMLImageElement>('.content img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

test.each([390, 1280])(
  'keeps images, videos and <pre> inside the text at %i pixels',
  async (width) => {
    await openAt(width);
    const widths = await page.evaluate(() => {
      const content = document.querySelector('.content')?.getBoundingClientRect();
      const media = [...document.querySelectorAll('.content :is(img, video)')];
      return {
        page: document.documentElement.scrollWidth,
        outside: media
          .filter((one) => one.getBoundingClientRect().right > (content?.right ?? 0) + 1)
          .map((one) => one.parentElement?.outerHTML.slice(0, 200)),
        invisible: media
          .filter((one) => one.getBoundingClientRect().width < 80)
          .map((one) => `${one.getAttribute('alt')}`),
        distorted: media
          .filter((one) => one instanceof HTMLImageElement)
          .filter(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
            const height = (clientWidth * naturalHeight) / naturalWidth;
            return Math.abs(height - clientHeight) > 2;
          })
          .map((one) => one.outerHTML),
      };
    });
    expect(widths).toEqual({ page: width, outside: [], invisible: ['Small'], distorted: [] });
  },
);

test('images keep the width or height given in Markdown', async () => {
  await openAt(1280);
  const sizes = await page
    .locator('#small img')
    .evaluateAll((images) =>
      images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    );
  expect(sizes).toEqual([
    [63, 24],
    [100, 38],
  ]);
});
