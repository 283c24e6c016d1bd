import type { DevChange, DevPage } from '../channel.ts';
import { PAGES_NAME, pagesFiles } from '../../finish/files.ts';
import { readFile } from 'node:fs/promises';
import { DEV_PATHS } from '../../../runtime/contract/dev.ts';
import { DocsError, type Diagnostic } from '../../model/diagnostic.ts';
import { decodeBytes, type OutputFile } from '../../model/code/assets.ts';
import { isMissingFile } from '../../model/files.ts';
import type { Page } from '../../model/page.ts';
import { htmlPathOf, servedPath, underBase, WORKER_SCRIPT } from '../../model/paths.ts';
import { resolveLink } from '../../model/links.ts';
import { contentKey } from '../../model/site.ts';
import { compilePage } from '../../pipeline/compile-pages.ts';
import type { StoredPage } from '../../pipeline/make-page.ts';
import { renderPage } from '../../pipeline/render-page.ts';
import { makeSiteContext } from '../../pipeline/site-context.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import { applyLineMarkers } from '../../render/html/document.ts';
import { outputsOf } from '../../render/view/addresses.ts';
import { bundlePage, dropOldest, setRecent } from './page-code.ts';
import { pageAtAddress, type Snapshot } from './snapshot.ts';

interface MadePage {
  /** The document and everything it refers to, as in a build. Empty if the page cannot be made. */
  readonly files: readonly OutputFile[];
  /** Addresses of browser modules by island. */
  readonly modules: Readonly<Record<string, string>>;
  /** Files beside the page to which it refers. Their addresses have a hash, unless they are missing. */
  readonly assetFiles: ReadonlySet<string>;
  /** Lines that show a demo, by each file of the demo. */
  readonly demoLines: ReadonlyMap<string, number>;
  /** Findings in the page's text, which the site check also reports. */
  readonly textDiagnostics: readonly Diagnostic[];
  /** Findings of bundling and rendering the page. */
  readonly codeDiagnostics: readonly Diagnostic[];
}

const NOT_MADE: MadePage = {
  files: [],
  modules: {},
  assetFiles: new Set(),
  demoLines: new Map(),
  textDiagnostics: [],
  codeDiagnostics: [],
};

interface PageEntry {
  readonly snapshot: Snapshot['id'];
  readonly page: Promise<MadePage>;
  /** Addresses of the page's files, except its document. Empty until the page is served. */
  readonly addresses: Set<string>;
}

/** Maximum number of cached pages. Other pages are rebuilt on request. */
const MAX_MADE = 200;

/** Maximum size of files that only earlier versions of pages refer to. */
const OLD_ASSETS_BYTES = 32 * 2 ** 20;

export interface ServedPages {
  readonly snapshot: Snapshot;
  /** Files of served pages by address. Open pages may still request files of earlier versions. */
  readonly assets: Map<string, OutputFile['bytes']>;
  /** Recently requested pages by address. */
  readonly made: Map<string, PageEntry>;
  /** Findings of bundling and rendering pages, by address. Pages without findings are absent. */
  readonly codeFindings: Map<string, readonly Diagnostic[]>;
  /** Applies the severities and the suppressions of the site. */
  readonly applyCriteria: (
    diagnostics: readonly Diagnostic[],
    input: SiteInput,
  ) => readonly Diagnostic[];
}

/** Serves the page at an address, otherwise a frame of a page or the 404 page. */
export async function pageAt(served: ServedPages, path: string): Promise<DevPage | undefined> {
  const { names, loaded } = served.snapshot;
  const { base } = loaded.input.config.site;
  const address = toServedAddress(served, path);
  const frame = served.assets.get(base + htmlPathOf(`/${address.slice(base.length)}`));
  if (names.addresses.has(path)) return servePage(served, path);
  if (frame === undefined) return servePage(served, `${base}404/`);
  return { status: 200, html: decodeBytes(frame), diagnostics: [], address };
}

/** Returns the address at which a page is served, which may lack the final slash of its path. */
function toServedAddress({ snapshot }: ServedPages, path: string): string {
  const { site, trailingSlash } = snapshot.loaded.input.config;
  return underBase(site.base, servedPath(`/${path.slice(site.base.length)}`, trailingSlash));
}

/** Makes a page unless it is up to date, and stores its files and findings. */
export async function servePage(served: ServedPages, path: string): Promise<DevPage | undefined> {
  const { loaded, open } = served.snapshot;
  const page = pageAtAddress(served.snapshot, path);
  if (!page) return undefined;
  const { base } = loaded.input.config.site;
  const entry = makeOnce(served, path, page);
  const builtPage = await entry.page;
  const document = outputsOf(open.value.site, page).html;
  for (const file of builtPage.files) {
    if (file.path === document) continue;
    entry.addresses.add(base + file.path);
    setRecent(served.assets, base + file.path, file.bytes);
  }
  forgetOldAssets(served);
  const html = builtPage.files.find((file) => file.path === document);
  const codeFindings = served.applyCriteria(builtPage.codeDiagnostics, loaded.input);
  if (codeFindings.length > 0) served.codeFindings.set(path, codeFindings);
  else served.codeFindings.delete(path);
  const ofFile = open.diagnostics.filter(({ file }) => file === page.source.file);
  return {
    status: html ? (page.pathname === '/404/' ? 404 : 200) : 500,
    html: html ? applyLineMarkers(decodeBytes(html.bytes)) : '',
    file: page.source.file,
    demoLines: builtPage.demoLines,
    address: toServedAddress(served, path),
    diagnostics: [
      ...served.applyCriteria([...ofFile, ...builtPage.textDiagnostics], loaded.input),
      ...codeFindings,
    ],
  };
}

