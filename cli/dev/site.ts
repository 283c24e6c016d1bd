import { relative, sep } from 'node:path';
import type { Diagnostic } from '../model/diagnostic.ts';
import { DocsError } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { Page } from '../model/page.ts';
import { makePage, outputsOf, readPage, renewShared, settleLines } from '../pipeline/on-demand.ts';
import type { MadePage } from '../pipeline/on-demand.ts';
import type { SiteInput } from '../pipeline/site-input.ts';
import { sharesCode } from '../pipeline/stages/code.ts';
import type { DevBackend, DevChange, DevPage } from './backend.ts';
import { assetAt } from './assets.ts';
import { textOf } from './bytes.ts';
import { differences, goneFrom } from './differences.ts';
import { frameOf, isSiteCode, isThemeCode, readEdition, watchedPaths } from './edition.ts';
import type { Edition, LoadedInput } from './edition.ts';
import { createElsewhere } from './elsewhere.ts';
import type { Elsewhere } from './elsewhere.ts';

/** A site that is being written. */
export interface DevSite extends DevBackend {
  /** Absolute paths to watch. */
  readonly watched: () => readonly string[];
  /** Resolves when the rest of the site has been looked at for what the last changes made wrong there. */
  readonly settled: () => Promise<void>;
  /** Ends what goes on in the background. */
  readonly close: () => void;
  /** Takes notice of files that came, went or changed; absolute paths. Never throws for what people write. */
  readonly changed: (files: readonly string[]) => Promise<void>;
}

export interface DevSiteOptions {
  readonly first: LoadedInput;
  /** Loads the configuration anew. Throws a `DocsError` where that cannot be done. */
  readonly reload: () => Promise<LoadedInput>;
  /** Gives diagnostics the severities that the site asks for. */
  readonly judge: (diagnostics: readonly Diagnostic[], input: SiteInput) => readonly Diagnostic[];
  /** Told after each change what is wrong with the pages that changed, and with those that were read and point at them; `pages` counts both. */
  readonly onSaved?: (diagnostics: readonly Diagnostic[], pages: number) => void;
  /** Told of what is thrown while nobody waits for it: a bug. */
  readonly onError?: (error: unknown) => void;
}

/** Pages that one save may change: `check` is for more. */
const MOST_TOLD = 50;

/** A page that is made once for each edition, however often it is asked for. */
interface Making {
  readonly edition: Edition;
  readonly page: Promise<MadePage>;
}

/** The one thing here that changes: the edition, and what was made of it. */
interface Session extends DevSiteOptions {
  edition: Edition;
  /** Everything that served pages refer to, by address. Old files stay: open pages may still ask for them. */
  readonly assets: Map<string, OutputFile['bytes']>;
  /** The last making of each page that was asked for. */
  readonly made: Map<string, Making>;
  /** Why the configuration or the theme could not be read anew; the edition is then the last good one. */
  broken: readonly Diagnostic[];
  /** The theme's files changed since it was last loaded. */
  isThemeStale: boolean;
  readonly listeners: Set<(change: DevChange) => void>;
  readonly elsewhere: Elsewhere;
}

/** The site behind the dev server: names are known at once, pages are made when they are asked for. Throws if it cannot be opened the first time. */
export async function openDevSite(options: DevSiteOptions): Promise<DevSite> {
  const elsewhere = createElsewhere({
    edition: () => session.edition,
    changed: () => tell(session, siteFindings(session)),
    failed: (error) => isGone(error) || options.onError?.(error),
  });
  const session: Session = {
    ...options,
    elsewhere,
    edition: await readEdition(options.first),
    assets: new Map(),
    made: new Map(),
    broken: [],
    isThemeStale: false,
    listeners: new Set(),
  };
  elsewhere.configured();
  return {
    settled: elsewhere.idle,
    close: elsewhere.close,
    page: (path) => pageAt(session, path),
    asset: (path) => assetAt(session, path),
    subscribe: (listener) => {
      session.listeners.add(listener);
      listener(siteFindings(session));
      return () => void session.listeners.delete(listener);
    },
    frame: ({ file, range }) => (file && range ? frameOf(session.edition, file, range) : undefined),
    watched: () => watchedPaths(session.edition.loaded),
    changed: (files) =>
      files.some((file) => isSiteCode(session.edition.loaded, file))
        ? reload(session, files)
        : refresh(session, files).catch(ignoreGone),
  };
}

const tell = ({ listeners }: Session, change: DevChange) =>
  listeners.forEach((tellOne) => tellOne(change));

/** What is wrong with the site as a whole; what is wrong in a page's own file is told on that page. */
function siteFindings({ edition, broken, judge, elsewhere }: Session): DevChange {
  const pages = new Set([...edition.pages.values()].map(({ source }): string => source.file));
  const ofSite = edition.open.diagnostics.filter(({ file }) => !pages.has(file ?? ''));
  const found = judge([...ofSite, ...elsewhere.diagnostics()], edition.loaded.input);
  const diagnostics = [...broken, ...found];
  return { kind: 'diagnostics', diagnostics, ...(broken.length > 0 && { isStopped: true }) };
}

async function pageAt(session: Session, path: string): Promise<DevPage | undefined> {
  const frame = session.assets.get(`${path}index.html`);
  const { pages, loaded } = session.edition;
  const page =
    pages.get(path) ?? (frame ? undefined : pages.get(`${loaded.input.config.site.base}404/`));
  if (page) return make(session, path, page);
  return frame === undefined ? undefined : { status: 200, html: textOf(frame), diagnostics: [] };
}

