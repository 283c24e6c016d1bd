import type { Diagnostic } from '../../model/diagnostic.ts';
import { DocsError } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Page } from '../../model/page.ts';
import { makePage, outputsOf, readPage, settleLines } from '../../pipeline/on-demand.ts';
import type { MadePage } from '../../pipeline/on-demand.ts';
import type { SiteInput } from '../../pipeline/site-input.ts';
import type { DevChange, DevPage } from '../backend.ts';
import { textOf } from './bytes.ts';
import type { Edition } from './edition.ts';

/** A page that is made once for each edition, however often it is asked for. */
interface Making {
  readonly edition: Edition;
  readonly page: Promise<MadePage>;
}

/** Pages as they were asked for. */
export interface ServedPages {
  readonly edition: Edition;
  /** Everything that served pages refer to, by address. Old files stay: open pages may still ask for them. */
  readonly assets: Map<string, OutputFile['bytes']>;
  /** The last making of each page that was asked for. */
  readonly made: Map<string, Making>;
  /** Gives diagnostics the severities that the site asks for. */
  readonly judge: (diagnostics: readonly Diagnostic[], input: SiteInput) => readonly Diagnostic[];
}

/** The page at an address, the one for wrong addresses where there is none, or a frame that a page shows. */
export async function pageAt(served: ServedPages, path: string): Promise<DevPage | undefined> {
  const frame = served.assets.get(`${path}index.html`);
  const { pages, loaded } = served.edition;
  const page =
    pages.get(path) ?? (frame ? undefined : pages.get(`${loaded.input.config.site.base}404/`));
  if (page) return make(served, path, page);
  return frame === undefined ? undefined : { status: 200, html: textOf(frame), diagnostics: [] };
}

function makeOnce({ edition, made }: ServedPages, path: string, page: Page): Promise<MadePage> {
  const known = made.get(path);
  if (known?.edition === edition) return known.page;
  const { loaded, open, style, bundles } = edition;
  const making = makePage(loaded.input, open.value, { page, style, bundles }).catch(unmade);
  made.set(path, { edition, page: making });
  return making;
}

async function make(served: ServedPages, path: string, page: Page): Promise<DevPage> {
  const { loaded, open } = served.edition;
  const { base } = loaded.input.config.site;
  const made = await makeOnce(served, path, page);
  const document = outputsOf(open.value.site, page).html;
  for (const file of made.files) {
    if (file.path !== document) served.assets.set(`${base}${file.path}`, file.bytes);
  }
  const html = made.files.find((file) => file.path === document);
  return {
    status: html ? (page.pathname === '/404/' ? 404 : 200) : 500,
    html: html ? settleLines(textOf(html.bytes)) : '',
    file: page.source.file,
    demoLines: made.demoLines,
    diagnostics: served.judge([...ownOf(open, page), ...made.diagnostics], loaded.input),
  };
}

/** What is known to be wrong with a page before it is made. */
const ownOf = ({ diagnostics }: Edition['open'], { source }: Page) =>
  diagnostics.filter(({ file }) => file === source.file);

/** What is wrong with a page. Of one that nobody has read, the code is not made for it. */
export async function findingsOf(
  served: ServedPages,
  path: string,
  page: Page,
): Promise<readonly Diagnostic[]> {
  if (served.made.has(path)) return (await make(served, path, page)).diagnostics;
  const { loaded, open } = served.edition;
  const { diagnostics } = await readPage(loaded.input, open.value.site, page);
  return served.judge([...ownOf(open, page), ...diagnostics], loaded.input);
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
