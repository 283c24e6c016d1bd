import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockServices } from './endpoints.ts';
import { MOCK_PATHS } from './services.ts';
import type { StoodIn } from './services.ts';

/** How a built site is served otherwise than it was written. Nothing on the disk changes. */
export interface Rewrite {
  /** A document, script or style sheet as it is to be sent. */
  readonly text: (text: string) => string;
  /** A header from `_headers`, likewise. */
  readonly header: (value: string) => string;
  /** Answers a request in place of the site; false leaves it to the site. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
}

type Pair = readonly [from: string, to: string];

const isAddress = (text: string | undefined): text is string => /^https?:/.test(text ?? '');

/** Configured address → stand-in. */
function addressPairs(services: StoodIn, origin: string): readonly Pair[] {
  const { adverts, advertScript, tagScript, beacon } = services;
  const pairs: readonly (readonly [string | undefined, string])[] = [
    [adverts, MOCK_PATHS.adverts],
    [advertScript?.address, MOCK_PATHS.advertScript],
    [tagScript?.address, MOCK_PATHS.tagScript],
    [beacon, MOCK_PATHS.beacon],
  ];
  return pairs.flatMap(([from, path]) => (isAddress(from) ? [[from, origin + path] as const] : []));
}

/** Origins in a policy. Those that the script of Google Analytics sends to hold `*` and are no addresses. */
function originPairs(services: StoodIn, origin: string): readonly Pair[] {
  const addresses = addressPairs(services, origin).map(([from]) => new URL(from).origin);
  const collectors = services.tagScript?.collectors ?? [];
  const origins = [...addresses, ...collectors.map((collector) => collector.replace(/\/$/, ''))];
  return [...new Set(origins)].map((from) => [from, origin]);
}

/** The policy in the head of a document. */
const META_POLICY = /<meta http-equiv="Content-Security-Policy" [^>]*>/;

const escaped = (text: string) => text.replaceAll('&', '&amp;');

/** Longer texts first: one may be the beginning of another. */
const replaceAll = (pairs: readonly Pair[]) => {
  const sorted = [...pairs].sort(([a], [b]) => b.length - a.length);
  return (text: string) => sorted.reduce((all, [from, to]) => all.replaceAll(from, to), text);
};

/** Puts the stand-ins in the place of the services of a site. */
export function mockRewrite(services: StoodIn, mock: MockServices): Rewrite {
  const addresses = addressPairs(services, mock.origin);
  const origins = replaceAll(originPairs(services, mock.origin));
  const text = replaceAll([
    ...addresses,
    ...addresses.map(([from, to]): Pair => [escaped(from), to]),
  ]);
  // Where a policy allows every encrypted address, the stand-ins are none.
  const header = (value: string) =>
    origins(value).replace(/(?<= )https:(?=[ ;]|$)/g, `https: ${mock.origin}`);
  return {
    text: (whole) => text(whole.replace(META_POLICY, header)),
    header,
    answer: mock.answerOwn,
  };
}
