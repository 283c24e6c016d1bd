import type { SearchSettings } from './search.ts';

export interface Advert {
  /** `https:` address. */
  readonly link: string;
  /** `https:` address or site path of a picture, 130 by 100; absent without a picture. */
  readonly img?: string;
  readonly name: string;
  /** Text, read from HTML of `b`, `i`, `em`, `strong` and `br`. */
  readonly description: readonly TextRun[];
  /** Publisher of the advert. */
  readonly poweredby: string;
  /** Label of its events. */
  readonly label: string;
}

/** Sources of adverts, for the scripts of a site. All addresses are final. */
export interface AdSettings {
  readonly pool: readonly Advert[];
  /** Address of a module whose default export provides in-house adverts; falls back to the pool. */
  readonly provider?: string;
  /** The provider of external adverts; absent if there are only in-house ones. */
  readonly external?: ExternalAds;
}

/** A provider of adverts. Has `json`, `frame` or both; each is the fallback of the other. */
export interface ExternalAds {
  /** Address that answers with `{ ads: […] }`, for adverts of one line. */
  readonly json?: string;
  /** Address of the site's own document that shows the provider's adverts with pictures. */
  readonly frame?: string;
  /** Link target of the placeholder that the provider shows when it has no advert. */
  readonly placeholder?: string;
  /** Publisher that readers see. */
  readonly poweredby: string;
  /** Name of the provider in events. */
  readonly label: string;
}

/** Destinations of events, for the scripts of a site. */
export interface AnalyticsSettings {
  /** Measurement id, and address of the script: `https://www.googletagmanager.com/gtag/js`. */
  readonly gtag?: { readonly id: string; readonly script: string };
  /** Address that receives events by POST. */
  readonly beacon?: string;
}

/** Name of the Trusted Types policy under which pages register the service worker. */
export const WORKER_POLICY = 'docs-worker';

/** Settings with which pages register the service worker. */
export interface WorkerSettings {
  readonly script: string;
  /** Path below which it controls pages. */
  readonly scope: string;
  /** Exact names of the hosts on which it is registered. */
  readonly hosts: readonly string[];
}

/** Data of a build for its service worker. Paths begin with the base. */
export interface WorkerManifest {
  /** Changes with any file of the site. */
  readonly build: string;
  readonly base: string;
  /** Path of the page that is shown in place of pages that are not cached. */
  readonly offline: string;
  /** Files that every page needs. */
  readonly precache: readonly string[];
  /** Pages of each section by the start of their paths, each as the rest of its path. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/** Services of a site, for its scripts. A service that is off is false, and ships nothing. */
export interface SiteServices {
  readonly ads: AdSettings | false;
  readonly analytics: AnalyticsSettings | false;
  /** Whether readers are asked before events are sent or external adverts requested. */
  readonly asksConsent: boolean;
  readonly serviceWorker: WorkerSettings | false;
  readonly search: SearchSettings | false;
}

/** A piece of an advert's text, and the elements around it. `\n` is a piece of its own. */
export interface TextRun {
  readonly text: string;
  readonly marks: readonly string[];
}

/** Maximum number of characters that are read of an advert's text. */
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

/** Replaces control characters with spaces. */
export const plainText = (text: string) => text.replace(UNWANTED, ' ');

function decode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return ENTITIES.get(entity);
  const code = Number(entity.replace(/^#x/i, '0x').replace('#', ''));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Parses the HTML text of an advert. Keeps `MARKS` and `br` without attributes. */
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
