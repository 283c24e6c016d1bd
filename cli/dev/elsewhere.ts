import type { Diagnostic } from '../model/diagnostic.ts';
import { hasFile } from '../model/page.ts';
import type { Page } from '../model/page.ts';
import {
  checkLinksTo,
  checkNamedHeadings,
  offersOf,
  pagesNamedWithHeading,
  pagesNaming,
} from '../pipeline/on-demand.ts';
import type { Edition } from './edition.ts';
import { createBatches } from './tree/batches.ts';

/** What saves have made wrong on other pages, looked for when what was saved has been told. */
export interface Elsewhere {
  /** Links of other pages to those that were saved, and headings that the configuration names. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** Pages were saved, moved or taken away. Returns at once. */
  readonly saved: (files: readonly string[], gone: readonly string[]) => void;
  /** The configuration was read. Returns at once. */
  readonly configured: () => void;
  /** Resolves when everything that was asked for has been looked at. */
  readonly idle: () => Promise<void>;
  /** Nothing is told from now on. */
  readonly close: () => void;
}

/** What looking elsewhere needs of the site. */
export interface ElsewhereOptions {
  readonly edition: () => Edition;
  /** Told when something else is wrong than before. */
  readonly changed: () => void;
  readonly failed: (error: unknown) => void;
}

/** Stands for the configuration among files. */
const CONFIGURATION = '';

interface State {
  /** Of each page that was saved, by its file. */
  readonly offers: Map<string, string>;
  /** Pathnames and files of pages that are no more. */
  readonly gone: Set<string>;
  links: readonly Diagnostic[];
  named: readonly Diagnostic[];
  isClosed: boolean;
}

/** Looks at the rest of the site in the background: one thing at a time, so that a save need not wait. */
export function createElsewhere({ edition, changed, failed }: ElsewhereOptions): Elsewhere {
  const state: State = {
    offers: new Map(),
    gone: new Set(),
    links: [],
    named: [],
    isClosed: false,
  };
  const all = () => [...state.links, ...state.named];
  // What it works with may be closed under it.
  const fail = (error: unknown) => state.isClosed || failed(error);
  const batches = createBatches(async (files) => {
    const before = JSON.stringify(all());
    await lookAt(files, edition(), state);
    if (!state.isClosed && JSON.stringify(all()) !== before) changed();
  }, fail);
  return {
    diagnostics: all,
    saved(files, gone) {
      for (const path of gone) state.gone.add(path);
      batches.add([...files, ...gone]);
    },
    configured: () => batches.add([CONFIGURATION]),
    idle: batches.idle,
    close() {
      state.isClosed = true;
      void batches.stop();
    },
  };
}

async function lookAt(files: readonly string[], edition: Edition, state: State): Promise<void> {
  const { input } = edition.loaded;
  const open = edition.open.value;
  const isSaved = ({ source }: Page) => files.includes(source.file);
  if (files.includes(CONFIGURATION) || pagesNamedWithHeading(input, open).some(isSaved))
    state.named = await checkNamedHeadings(input, open);
  const saved = open.site.pages.filter((page) => hasFile(page) && isSaved(page));
  const gone = new Set(files.filter((file) => state.gone.has(file)));
  const changed = await newOffers(saved, edition, state.offers);
  const naming =
    changed.size + gone.size > 0
      ? await pagesNaming(input, open.site, { files: changed, gone })
      : [];
  const wrong = new Set(state.links.map(({ file }) => file));
  const known = open.site.pages.filter((page) => wrong.has(page.source.file));
  const readers = [...new Set([...naming, ...saved, ...known])];
  const targets = { files: new Set(state.offers.keys()), gone: state.gone };
  state.links = await checkLinksTo(input, open.site, { ...targets, readers });
}

/** Files of pages that offer something else to links than when they were looked at last, or that were not looked at yet. */
async function newOffers(
  pages: readonly Page[],
  { loaded: { input }, open }: Edition,
  offers: Map<string, string>,
): Promise<Set<string>> {
  const changed = new Set<string>();
  for (const page of pages) {
    const { file } = page.source;
    const offered = await offersOf(input, open.value.site, page);
    // A page that cannot be compiled is told as such: what leads to it is as good as before.
    if (offered === undefined || offers.get(file) === offered) continue;
    offers.set(file, offered);
    changed.add(file);
  }
  return changed;
}
