import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { execPath, platform } from 'node:process';
import { promisify } from 'node:util';
import type { SiteConfig } from '../../config/schema.ts';
import { filesBelow } from '../../disk/files.ts';
import { OUTPUT_MARKER } from '../../emit/target.ts';
import { findEngine, installedFolder } from '../../engine.ts';
import { pagePaths } from '../../finish/files.ts';
import type { OutputFile } from '../../model/code/assets.ts';
import { DocsError } from '../../model/diagnostic.ts';
import { isInside, withParents } from '../../model/files.ts';
import { parseHeaders, parseRedirects } from '../../model/hosting.ts';
import { CACHE_FOLDER, toOutputPath } from '../../model/paths.ts';
import { startOpening } from '../../pipeline/open-site.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { readVersionPages } from '../../pipeline/site-context.ts';
import { report } from '../../report/catalogue.ts';
import type { Terminal } from '../output/terminal.ts';

type Versions = SiteConfig['versions'];

interface RefVersion {
  readonly text: string;
  readonly ref: string;
  /** Path below the base of the site: `/v6/`. */
  readonly path: string;
}

/** A checked out version in the cache. All paths are absolute. */
interface Checkout {
  readonly version: RefVersion;
  readonly root: string;
  readonly outDir: string;
}

/** Folder of all versions, relative to the root of the site. */
const VERSIONS = join(CACHE_FOLDER, 'versions');

const run = promisify(execFile);

/**
 * Builds the versions that have a Git ref, each in a cached copy of the repository. Returns all
 * versions with their pages, and the output files and host rules of the built versions.
 */
export async function buildVersions(input: SiteInput, terminal: Terminal) {
  const { versions } = input.config;
  const wanted = refVersions(input);
  const checkouts: Checkout[] = [];
  for (const version of wanted) checkouts.push(await checkOut(version, input, terminal));
  await removeOthers(join(input.host.root, VERSIONS), checkouts);
  const checkoutOf = ({ text }: Versions[number]) =>
    checkouts.find(({ version }) => version.text === text);
  // Paths of files are relative to this site, not to that of another version.
  const others = await Promise.all(
    versions.map(async (version) => {
      if (version.current || checkoutOf(version)) return { ...version, pages: [] };
      return { ...version, pages: [...((await readVersionPages(input, version)) ?? [])] };
    }),
  );
  // The pages of a commit never change, so a version with output is not built again.
  for (const checkout of checkouts) {
    if (!existsSync(join(checkout.outDir, 'versions.json')))
      await buildVersion(checkout, others, input);
  }
  const opening = startOpening(input);
  const listed = await Promise.all(
    others.map(async (version) => {
      const built = checkoutOf(version);
      if (built) return { ...version, pages: await pagesIn(built) };
      if (!version.current) return version;
      return { ...version, pages: pagePaths((await opening.whole).value.site) };
    }),
  );
  for (const checkout of checkouts) await buildVersion(checkout, listed, input);
  const rules = await Promise.all(
    checkouts.map((checkout) => hostRulesOf(checkout, input.config.site.base)),
  );
  return { versions: listed, files: versionFiles(checkouts), rules, opening };
}

/** Returns the versions to build. Throws a `DocsError` without any or without a current one. */
function refVersions({ config, locateKey }: SiteInput): RefVersion[] {
  const wanted = config.versions.flatMap(({ text, ref, path }) =>
    ref !== undefined && path !== undefined && path !== '/' ? [{ text, ref, path }] : [],
  );
  const hasAll = config.versions.every(({ ref, path }) => ref === undefined || path !== undefined);
  if (wanted.length > 0 && hasAll && config.versions.some(({ current }) => current)) return wanted;
  const values = {
    key: 'versions',
    reason: 'build --versions needs versions with ref and path, and the current version',
    hint: "Write { text: 'v7', path: '/', current: true } and { text: 'v6', path: '/v6/', ref: 'v6.x' }.",
  };
  throw new DocsError(report('config/invalid', locateKey(['versions']), values));
}

async function pagesIn({ outDir }: Checkout): Promise<readonly string[]> {
  const text = await readFile(join(outDir, 'versions.json'), 'utf8');
  return (JSON.parse(text) as { readonly pages: readonly string[] }).pages;
}

