import type { PagePayload } from '../../contract/payload.ts';

/** Characters of an error that a report holds: addresses have an end. */
const LONGEST_ERROR = 1000;

/** What a report is about. */
export interface Report {
  readonly demo: string;
  readonly error: string;
  /** Address of the page. */
  readonly page: string;
}

/** Address of the form for a new issue, with a title and a text about an error in a demo. Undefined where the site has no such form. */
export function reportAddress(
  { issues }: Pick<PagePayload, 'issues'>,
  { demo, error, page }: Report,
): string | undefined {
  if (issues === undefined) return undefined;
  const address = new URL(issues, page);
  const cut = error.length > LONGEST_ERROR ? `${error.slice(0, LONGEST_ERROR)}…` : error;
  address.searchParams.set('title', `Demo ${demo} breaks`);
  address.searchParams.set('body', `Page: ${page}\n\nError:\n\n\`\`\`text\n${cut}\n\`\`\`\n`);
  return address.href;
}

/** Address of the page that shows a demo: the one around its frame, where it is in one. */
export const pageOfDemo = (): string =>
  globalThis.top === globalThis.self ? location.href : document.referrer || location.href;
