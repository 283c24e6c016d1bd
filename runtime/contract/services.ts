import type { SearchSettings } from './search.ts';

/** An advert to show. Spec §3. */
export interface Advert {
  /** `https:` address. */
  readonly link: string;
  /** `https:` address or site path of a picture, 130 by 100; absent if there is none. */
  readonly img?: string;
  readonly name: string;
  /** Text, read from HTML of `b`, `i`, `em`, `strong` and `br`. */
  readonly description: readonly TextRun[];
  /** Publisher of the advert. */
  readonly poweredby: string;
  /** Label of its events. */
  readonly label: string;
}

/** Where adverts come from, as the scripts of a site know it. All addresses are final. */
export interface AdSettings {
  /** The in-house adverts. */
  readonly pool: readonly Advert[];
  /** Address of a module whose default export provides in-house adverts instead; the pool is the fallback. */
  readonly provider?: string;
  /** The provider of external adverts; absent if there are only in-house ones. */
  readonly external?: ExternalAds;
}

/** A provider of adverts. At least one of `json` and `frame` exists; each is the fallback of the other. */
export interface ExternalAds {
  /** Address that answers with `{ ads: […] }`, for adverts of one line. */
  readonly json?: string;
  /** Address of the site's own document that shows the provider's adverts with pictures, by its script. */
  readonly frame?: string;
  /** Link target of the placeholder that the provider shows when it has no advert. */
  readonly placeholder?: string;
  /** Publisher that readers see. */
  readonly poweredby: string;
  /** Name of the provider in events. */
  readonly label: string;
}

/** Where events go, as the scripts of a site know it. */
export interface AnalyticsSettings {
  /** Measurement id, and address of the script without it: `https://www.googletagmanager.com/gtag/js`. */
  readonly gtag?: { readonly id: string; readonly script: string };
  /** Address that takes events by POST. */
  readonly beacon?: string;
}

/** Name of the Trusted Types policy by which pages register the service worker. */
export const WORKER_POLICY = 'docs-worker';

/** The service worker of a site, as its pages know it. */
export interface WorkerSettings {
  /** Address of the script. */
  readonly script: string;
  /** Path below which it controls pages. */
  readonly scope: string;
  /** Exact names of the hosts on which it is registered. */
  readonly hosts: readonly string[];
}

/** What a build tells its service worker. Paths begin with the base. */
export interface WorkerManifest {
  /** Changes whenever any file of the site does. */
  readonly build: string;
  readonly base: string;
  /** The page that stands for those that are not cached. */
  readonly offline: string;
  /** Files that every page needs. */
  readonly precache: readonly string[];
  /** The pages of a section, by the path that they begin with, without it. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** Services of a site, as its scripts know them. A service that is off is false, and ships nothing. */
export interface SiteServices {
  readonly ads: AdSettings | false;
  readonly analytics: AnalyticsSettings | false;
  /** Whether readers are asked before events are sent or external adverts requested. */
  readonly asksConsent: boolean;
  readonly serviceWorker: WorkerSettings | false;
  readonly search: SearchSettings | false;
}

export const NO_SERVICES: SiteServices = {
  ads: false,
  analytics: false,
  asksConsent: false,
  serviceWorker: false,
  search: false,
};

/** A piece of an advert's text, and the elements around it. A line break is a piece of its own, `\n`. */
export interface TextRun {
  readonly text: string;
  readonly marks: readonly string[];
}

/** Characters of an advert's text that are read at most. */
const MAX_LENGTH = 1000;

/** Elements that the text of an advert may contain, besides `br`. */
const MARKS = ['b', 'i', 'em', 'strong'];

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

const TOKEN = /<(\/?)([a-z]+)[^<>]*>|&(#?\w+);/gi;

/** Control characters, and those that change the direction of text. */
const UNWANTED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Replaces control characters by spaces. */
export const plainText = (text: string) => text.replace(UNWANTED, ' ');

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES.get(entity);
  const code = Number(entity.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Reads the HTML text of an advert. Keeps `b`, `i`, `em`, `strong` and `br` without attributes, and removes other tags. */
export function parseText(html: string): readonly TextRun[] {
  const source = html.slice(0, MAX_LENGTH);
  const runs: TextRun[] = [];
  const open = new Set<string>();
  const add = (text: string) => {
    if (text !== '') runs.push({ text: plainText(text), marks: [...open] });
  };
  let end = 0;
  for (const { 0: whole, 1: slash, 2: tag = '', 3: entity, index } of source.matchAll(TOKEN)) {
    add(source.slice(end, index));
    end = index + whole.length;
    const name = tag.toLowerCase();
    if (entity !== undefined) add(decode(entity) ?? whole);
    else if (name === 'br') runs.push({ text: '\n', marks: [] });
    else if (slash) open.delete(name);
    else if (MARKS.includes(name)) open.add(name);
  }
  add(source.slice(end));
  return runs;
}
