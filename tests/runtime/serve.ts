import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { configureRuntime, serviceConstants } from '../../cli/bundle/runtime.ts';
import { contentTypeOf } from '../../cli/dev/http.ts';
import type { SiteServices } from '../../runtime/contract/services.ts';
import { findEngine } from '../../cli/engine.ts';

/**
 * Files by path: `/` is the page; the extension sets the type of others. Values may be replaced
 * while the server runs.
 */
export type Files = Map<string, string>;

/** Serves the files on a free port. Answers 404 for unknown paths. */
export async function serve(files: Files) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    // Browsers request it by themselves.
    const text = path === '/favicon.ico' ? '' : files.get(path);
    response.writeHead(text === undefined ? 404 : 200, {
      'Content-Type': contentTypeOf(path.endsWith('/') ? 'index.html' : path),
      'Cache-Control': 'no-store',
    });
    response.end(text ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A site without services. */
export const NO_SERVICES: SiteServices = {
  ads: false,
  analytics: false,
  asksConsent: false,
  serviceWorker: false,
  search: false,
};

/** Constants of the pages of this server. */
const CONSTANTS = { storagePrefix: 't', codeStyles: [], announcement: '' } as const;

/**
 * Returns the runtime of a built site with these services: `/entry.js` and the scripts that it
 * loads on demand, `/init.js` and `/sidebar-init.js`.
 */
export async function runtimeScripts(
  services: SiteServices = NO_SERVICES,
  hasSchemeAttributes = false,
): Promise<Files> {
  const options = { constants: CONSTANTS, services, hasSchemeAttributes };
  const made = await configureRuntime(findEngine().runtime, options);
  const files = made.files.map(({ name, bytes }) => [`/${name}`, String(bytes)] as const);
  return new Map([
    ...files,
    ['/init.js', made.headScript],
    ['/sidebar-init.js', made.sidebarScript],
  ]);
}

const SERVICE_DEFINES = Object.fromEntries(
  Object.entries(serviceConstants(NO_SERVICES)).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]),
);

/** Bundles a browser script from a module of the repository, or from `code`. */
export async function bundle(
  from: { readonly file: string } | { readonly code: string },
  options: { readonly format?: 'esm' | 'iife'; readonly define?: Record<string, string> } = {},
): Promise<string> {
  const { format = 'esm', define = {} } = options;
  const input =
    'file' in from
      ? { entryPoints: [from.file] }
      : { stdin: { contents: from.code, resolveDir: process.cwd(), loader: 'tsx' as const } };
  const result = await build({
    ...input,
    bundle: true,
    write: false,
    format,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...SERVICE_DEFINES,
      __STORAGE_PREFIX__: JSON.stringify(CONSTANTS.storagePrefix),
      ...define,
    },
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text;
}
