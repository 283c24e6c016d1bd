import type { Diagnostic } from '../../model/diagnostic.ts';
import { filesOf, hasFile, isFallback } from '../../model/page.ts';
import type { Page } from '../../model/page.ts';
import {
  checkLinksTo,
  checkNamedHeadings,
  offersOf,
  pagesNamedWithHeading,
  pagesNaming,
} from '../../pipeline/on-demand.ts';
import { createBatches } from '../file-tree.ts';
import type { Edition } from './edition.ts';

/** What changes have made wrong on other pages, looked for when what was saved has been told. */
export interface Elsewhere {
  /** What other pages, and their demos, say of those that changed, and headings that the configuration names. */
  readonly diagnostics: () => readonly Diagnostic[];
  /** Files changed; `gone` is what links may name that is no more. Returns at once. */
  readonly changed: (files: readonly string[], gone: readonly string[]) => void;
  /** The configuration was read; `gone` likewise. Returns at once. */
  readonly configured: (gone: readonly string[]) => void;
  /** Resolves when everything that was asked for has been looked at. */
  readonly idle: () => Promise<void>;
  /** Nothing is told from now on. */
  readonly close: () => void;
}

/** What looking elsewhere needs of the site. */
export interface ElsewhereOptions {
  readonly edition: () => Edition;
  /** Told when something else is wrong than before. */
  readonly told: () => void;
  readonly failed: (error: unknown) => void;
}

/** Stands for the configuration among files. */
const CONFIGURATION = '';

/** Pages whose offers are looked at after one change: more come with another branch, and `check` is for those. */
const MOST_PAGES = 500;

interface State {
  /** Of each page that was saved, by its file. */
  readonly offers: Map<string, string>;
  /** What links may name that is no more. */
  readonly gone: Set<string>;
  /** What is yet to be looked at: it stays here if looking fails. */
  readonly waiting: Set<string>;
  links: readonly Diagnostic[];
  named: readonly Diagnostic[];
  isClosed: boolean;
}

/** Looks at the rest of the site in the background: one thing at a time, so that a save need not wait. */
export function createElsewhere({ edition, told, failed }: ElsewhereOptions): Elsewhere {
  const state: State = {
    offers: new Map(),
    gone: new Set(),
    waiting: new Set(),
    links: [],
    named: [],
    isClosed: false,
  };
  const all = () => [...state.links, ...state.named];
  // What it works with may be closed under it.
  const fail = (error: unknown) => state.isClosed || failed(error);
  const batches = createBatches(async (files) => {
    const before = JSON.stringify(all());
    for (const file of files) state.waiting.add(file);
    const batch = [...state.waiting];
    await lookAt(new Set(batch), edition(), state);
    for (const file of batch) state.waiting.delete(file);
    if (!state.isClosed && JSON.stringify(all()) !== before) told();
  }, fail);
  const look = (files: readonly string[], gone: readonly string[]) => {
    for (const path of gone) state.gone.add(path);
    batches.add([...files, ...gone]);
  };
  return {
    diagnostics: all,
    changed: look,
    configured: (gone) => look([CONFIGURATION], gone),
    idle: batches.idle,
    close() {
      state.isClosed = true;
      void batches.stop();
    },
  };
}

async function lookAt(files: ReadonlySet<string>, edition: Edition, state: State): Promise<void> {
  const { input } = edition.loaded;
  const open = edition.open.value;
  const written = open.site.pages.filter((page) => hasFile(page) && !isFallback(page));
  const isAmong = (some: ReadonlySet<string>) => (page: Page) =>
    filesOf(page).some((file) => some.has(file));
  const saved = written.filter(isAmong(files));
  if (files.has(CONFIGURATION) || pagesNamedWithHeading(input, open).some(isAmong(files)))
    state.named = await checkNamedHeadings(input, open);
  const looked = saved.length > MOST_PAGES ? [] : saved;
  const offers = await newOffers(looked, edition, state);
  const changed = {
    files: new Set(offers.keys()),
    gone: new Set([...files].filter((file) => state.gone.has(file))),
  };
  const isMoved = changed.files.size + changed.gone.size > 0;
  const naming = isMoved ? await pagesNaming(input, open.site, changed) : [];
  const wrong = written.filter(isAmong(new Set(state.links.map(({ file = '' }) => file))));
  const readers = [...new Set([...naming, ...saved, ...wrong])];
  const targets = { files: new Set([...state.offers.keys(), ...offers.keys()]), gone: state.gone };
  state.links = await checkLinksTo(input, open.site, { ...targets, readers });
  for (const [file, offered] of offers) state.offers.set(file, offered);
}

/** What pages offer, by their files: those that offer something else than when they were looked at last, or that were not looked at yet. */
async function newOffers(
  pages: readonly Page[],
  { loaded: { input }, open }: Edition,
  { offers }: State,
): Promise<ReadonlyMap<string, string>> {
  const found = await input.host.each(pages, async (page) => {
    const { file } = page.source;
    const offered = await offersOf(input, open.value.site, page);
    // A page that cannot be compiled is told as such: what leads to it is as good as before.
    const isNew = offered !== undefined && offers.get(file) !== offered;
    return isNew ? [[file, offered] as const] : [];
  });
  return new Map(found.flat());
}