async function removeOthers(cache: string, checkouts: readonly Checkout[]): Promise<void> {
  const used = new Set(checkouts.map(({ outDir }) => dirname(outDir)));
  const folders = (await readdir(cache)).map((name) => join(cache, name));
  const unused = folders.filter((folder) => !used.has(folder));
  await Promise.all(unused.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Copies the repository at the ref and installs its packages, unless the cache has the commit. */
async function checkOut(
  version: RefVersion,
  { host: { root } }: SiteInput,
  terminal: Terminal,
): Promise<Checkout> {
  const { ref } = version;
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  const top = await git('rev-parse', '--show-toplevel').catch(() => {
    throw new DocsError(report('git/no-repository:versions', undefined, { root }));
  });
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new DocsError(report('git/unknown-ref:versions', undefined, { ref }));
  });
  const folder = join(root, VERSIONS, commit);
  const repository = join(folder, 'repository');
  if (!existsSync(repository)) {
    const temporary = `${repository}.new`;
    await rm(temporary, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await git('clone', '--quiet', '--shared', '--no-checkout', top, temporary);
    await run('git', ['checkout', '--quiet', '--detach', commit], { cwd: temporary });
    await rename(temporary, repository);
  }
  const siteRoot = join(repository, relative(top, root));
  const folders = withParents(siteRoot).filter((path) => isInside(path, repository));
  const packages = folders.find((path) => existsSync(join(path, 'package-lock.json')));
  if (packages !== undefined) await install(packages, version, terminal);
  return { version, root: siteRoot, outDir: join(folder, 'dist') };
}

async function install(
  folder: string,
  { text, ref }: RefVersion,
  terminal: Terminal,
): Promise<void> {
  // npm writes the list of installed packages last.
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (existsSync(list)) return;
  terminal.err(`Installing the packages of ${text} (${ref}) with npm ci --ignore-scripts\n`);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', args, { cwd: folder, shell: platform === 'win32' }).catch(() => {
    throw new DocsError(report('git/version-not-built:install', undefined, { text, folder }));
  });
  // npm writes no list if there are no packages.
  await mkdir(dirname(list), { recursive: true });
  await appendFile(list, '');
}

/** Builds a version with the docs-build that it installs, otherwise with this one. */
async function buildVersion(
  { version, root, outDir }: Checkout,
  versions: Versions,
  { config: { site, trailingSlash } }: SiteInput,
): Promise<void> {
  const list = versions.map((other) => ({ ...other, current: other.text === version.text }));
  const listFile = `${outDir}.versions.json`;
  await writeFile(listFile, JSON.stringify({ versions: list, trailingSlash }));
  const engine = installedFolder('docs-build', [root]) ?? findEngine().root;
  const argv = [
    ...[join(engine, 'build', 'cli.mjs'), 'build', root, '--out-dir', outDir],
    ...['--base', site.base + version.path.slice(1), '--version-list', listFile],
    ...['--log-level', 'error', '--no-color'],
  ];
  await run(execPath, argv).catch((error: { readonly stderr?: string }) => {
    const { text, ref } = version;
    const reason = error.stderr?.trim() ?? '';
    throw new DocsError(report('git/version-not-built', undefined, { text, ref, reason }));
  });
}

/** Files that hosts read at the root of a site only. */
const ROOT_FILES = [OUTPUT_MARKER, '_headers', '_redirects'];

async function hostRulesOf(built: Checkout, base: string) {
  const root = base + built.version.path.slice(1);
  const read = (name: string) => readFile(join(built.outDir, name), 'utf8').catch(() => '');
  return {
    headers: parseHeaders(await read('_headers')),
    redirects: parseRedirects(await read('_redirects')),
    pages: (await pagesIn(built)).map((page) => root + encodeURI(page.slice(1))),
    prefix: built.version.path.replace(/\/$/, ''),
  };
}

async function* versionFiles(checkouts: readonly Checkout[]): AsyncGenerator<OutputFile> {
  for (const { version, outDir } of checkouts) {
    for (const path of filesBelow(outDir)) {
      if (ROOT_FILES.includes(path)) continue;
      const file = join(outDir, path);
      yield { path: toOutputPath(version.path.slice(1) + path), bytes: await readFile(file) };
    }
  }
}