function makeOnce({ edition, made }: Session, path: string, page: Page): Promise<MadePage> {
  const known = made.get(path);
  if (known?.edition === edition) return known.page;
  const { loaded, open, style, bundles } = edition;
  const making = makePage(loaded.input, open.value, { page, style, bundles }).catch(unmade);
  made.set(path, { edition, page: making });
  return making;
}

async function make(session: Session, path: string, page: Page): Promise<DevPage> {
  const { loaded, open } = session.edition;
  const { base } = loaded.input.config.site;
  const made = await makeOnce(session, path, page);
  const document = outputsOf(open.value.site, page).html;
  for (const file of made.files) {
    if (file.path !== document) session.assets.set(`${base}${file.path}`, file.bytes);
  }
  const html = made.files.find((file) => file.path === document);
  const own = open.diagnostics.filter(({ file }) => file === page.source.file);
  return {
    status: html ? (page.pathname === '/404/' ? 404 : 200) : 500,
    html: html ? settleLines(textOf(html.bytes)) : '',
    file: page.source.file,
    demoLines: made.demoLines,
    diagnostics: session.judge([...own, ...made.diagnostics], loaded.input),
  };
}

/** A page that cannot be made because the theme does not load, or because a file of it was just taken away. */
function unmade(error: unknown): MadePage {
  const diagnostics = error instanceof DocsError ? error.diagnostics : [];
  if (diagnostics.length === 0) ignoreGone(error);
  return { files: [], modules: {}, linked: new Set(), demoLines: new Map(), diagnostics };
}

/** A file that went away between looking and reading is told of next: it is looked at again then. */
function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The configuration, the navigation or the theme changed: everything is read anew. If that fails, the last good edition stays. */
async function reload(session: Session, files: readonly string[]): Promise<void> {
  const { loaded: before, shared } = session.edition;
  session.isThemeStale ||= files.some((file) => isThemeCode(before, file));
  try {
    const loaded = await session.reload();
    const isSameCode = !session.isThemeStale && sharesCode(loaded.input, before.input);
    session.edition = await readEdition(loaded, {
      shared: isSameCode ? shared : await renewShared(loaded.input, shared),
    });
    session.broken = [];
    session.isThemeStale = false;
    tell(session, siteFindings(session));
    tell(session, { kind: 'reload' });
    session.elsewhere.configured();
  } catch (error) {
    if (!(error instanceof DocsError)) return ignoreGone(error);
    session.broken = error.diagnostics;
    tell(session, siteFindings(session));
  }
}

/** Content changed: names are read anew, and the pages that read differently are told so. */
async function refresh(session: Session, files: readonly string[]): Promise<void> {
  const { loaded, open, shared, bundles } = session.edition;
  const isCodeSame = files.every((file) => file.endsWith('.md'));
  session.edition = await readEdition(loaded, { shared, ...(isCodeSame && { bundles }) });
  const paths = files.map((file) => relative(loaded.input.host.root, file).split(sep).join('/'));
  const changes = differences(open.value, session.edition.open.value, paths);
  tell(session, siteFindings(session));
  const pointing = await pointingAt(session, changes.pages);
  const touched = [...session.edition.pages].filter(
    ([path, { source }]) => changes.pages.has(source.file) || pointing.has(path),
  );
  if (changes.everything) tell(session, { kind: 'page', pathnames: 'all' });
  else {
    for (const [path, page] of touched) await remake(session, path, page);
    const pathnames = touched.map(([path]) => path);
    if (touched.length > 0) tell(session, { kind: 'page', pathnames });
  }
  if (changes.pages.size > MOST_TOLD) return;
  if (touched.length > 0 && touched.length <= MOST_TOLD) await tellSaved(session, touched);
  const gone = changes.everything ? goneFrom(open.value, session.edition.open.value) : [];
  session.elsewhere.saved([...changes.pages], gone);
}

/** What is wrong with pages; of those that nobody has read, their code is not made for it. */
async function tellSaved(session: Session, pages: readonly (readonly [string, Page])[]) {
  const { loaded, open } = session.edition;
  const found = await loaded.input.host.each(pages, async ([path, page]) => {
    if (session.made.has(path)) return (await make(session, path, page)).diagnostics;
    const own = open.diagnostics.filter(({ file }) => file === page.source.file);
    const { diagnostics } = await readPage(loaded.input, open.value.site, page);
    return session.judge([...own, ...diagnostics], loaded.input);
  });
  // Pages that stand in for translations have the same said.
  const different = new Map(found.flat().map((one) => [JSON.stringify(one), one]));
  const files = new Set(pages.map(([, { source }]) => source.file));
  session.onSaved?.([...different.values()], files.size);
}

/** Addresses of pages that were read and link to one of these files: their links may be right or wrong now. */
async function pointingAt({ made }: Session, files: ReadonlySet<string>): Promise<Set<string>> {
  const paths = await Promise.all(
    [...made].map(async ([path, { page }]) => {
      const { linked } = await page;
      return [...linked].some((file) => files.has(file)) ? [path] : [];
    }),
  );
  return new Set(paths.flat());
}

/** Demos of a page that is being read: those whose module is another one now are imported again. */
async function remake(session: Session, path: string, page: Page): Promise<void> {
  const before = (await session.made.get(path)?.page)?.modules ?? {};
  if (Object.keys(before).length === 0) return;
  await make(session, path, page);
  const { modules } = await makeOnce(session, path, page);
  for (const [name, module] of Object.entries(modules)) {
    if (before[name] === undefined || before[name] === module) continue;
    tell(session, { kind: 'demo', pathname: path, module, names: [name] });
  }
}
