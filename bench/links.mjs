// Checks that `check` reports every broken link and no other. Builds a site, follows each link and
// image in the HTML of its pages like a browser, and compares the broken ones with the findings of
// `check`, page by page: `node bench/links.mjs <site>`. The site must build.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../build/cli.mjs', import.meta.url));
const RULES = ['link/no-such-page', 'link/no-such-file', 'link/no-such-anchor'];

const entities = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#x27;': "'" };
const plain = (text) => text.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => entities[entity]);

/** Returns address, ids and links of the main part of each page. */
function pagesOf(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const html = files.filter((file) => file.endsWith('index.html'));
  return new Map(
    html.map((file) => {
      const text = readFileSync(join(dist, file), 'utf8');
      const main = text.slice(text.indexOf('<main'), text.lastIndexOf('</main>'));
      const ids = new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => plain(id)));
      const links = [...main.matchAll(/<(a|img)\s(?:[^>]*\s)?(?:href|src)="([^"]*)"/g)];
      const address = `/${file.split('\\').join('/').slice(0, -'index.html'.length)}`;
      return [address, { ids, links: links.map(([, tag, href]) => ({ tag, href: plain(href) })) }];
    }),
  );
}

const addressOf = (path, from) => (path.startsWith('/') ? path : posix.join(from, path));

/** Returns the rule that a link breaks, or undefined. */
function brokenRule({ tag, href }, from, { dist, pages }) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const [way, id] = href.split('#');
  const path = way.split('?')[0];
  const address = addressOf(path, from);
  const page = pages.get(address);
  if (page) {
    const known = !id || id === 'top' || page.ids.has(decodeURIComponent(id));
    return known ? undefined : 'link/no-such-anchor';
  }
  const file = join(dist, decodeURIComponent(address));
  if (existsSync(file) && statSync(file).isFile()) return undefined;
  return tag === 'img' ? 'link/no-such-file' : 'link/no-such-page';
}

/** Counts findings by rule and page: `link/no-such-page /a/` → 2. */
function tally(keys) {
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const site = process.argv[2];
const dist = mkdtempSync(join(tmpdir(), 'docs-links-'));
try {
  const run = (...args) =>
    execFileSync('node', [CLI, ...args], { maxBuffer: 2 ** 28, encoding: 'utf8' });
  run('build', site, '--out-dir', dist, '--log-level', 'silent');
  const { diagnostics } = JSON.parse(
    run('check', site, '--only', RULES.join(','), '--format', 'json'),
  );
  const pages = pagesOf(dist);
  const broken = [...pages].flatMap(([address, { links }]) =>
    links.flatMap((link) => {
      const rule = brokenRule(link, address, { dist, pages });
      return rule ? [`${rule} ${address}`] : [];
    }),
  );
  const reported = diagnostics.map(({ code, file }) =>
    `${code} ${file.replace(/^content/, '').replace(/(?:index)?\.md$/, '')}`.replace(/\/?$/, '/'),
  );
  const [followed, found] = [tally(broken), tally(reported)];
  const keys = [...new Set([...followed.keys(), ...found.keys()])].sort();
  const differing = keys.filter((key) => followed.get(key) !== found.get(key));
  for (const key of differing) {
    console.log(`${key}: ${found.get(key) ?? 0} reported, ${followed.get(key) ?? 0} in the pages`);
  }
  const links = [...pages.values()].reduce((sum, page) => sum + page.links.length, 0);
  console.log(
    `${links} links in ${pages.size} pages: ${broken.length} broken, ${reported.length} reported, ${differing.length} pages differ`,
  );
  process.exitCode = differing.length > 0 ? 1 : 0;
} finally {
  rmSync(dist, { recursive: true, force: true });
}
