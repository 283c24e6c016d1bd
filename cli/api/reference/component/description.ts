/** A title of its own: `API:`. */
const TITLE = /^[\w -]{1,30}:$/;

/** An item that is a link and perhaps a word before it: `- inherits [ButtonBase API](https://kit.example/)`. */
const LINK_ITEM = /^[-*] (?:\w+ )?\[[^\]]*\]\((?<address>[^)\s]*)\)$/;

/**
 * The description of a part without the lists of links at its end that lead into this documentation: pages have such
 * lists of their own.
 */
export function withoutLinkLists(description: string, homes: readonly string[]): string {
  const blocks = description.split(/\n\s*\n/).map((block) => block.trim());
  const isList = (block: string) => linksOf(block)?.some((link) => isHome(link, homes)) ?? false;
  const end = blocks.findLastIndex((block, index) => !isPart(block, blocks[index + 1]));
  return blocks.slice(0, end + 1).join('\n\n');

  function isPart(block: string, next: string | undefined): boolean {
    if (isList(block)) return true;
    const [title = '', ...items] = block.split('\n');
    if (!TITLE.test(title)) return false;
    return items.length > 0 ? isList(items.join('\n')) : next !== undefined && isList(next);
  }
}

const isHome = (address: string, homes: readonly string[]) =>
  address.startsWith('/') || homes.some((home) => address.startsWith(home));

/** The addresses of a list that has nothing but links; undefined for everything else. */
function linksOf(block: string): readonly string[] | undefined {
  const found = block.split('\n').map((line) => LINK_ITEM.exec(line.trim())?.groups?.address);
  const links = found.flatMap((address) => address ?? []);
  return links.length === found.length && links.length > 0 ? links : undefined;
}
