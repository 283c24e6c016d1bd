// Builds a site for nginx and for Apache, serves it with the servers of Debian (installs them if
// they are missing; needs root), and compares their answers with those of `docs-build preview`:
// pages, redirects, slashes, the 404 page, headers, caching, and Markdown for clients that accept
// it. With --no-slash, addresses of pages have no slash at their end.
// Usage: node bench/hosts.mjs [site] [--no-slash]
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [given = '.'] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const site = resolve(given);
const trailingSlash = !process.argv.includes('--no-slash');
const cli = resolve('build/cli.mjs');
const work = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
chmodSync(work, 0o755);
const PORTS = { nginx: 18081, apache: 18082, preview: 18083 };
/** Headers that a site decides. */
const HEADERS = [
  'location',
  'content-type',
  'content-security-policy',
  'x-content-type-options',
  'vary',
];
const running = [];

const install = (command, name) => {
  if (existsSync(`/usr/sbin/${command}`)) return;
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' });
};

/** Writes a configuration of the site with another `host`. */
function writeConfig(host) {
  const config = join(site, `.hosts-${host}.config.mjs`);
  const keys = JSON.stringify({ host, trailingSlash });
  writeFileSync(
    config,
    `import config from './docs.config.ts';\nexport default { ...config, ...${keys} };\n`,
  );
  return config;
}

function build(host) {
  const config = writeConfig(host);
  const dist = join(work, host);
  try {
    execFileSync('node', [cli, 'build', site, '-c', config, '--out-dir', dist, '--no-cache'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(config);
  }
  return dist;
}

function start(command, argv) {
  const child = spawn(command, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
  running.push(child);
}

/** Waits until a server answers. */
async function ready(port) {
  for (let tries = 0; tries < 100; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Nothing answers on port ${port}`);
}

function startNginx(dist) {
  const folder = join(work, 'nginx-run');
  mkdirSync(folder);
  const file = join(folder, 'main.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  server { listen 127.0.0.1:${PORTS.nginx}; root ${dist}; include ${dist}/nginx.conf; }
}
`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'inherit' });
  start('nginx', ['-c', file]);
}

function startApache(dist) {
  const folder = join(work, 'apache-run');
  mkdirSync(folder);
  const file = join(folder, 'main.conf');
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];
  const lines = modules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  writeFileSync(
    file,
    `${lines.join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${PORTS.apache}
PidFile ${folder}/pid
ErrorLog ${folder}/log
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  execFileSync('apache2', ['-t', '-f', file], { stdio: 'inherit' });
  start('apache2', ['-f', file, '-DFOREGROUND']);
}

/** Returns requests for everything that a host must handle. */
function requests(dist) {
  const read = (name) =>
    existsSync(join(dist, name)) ? readFileSync(join(dist, name), 'utf8') : '';
  const pages = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) =>
    path.replaceAll('&amp;', '&'),
  );
  const moved = read('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' ')[0].replace('*', 'some/page/'));
  const aliases = [...read('_redirects').matchAll(/^(\S+)\/\* /gm)].map(([, path]) => path);
  const untranslated = JSON.parse(read('versions.json'))
    .pages.map(encodeURI)
    // In preview, the policy of a folder also applies to the address of the folder.
    .filter((page) => !pages.includes(page) && page.split('/').length > 2)
    .slice(0, 40);
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  const assets = [...home.matchAll(/"(\/_assets\/[^"]+)"/g)].map(([, path]) => path).slice(0, 4);
  const shown = pages.slice(0, 40);
  const markdown = { accept: 'text/markdown, text/html;q=0.5' };
  return [
    ...[...shown, ...moved, ...assets].map((path) => ({ path })),
    ...shown
      .filter((path) => path !== '/')
      .map((path) => ({ path: trailingSlash ? path.slice(0, -1) : `${path}/` })),
    ...[...shown, ...moved, ...untranslated].map((path) => ({ path, ...markdown })),
    ...moved.map((path) => ({ path: path.replace(/some\/page\/$/, '') })),
    ...aliases.map((path) => ({ path })),
    ...[
      ...moved.slice(0, 5).map((path) => `${path}?a=b`),
      '/_assets/',
      '/_assets/missing.js',
      '/missing/',
      '/missing',
      '/_headers',
      '/_redirects',
      '/sitemap.xml',
      '/llms.txt',
    ].map((path) => ({ path })),
    { path: '/', accept: 'text/markdown;q=0, text/html' },
    { path: '/missing/', ...markdown },
  ];
}

async function answerOf(port, { path, accept = 'text/html' }) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers: { accept },
  });
  const body = await response.text();
  const isMarkdown = response.headers.get('content-type')?.startsWith('text/markdown');
  const isMoved = response.status >= 300 && response.status < 400;
  const headers = HEADERS.map((name) => {
    const value = (response.headers.get(name) ?? '').replace(/^https?:\/\/[^/]+/, (origin) =>
      origin.includes('127.0.0.1') ? '' : origin,
    );
    const isCompared = isMoved ? name === 'location' : name !== 'location';
    // For the 404 page and Markdown, servers choose a policy by file, `preview` by path.
    if (name === 'content-security-policy' && (response.status === 404 || isMarkdown)) return false;
    if (name === 'vary')
      return response.status === 200 && !/\.\w+$/.test(path) && /\baccept\b(?!-)/i.test(value);
    // A policy of a folder and the same one of a page add up in `preview`.
    const distinct = [...new Set(value.split(/,\s*/))].join(',');
    return (
      isCompared &&
      distinct
        .replaceAll(' ', '')
        .toLowerCase()
        .replace('text/javascript', 'application/javascript')
        .replace('text/xml', 'application/xml')
    );
  });
  const isCached = (response.headers.get('cache-control') ?? '').includes('immutable');
  return JSON.stringify({ status: response.status, headers, isCached, body: isMoved ? '' : body });
}

let failures = 0;

/** Prints the answers of both servers to a request if they differ. */
async function compare(request, { host, preview }) {
  const ports = [preview, PORTS[host]];
  const [own, other] = await Promise.all(ports.map((port) => answerOf(port, request)));
  if (own === other) return;
  failures += 1;
  const short = (text) => text.replace(/default-src[^"]*/g, 'CSP').slice(0, 260);
  console.log(
    `${host} ${JSON.stringify(request)}\n  preview: ${short(own)}\n  ${host}: ${short(other)}`,
  );
}

try {
  for (const [host, startServer, command, name] of [
    ['nginx', startNginx, 'nginx', 'nginx-light'],
    ['apache', startApache, 'apache2', 'apache2'],
  ]) {
    install(command, name);
    const dist = build(host);
    startServer(dist);
    const preview = PORTS.preview + Object.keys(PORTS).indexOf(host);
    const config = writeConfig(host);
    start('node', [
      cli,
      'preview',
      site,
      '-c',
      config,
      '--out-dir',
      dist,
      '--port',
      String(preview),
    ]);
    await Promise.all([ready(PORTS[host]), ready(preview)]);
    rmSync(config);
    const all = requests(dist);
    for (const request of all) await compare(request, { host, preview });
    console.log(`${host}: ${all.length} requests compared with preview`);
  }
} finally {
  for (const child of running) child.kill();
  rmSync(work, { recursive: true });
}
console.log(failures === 0 ? 'All answers agree.' : `${failures} answers differ.`);
process.exitCode = failures === 0 ? 0 : 1;