function makeOnce({ snapshot, made }: ServedPages, path: string, page: Page): PageEntry {
  const known = made.get(path);
  if (known?.snapshot === snapshot.id) return known;
  const making = makePage(snapshot, page).catch((error: unknown) => {
    const isOfSite = error instanceof DocsError && error.failure !== 'machine';
    // The next request tries again: the cause may be temporary, such as too many open files.
    if (!isOfSite && made.get(path)?.page === making) made.delete(path);
    return notMade(error);
  });
  const entry = { snapshot: snapshot.id, page: making, addresses: new Set<string>() };
  setRecent(made, path, entry);
  dropOldest(made, MAX_MADE);
  return entry;
}

async function makePage(snapshot: Snapshot, page: Page): Promise<MadePage> {
  const { loaded, open, compile } = snapshot;
  const { input } = loaded;
  const { site } = open.value;
  if (compile.diagnostics.length > 0) return { ...NOT_MADE, codeDiagnostics: compile.diagnostics };
  const { value: stored, diagnostics } = await compilePage(input, page, compile.value);
  if (!stored) return { ...NOT_MADE, textDiagnostics: diagnostics };
  const code = await bundlePage(input, page, snapshot);
  const context = await makeSiteContext(input, site, { pages: [stored], assets: code.value });
  const rendered = await renderPage(input, stored, context);
  const targets = stored.facts.references.map(({ href }) => resolveLink(site, page, href));
  return {
    files: [...code.value.files, ...context.files, ...rendered.value],
    modules: code.value.pages.get(contentKey(page))?.client ?? {},
    assetFiles: new Set(
      targets.flatMap((target) => {
        if (target.kind === 'missing') return [target.path];
        return target.kind === 'asset' ? [target.file] : [];
      }),
    ),
    demoLines: demoLinesOf(stored),
    textDiagnostics: diagnostics,
    codeDiagnostics: [...code.diagnostics, ...rendered.diagnostics],
  };
}

/** Returns the lines that show the files of demos. A file of several demos gets the first line. */
function demoLinesOf({ page, facts }: StoredPage): Map<string, number> {
  const lines = new Map(facts.demos.map(({ demo, range }) => [demo, range.start.line]));
  const shown = page.demos.flatMap(({ id, variants }) => {
    const line = lines.get(id);
    const files = line === undefined ? [] : variants.flatMap((variant) => variant.files);
    return files.map((file): [string, number] => [file, line ?? 1]);
  });
  return new Map(shown.toReversed());
}

/** Returns an empty page if the theme does not load or a file was deleted. Otherwise rethrows. */
function notMade(error: unknown): MadePage {
  if (error instanceof DocsError) return { ...NOT_MADE, codeDiagnostics: error.diagnostics };
  // The deletion causes the work to be repeated.
  if (isMissingFile(error)) return NOT_MADE;
  throw error;
}

/** Drops the oldest files to which no cached page refers, until the limit is met. */
function forgetOldAssets({ assets, made }: ServedPages): void {
  const needed = new Set([...made.values()].flatMap(({ addresses }) => [...addresses]));
  const old = [...assets].filter(([address]) => !needed.has(address));
  let excess = old.reduce((sum, [, { length }]) => sum + length, -OLD_ASSETS_BYTES);
  for (const [address, { length }] of old) {
    if (excess <= 0) return;
    assets.delete(address);
    excess -= length;
  }
}

/** Rebuilds a requested page, and returns changes for its demos with changed modules. */
export async function changedDemos(served: ServedPages, path: string): Promise<DevChange[]> {
  const before = (await served.made.get(path)?.page)?.modules ?? {};
  await servePage(served, path);
  const after = (await served.made.get(path)?.page)?.modules ?? {};
  return Object.entries(after)
    .filter(([name, module]) => before[name] !== undefined && before[name] !== module)
    .map(([name, module]) => ({ kind: 'demo', pathname: path, module, names: [name] }));
}

/** Whether a requested page refers to one of these files, or would if it existed. */
export async function pageRefersTo(
  { made }: ServedPages,
  path: string,
  files: ReadonlySet<string>,
): Promise<boolean> {
  const { assetFiles = new Set<string>() } = (await made.get(path)?.page) ?? {};
  return [...assetFiles].some((file) => files.has(file));
}

/** Serves a file that is not a page. Undefined for any other address. */
export async function assetAt(
  { snapshot, assets }: ServedPages,
  path: string,
): Promise<{ readonly bytes: Uint8Array } | undefined> {
  const { loaded, open } = snapshot;
  const { config, host, runtime } = loaded.input;
  if (path === DEV_PATHS.client) return { bytes: await readFile(runtime.devClient) };
  // Replace the service worker of a built site that was served here, which would answer requests.
  if (path === config.site.base + WORKER_SCRIPT)
    return { bytes: await readFile(runtime.workerKill) };
  const file = open.value.site.publicFiles.get(`/${path.slice(config.site.base.length)}`);
  if (file !== undefined) return { bytes: await host.files.read(file) };
  if (path.endsWith(`/${PAGES_NAME}`)) {
    const lists = pagesFiles(open.value.site);
    const list = lists.find((one) => path === config.site.base + one.path);
    if (list) return { bytes: encodeBytes(list.bytes) };
  }
  const bytes = path.endsWith('/index.html') ? undefined : assets.get(path);
  return bytes === undefined ? undefined : { bytes: encodeBytes(bytes) };
}

const encodeBytes = (bytes: OutputFile['bytes']): Uint8Array =>
  typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
