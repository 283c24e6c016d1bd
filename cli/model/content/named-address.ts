/** No pathname, package or id begins like this. */
const SIGN = 'href=';

/** What the place of an address is asked for by that is only led to, `href: '/a/'`, and is no name of an entry or a redirect. */
export const asAddress = (address: string) => SIGN + address;

/** The address in such a name; undefined for other values. */
export const addressIn = (value: string): string | undefined =>
  value.startsWith(SIGN) ? value.slice(SIGN.length) : undefined;
