import type { Diagnostic } from '../../model/diagnostic.ts';
import { DocsError } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/assets.ts';
import type { Page } from '../../model/page.ts';
import { makePage, outputsOf, readPage, settleLines } from '../../pipeline/on-demand.ts';
import type { MadePage } from '../../pipeline/on-demand.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import type { DevChange, DevPage } from '../channel.ts';
import { textOf } from './bytes.ts';
import type { Edition } from './edition.ts';

/** A page that is made once for each edition, however often it is requested. */
interface Making {
  readonly edition: Edition['id'];
  readonly page: Promise<MadePage>;
  /** Addresses of its files besides its document. */
  readonly addresses: ReadonlySet<string>;
}

/** Pages that are kept as they were made last; others are made again when they are requested. */
const MOST_MADE = 200;

/** Limit for files that only earlier versions of pages refer to. */
const OLD_ASSETS_BYTES = 32 * 2 ** 20;

/** Pages as they were asked for. */
export interface ServedPages {
  readonly edition: Edition;
  /** Files that served pages refer to, by address; those of earlier versions too, since open pages may still request them. */
  readonly assets: Map<string, OutputFile['bytes']>;
  /** The last making of the pages that were requested last, by address. */
  readonly made: Map<string, Making>;
  /** Findings of pages, by address; pages without findings are absent. */
  readonly found: Map<string, readonly Diagnostic[]>;
  /** Gives diagnostics the severities that the site asks for. */
  readonly judge: (diagnostics: readonly Diagnostic[], input: SiteInput) => readonly Diagnostic[];
}

/** The page at an address, the one for wrong addresses where there is none, or a frame that a page shows. */
export async function pageAt(served: ServedPages, path: string): Promise<DevPage | undefined> {
  const frame = served.assets.get(`${path}index.html`);
  const { pages, loaded } = served.edition;
  const isPage = pages.has(path) || frame !== undefined;
  const address = isPage ? path : `${loaded.input.config.site.base}404/`;
  const page = pages.get(address);
  if (page) return make(served, address, page);
  return frame === undefined ? undefined : { status: 200, html: textOf(frame), diagnostics: [] };
}

function makeOnce({ edition, made }: ServedPages, path: string, page: Page): Promise<MadePage> {
  const known = made.get(path);
  if (known?.edition === edition.id) return known.page;
  const { loaded, open, style, bundles } = edition;
  const making = makePage(loaded.input, open.value, { page, style, bundles }).catch(unmade);
  setRecent(made, path, { edition: edition.id, page: making, addresses: new Set<string>() });
  for (const [oldest] of made) {
    if (made.size <= MOST_MADE) break;
    made.delete(oldest);
  }
  return making;
}

/** Puts an entry at the end of a map, which is in the order of use. */
function setRecent<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
}

async function make(served: ServedPages, path: string, page: Page): Promise<DevPage> {
  const { loaded, open } = served.edition;
  const { base } = loaded.input.config.site;
  const made = await makeOnce(served, path, page);
  const document = outputsOf(open.value.site, page).html;
  const addresses = new Set<string>();
  for (const file of made.files) {
    if (file.path === document) continue;
    addresses.add(`${base}${file.path}`);
    setRecent(served.assets, `${base}${file.path}`, file.bytes);
  }
  const making = served.made.get(path);
  if (making) served.made.set(path, { ...making, addresses });
  forgetOldAssets(served);
  const html = made.files.find((file) => file.path === document);
  const diagnostics = served.judge([...ownOf(open, page), ...made.diagnostics], loaded.input);
  noteFindings(served, path, diagnostics);
  return {
    status: html ? (page.pathname === '/404/' ? 404 : 200) : 500,
    html: html ? settleLines(textOf(html.bytes)) : '',
    file: page.source.file,
    demoLines: made.demoLines,
    diagnostics,
  };
}

function noteFindings({ found }: ServedPages, path: string, diagnostics: readonly Diagnostic[]) {
  if (diagnostics.length > 0) found.set(path, diagnostics);
  else found.delete(path);
}

/** Forgets the oldest files that no page refers to any more, as far as they exceed a limit. */
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

/** What is known to be wrong with a page before it is made. */
const ownOf = ({ diagnostics }: Edition['open'], { source }: Page) =>
  diagnostics.filter(({ file }) => file === source.file);

/** Judges a page. The code of a page that was not requested is not made for this. */
export async function judgePage(served: ServedPages, path: string, page: Page): Promise<void> {
  if (served.made.has(path)) return void (await make(served, path, page));
  const { loaded, open } = served.edition;
  const { diagnostics } = await readPage(loaded.input, open.value.site, page).catch(unmade);
  noteFindings(served, path, served.judge([...ownOf(open, page), ...diagnostics], loaded.input));
}

/** Addresses of pages that were read and point at one of these files: what they say of it may be right or wrong now. */
export async function pointingAt(
  { made }: ServedPages,
  files: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const paths = await Promise.all(
    [...made].map(async ([path, { page }]) => {
      const { linked } = await page;
      return [...linked].some((file) => files.has(file)) ? [path] : [];
    }),
  );
  return new Set(paths.flat());
}

/** Demos of a page that is being read whose module is another one now. */
export async function changedDemos(
  served: ServedPages,
  path: string,
  page: Page,
): Promise<DevChange[]> {
  const before = (await served.made.get(path)?.page)?.modules ?? {};
  if (Object.keys(before).length === 0) return [];
  await make(served, path, page);
  const { modules } = await makeOnce(served, path, page);
  return Object.entries(modules)
    .filter(([name, module]) => before[name] !== undefined && before[name] !== module)
    .map(([name, module]) => ({ kind: 'demo', pathname: path, module, names: [name] }));
}

/** A page that cannot be made because the theme does not load, or because a file of it was just taken away. */
function unmade(error: unknown): MadePage {
  const diagnostics = error instanceof DocsError ? error.diagnostics : [];
  if (diagnostics.length === 0) ignoreGone(error);
  return { files: [], modules: {}, linked: new Set(), demoLines: new Map(), diagnostics };
}

/** A file that went away between looking and reading is told of next: it is looked at again then. */
export function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/** Whether something failed because a file went away. */
export const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
