/** What is wrong with the spelling of an address, and what was perhaps meant. */
export interface Malformation {
  readonly reason: string;
  readonly meant?: string;
}

/** Whether an address leads to the machine of whoever follows it. */
export function isOwnMachine(href: string): boolean {
  const host = /^(?:https?:)?\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i
    .exec(withBrackets(href))?.[1]
    ?.toLowerCase();
  return (
    host !== undefined && /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host)
  );
}

/** A path of this site with one slash wherever it has several; undefined where it has none of those, or may lead to another host. */
export function withoutDoubledSlashes(href: string): string | undefined {
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const isElsewhere = /^[a-z][a-z0-9+.-]*:|^\/\/[^/]*[.:[@]/i.test(path);
  const single = path.replace(/\/{2,}/g, '/');
  return isElsewhere || single === path ? undefined : single + suffix;
}

/** What keeps an address from leading to another site, undefined where it may. Paths of this site are fine. */
export function malformation(href: string): Malformation | undefined {
  const [, scheme = '', slashes = '', rest = ''] = /^(https?)(:?\/*)(.*)$/is.exec(href) ?? [];
  if (scheme !== '' && /^(?::\/*|\/{2,})$/.test(slashes) && slashes !== '://') {
    return { reason: 'it has no :// after the scheme', meant: `${scheme}://${rest}` };
  }
  if (/^www\.[^/.]+\.[a-z]/i.test(href)) {
    return { reason: 'it has no scheme', meant: `https://${href}` };
  }
  if (slashes === '://') return hostProblem(href, rest);
  if (/^mailto:(?![^?]*(?:@|%40))[^?]/i.test(href)) return { reason: 'it names no mailbox' };
  if (/^tel:\D*$/i.test(href)) return { reason: 'it has no number' };
  return undefined;
}

function hostProblem(href: string, rest: string): Malformation | undefined {
  if (/^https?:?\/\//i.test(rest)) return { reason: 'it has two schemes', meant: rest };
  const host = rest.split(/[/?#]/, 1)[0] ?? '';
  const isName = URL.canParse(withBrackets(href)) && !/^\.|\.\.|%20|\s/.test(host);
  return isName ? undefined : { reason: 'its host is no name' };
}

/** Addresses of version 6 as browsers read them: the tree of a page has their brackets percent-encoded. */
const withBrackets = (href: string) =>
  href.replace(/^([a-z]*:?\/\/[^/?#]*)%5b([\da-f:.]+)%5d/i, '$1[$2]');
