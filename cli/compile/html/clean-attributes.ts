import type { Element, Properties } from 'hast';
import type { Place } from '../../model/diagnostic.ts';
import { activeContent, badScheme, droppedHtml } from '../../report/rules/html.ts';
import { type PageInWork, placeAt } from '../page.ts';
import {
  addressesIn,
  addressKind,
  EVENT_ATTRIBUTES,
  isActiveAttribute,
  isAllowedAttribute,
  safeId,
} from './allowed/attributes.ts';
import { attributeSpan, placeOfAttribute, placeOfTag, tagOffset } from './source-place.ts';
import { isAllowedUrl, isExternalUrl } from './allowed/urls.ts';

type Value = Properties[string];

/** A name of HTML, or one of a template: `@click`, `:key`, `#default`, `v-on:click.once`. */
const ATTRIBUTE_NAME = /^[@:#]?[a-z_](?:[\w.:-]*\w)?$/i;

/** Attributes of an element that may stay. Alignment becomes a class; links to other hosts are marked. */
export function cleanAttributes(element: Element, page: PageInWork): Properties {
  const cleaned: Properties = {};
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || name === 'align') continue;
    if (name === 'name' && element.tagName === 'a' && typeof value === 'string') {
      cleaned['id'] ??= safeId(value);
    } else if (isKept(element, { name, value }, page)) {
      cleaned[name] = isAuthorsId(element, name, page) ? safeId(String(value)) : value;
    }
  }
  const align = alignClass(element.properties['align']);
  if (align) cleaned['className'] = [...classList(cleaned['className']), align];
  if (element.tagName === 'a') markLink(cleaned);
  return cleaned;
}

function isKept(
  element: Element,
  { name, value }: { readonly name: string; readonly value: Value },
  page: PageInWork,
): boolean {
  if (isActiveAttribute(name)) {
    const place = placeOfAttribute(element, name, page);
    page.diagnostics.push(activeContent(place, `The attribute ${written(name)}`));
    return false;
  }
  // Whose values do harm nowhere and which many pages have from older times.
  if (name === 'frameBorder') return false;
  const isEvent = EVENT_ATTRIBUTES.includes(name);
  const isOurs = isEvent || (name.startsWith('data') && tagOffset(element, page) === undefined);
  if (
    !isAllowedAttribute(element.tagName, name) ||
    (name.startsWith('data') && !isOurs && !isSlot(value, page))
  ) {
    const what = `The attribute ${written(name)} of <${element.tagName}>`;
    // HTML makes attributes of the pieces of `style={{ … }}`; the first of them is reported.
    if (ATTRIBUTE_NAME.test(name)) {
      page.diagnostics.push(droppedHtml(placeOfAttribute(element, name, page), what));
    }
    return false;
  }
  const kind = addressKind(element.tagName, name);
  if (kind === undefined) return true;
  const bad = addressesIn(name, String(value)).find(({ url }) => !isAllowedUrl(url, kind));
  if (!bad) return true;
  page.diagnostics.push(badScheme(placeOfAddress(element, name, page), written(name), bad.url));
  return false;
}

/** The place of an address: of the attribute's value, or where it stands in the Markdown of the element. */
function placeOfAddress(element: Element, name: string, page: PageInWork): Place {
  const span = attributeSpan(element, name, page)?.value;
  if (span) return placeAt(page, span.offset, span.length);
  const [from, to] = [element.position?.start.offset, element.position?.end.offset];
  const address = String(element.properties[name]);
  const offset = from === undefined ? -1 : page.text.indexOf(address, from);
  return offset === -1 || to === undefined || offset + address.length > to
    ? placeOfTag(element, page)
    : placeAt(page, offset, address.length);
}

/** An attribute's name as people write it: `data-x`, `onclick`. */
const written = (name: string) =>
  /^(?:data|aria)[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name.toLowerCase();

const isSlot = (value: Value, page: PageInWork) =>
  typeof value === 'string' && value.startsWith(page.slotPrefix);

/** Ids of headings and footnotes are ours; those written in HTML are not. */
const isAuthorsId = (element: Element, name: string, page: PageInWork) =>
  name === 'id' && tagOffset(element, page) !== undefined;

function alignClass(align: Value): string | undefined {
  if (align === 'center') return 'align-center';
  if (align === 'right') return 'align-end';
  return align === 'left' ? 'align-start' : undefined;
}

const classList = (value: Value) => (Array.isArray(value) ? value.map(String) : []);

/** `rel="external"` says that a link leaves the site; the theme may show it. */
function markLink(properties: Properties) {
  const { href, target } = properties;
  delete properties['rel'];
  if (target !== '_blank') delete properties['target'];
  if (typeof href === 'string' && isExternalUrl(href)) properties['rel'] = ['external', 'noopener'];
}
