const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
const IMAGE_DATA = /^data:image\/(?:png|gif|jpeg|webp)[;,]/i;
/** What browsers remove from an address before they read its scheme. */
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

/** Whether an address may stand in a page: http, https, mailto, tel, relative or `#id`; images also as data. */
export function isAllowedUrl(url: string, kind: 'link' | 'image'): boolean {
  const bare = url.replace(IGNORED, '');
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(bare) ?? [];
  if (scheme === undefined || SCHEMES.has(scheme.toLowerCase())) return true;
  return kind === 'image' && IMAGE_DATA.test(bare);
}

/** Whether an address leads to another host. */
export const isExternalUrl = (url: string) => /^(?:https?:)?\/\//i.test(url.trim());

/** Whether an address is one of `https` on a listed host. */
export function isEmbeddable(url: string, hosts: readonly string[]): boolean {
  if (!/^https:\/\/[^\s\\@]+$/i.test(url) || !URL.canParse(url)) return false;
  return hosts.includes(new URL(url).host);
}
