import type { PageBody } from '../model/page.ts';
import type { Address } from './elements/element-context.ts';

/** Returns the Markdown copy of a page with the addresses of the built site. */
export function markdownTwin({
  body,
  addresses,
}: {
  readonly body: Pick<PageBody, 'markdown' | 'markdownLinks'>;
  readonly addresses: Readonly<Record<string, Pick<Address, 'href'>>>;
}): string {
  const { markdown, markdownLinks = [] } = body;
  let reached = 0;
  const parts = markdownLinks.flatMap(({ offset, written, href }) => {
    const before = markdown.slice(reached, offset);
    reached = offset + written.length;
    const served = addresses[href]?.href;
    if (served === undefined || served === href) return [before, written];
    // Unescaped parentheses would end the link.
    return [before, served.replaceAll('(', '%28').replaceAll(')', '%29')];
  });
  return [...parts, markdown.slice(reached)].join('');
}
