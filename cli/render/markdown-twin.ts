import type { PageBody } from '../model/page.ts';
import type { Address } from './elements/element-context.ts';

/** The Markdown of a page with the addresses of the built site: it is served from another folder than its source is written in. */
export function markdownTwin(
  { markdown, markdownLinks = [] }: Omit<PageBody, 'tree'>,
  addresses: Readonly<Record<string, Address>>,
): string {
  let reached = 0;
  const parts = markdownLinks.flatMap(({ offset, written, href }) => {
    const served = addresses[href]?.href;
    const before = markdown.slice(reached, offset);
    reached = offset + written.length;
    return [before, served === undefined || served === href ? written : fitting(served)];
  });
  return [...parts, markdown.slice(reached)].join('');
}

/** Round brackets would end a link. */
const fitting = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29');
