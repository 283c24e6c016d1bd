import type { Shelf } from './cached-files.ts';
import { pageAddress, ruleFor } from './rules.ts';
import type { Rule, SitePlace } from './rules.ts';
import type { AskEvent } from './scope.ts';

/** How long a reader waits for a network that says nothing, where the page is kept. Milliseconds. */
const PATIENCE_MS = 10_000;

/** What answers are made with. */
export interface Answering {
  readonly shelf: Shelf;
  readonly place: SitePlace;
  /** Address of the offline page. */
  readonly offline: string;
}

/** The rule for what a page asks for. */
export function ruleOf({ method, url, mode, cache, headers }: Request, place: SitePlace): Rule {
  const isStream = headers.get('accept') === 'text/event-stream';
  return ruleFor({ method, url, mode, cache, isPartial: isStream || headers.has('range') }, place);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The network's answer. It is kept while it is read. */
async function fromNetwork(event: AskEvent, rule: Rule, { shelf }: Answering): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  const { url } = event.request;
  event.waitUntil(shelf.keep(rule === 'page' ? pageAddress(url) : url, rule, answer));
  return answer;
}

async function answerPage(event: AskEvent, answering: Answering): Promise<Response> {
  const { shelf } = answering;
  const address = pageAddress(event.request.url);
  const network = fromNetwork(event, 'page', answering);
  const late = wait(PATIENCE_MS).then(() => shelf.find(address));
  try {
    const first = await Promise.race([network, late]);
    if (first === undefined) return await network;
    return first instanceof Response ? first : first.answer;
  } catch {
    // No network: what is kept is all there is.
    return (await shelf.find(address))?.answer ?? answerUnknown(address, answering);
  }
}

/** The answer for a document that is not kept: where its folder is, that; else the offline page, which is not the one that was asked for. */
async function answerUnknown(address: string, { shelf, offline }: Answering): Promise<Response> {
  const folder = `${address}/`;
  if (await shelf.find(folder)) return Response.redirect(folder);
  const page = await shelf.find(offline);
  if (!page) return Response.error();
  const { body, headers } = page.answer;
  return new Response(body, { status: 503, statusText: 'Offline', headers });
}

async function answerAsset(event: AskEvent, answering: Answering): Promise<Response> {
  const { shelf } = answering;
  const { url } = event.request;
  const kept = await shelf.find(url);
  if (!kept) return fromNetwork(event, 'asset', answering);
  // What this build has in common with the one before outlives that.
  if (!kept.isOwn) event.waitUntil(shelf.keep(url, 'asset', kept.answer));
  return kept.answer;
}

async function answerFile(event: AskEvent, answering: Answering): Promise<Response> {
  try {
    return await fromNetwork(event, 'file', answering);
  } catch {
    // No network, as above.
    return (await answering.shelf.find(event.request.url))?.answer ?? Response.error();
  }
}

const ANSWERS = { page: answerPage, asset: answerAsset, file: answerFile };

/** Answers what a page asks for, or leaves it to the browser. */
export function answer(event: AskEvent, answering: Answering): void {
  const rule = ruleOf(event.request, answering.place);
  if (rule !== 'pass') event.respondWith(ANSWERS[rule](event, answering));
}
