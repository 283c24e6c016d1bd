/** No pathname, package or id begins like this. */
const SIGN = 'href=';

/** What the place of an address is asked for by that is only led to, `href: '/a/'`, and is no name of an entry or a redirect. */
export const asAddress = (address: string) => SIGN + address;

/** Nor like this. */
const ENTRY_SIGN = 'pathname=';

/** What the place of an entry of the navigation is asked for by, and of nothing else that has its pathname. */
export const asEntry = (pathname: string) => ENTRY_SIGN + pathname;

/** The pathname in a name that `asEntry` gives; undefined for other values. */
export const entryIn = (value: string): string | undefined =>
  value.startsWith(ENTRY_SIGN) ? value.slice(ENTRY_SIGN.length) : undefined;

/** No pathname begins like this either. */
const TARGET_SIGN = 'to of=';

/** What the place of a redirect's target is asked for by: the address at which it starts. */
export const asTarget = (from: string) => TARGET_SIGN + from;

/** Where a redirect starts whose target is asked for; undefined for other values. */
export const startIn = (value: string): string | undefined =>
  value.startsWith(TARGET_SIGN) ? value.slice(TARGET_SIGN.length) : undefined;

/** The address in a name that `asAddress` gives; undefined for other values. */
export const addressIn = (value: string): string | undefined =>
  value.startsWith(SIGN) ? value.slice(SIGN.length) : undefined;
