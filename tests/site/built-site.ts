import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveDirectory } from '../../cli/dev/static-server.ts';

/** A built site that is being served with the headers it asks for. */
export interface BuiltSite {
  /** Absolute folder of the output. */
  readonly directory: string;
  /** `http://localhost:40123`, without a slash at the end. */
  readonly origin: string;
  /** Output paths of all files, sorted, `/` separators. */
  readonly files: readonly string[];
  /** Addresses of all documents as readers see them: `/material-ui/react-button/`, `/404.html`. Frames of demos are not among them. */
  readonly pages: readonly string[];
  readonly close: () => Promise<void>;
}

const filesUnder = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/** Serves a folder that holds a built site. */
export async function serveBuilt(directory: string): Promise<BuiltSite> {
  const server = await serveDirectory({ directory, port: 0 });
  const files = filesUnder(directory);
  return {
    directory,
    origin: server.url.replace(/\/$/, ''),
    files,
    pages: files
      .filter((path) => path.endsWith('.html') && !path.startsWith('_demos/'))
      .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`),
    close: () => server.close(),
  };
}

/** Builds a site with the real command, into a folder that goes when the site is closed. */
export async function buildFrom(root: string): Promise<BuiltSite> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-site-')));
  const directory = join(folder, 'dist');
  const args = ['build/cli.mjs', 'build', '--root', root, '--out-dir', directory];
  await promisify(execFile)(process.execPath, args);
  const site = await serveBuilt(directory);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Builds this repository's site. The cache makes all but the first build quick. */
export const buildThisSite = () => buildFrom('.');

/** Builds a site of one page, `/`, in the look that comes with the engine. */
export async function buildOnePage(markdown: string): Promise<BuiltSite> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-build-page-')));
  mkdirSync(join(root, 'content'));
  const config = "export default { site: { url: 'https://docs.example.com', name: 'Field' } };\n";
  writeFileSync(join(root, 'docs.config.mjs'), config);
  writeFileSync(join(root, 'content/index.md'), markdown);
  const site = await buildFrom(root);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
