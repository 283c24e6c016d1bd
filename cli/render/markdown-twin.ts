import type { PageBody } from '../model/page.ts';
import type { Address } from './elements/element-context.ts';

/** Returns the Markdown copy of a page with absolute addresses: its reader may not know where it is from. */
export function markdownTwin({
  body,
  addresses,
  canonical,
}: {
  readonly body: Pick<PageBody, 'markdown' | 'markdownLinks'>;
  readonly addresses: Readonly<Record<string, Pick<Address, 'href'>>>;
  /** Address of the page including the host. */
  readonly canonical: string;
}): string {
  const { markdown, markdownLinks = [] } = body;
  let reached = 0;
  const parts = markdownLinks.flatMap(({ offset, written, href }) => {
    const before = markdown.slice(reached, offset);
    reached = offset + written.length;
    const served = addresses[href]?.href;
    const isOwn = served?.startsWith('/') === true;
    if (served === undefined || (served === href && !isOwn)) return [before, written];
    const absolute = isOwn ? new URL(served, canonical).href : served;
    // Unescaped parentheses would end the link.
    return [before, absolute.replaceAll('(', '%28').replaceAll(')', '%29')];
  });
  return [...parts, markdown.slice(reached)].join('');
}
