import { entryOf, partsOf } from '../../model/api/lookup.ts';
import type { ApiMention } from '../../model/api/mention.ts';
import type { ApiEntry, SiteApi } from '../../model/api/site-api.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { apiUnknownProp } from '../../report/catalogue/site/api.ts';
import { editDistance } from '../../report/suggest.ts';
import { isDomAttribute } from './dom-attributes.ts';
import type { ApiCheckInput, CheckedPage } from './input.ts';
import { membersOf, namesAround } from './known-props.ts';

/** Props that do not exist, on pages whose front matter names what they are about. What may be meant otherwise is let pass. */
export function checkProps(input: ApiCheckInput): Diagnostic[] {
  const { api } = input;
  const everywhere = new Set(everyEntry(api).flatMap((entry) => namesAround(api, entry)));
  return input.pages.flatMap((checked) => {
    const parts = partsOn(checked, api);
    if (parts.length === 0) return [];
    const { file } = checked.page.source;
    return (checked.mentions?.named ?? []).flatMap((mention) => {
      const wrong = wrongProp(mention, { api, parts, everywhere });
      const { prop, range } = mention;
      return wrong ? [apiUnknownProp({ prop, ...wrong }, { file, range })] : [];
    });
  });
}

/** The components and hooks that a page is about. */
export const partsOn = ({ page }: CheckedPage, api: SiteApi): ApiEntry[] =>
  partsOf(api, page).flatMap((address) => entryOf(api, address) ?? []);

interface Known {
  readonly api: SiteApi;
  /** What the page is about. */
  readonly parts: readonly ApiEntry[];
  /** Names that are right somewhere: a page may speak of them without saying whose they are. */
  readonly everywhere: ReadonlySet<string>;
}

interface Wrong {
  readonly names: readonly string[];
  readonly meant?: string;
}

function wrongProp(mention: ApiMention, known: Known): Wrong | undefined {
  const { prop, component } = mention;
  if (isDomAttribute(prop)) return undefined;
  if (component !== undefined) return wrongAttribute(prop, component, known);
  if (known.everywhere.has(prop)) return undefined;
  const meant = nearest(prop, known);
  return meant === undefined ? undefined : { names: namesOf(known.parts), meant };
}

/** An attribute in JSX is that of its component: only the page's own ones are looked at. */
function wrongAttribute(prop: string, component: string, known: Known): Wrong | undefined {
  const parts = known.parts.filter(({ name }) => name === component);
  const isKnown = parts.some((entry) => namesAround(known.api, entry).includes(prop));
  if (parts.length === 0 || isKnown) return undefined;
  const meant = nearest(prop, { ...known, parts });
  if (meant !== undefined) return { names: [component], meant };
  return parts.some(takesMore) ? undefined : { names: [component] };
}

/** Whether a part takes what no reference lists: attributes of an element, props of another root, style properties. */
const takesMore = (entry: ApiEntry) =>
  entry.kind === 'hook' ||
  entry.spreadsTo !== undefined ||
  entry.isPolymorphic ||
  entry.hasSystemProps;

const namesOf = (parts: readonly ApiEntry[]) => [...new Set(parts.map(({ name }) => name))];

/** Letters of a name in which a slip of the pen can be told from another word. */
const FEWEST_LETTERS = 4;
const MOST_EDITS = 2;

/** The prop that was meant, as far as a slip of the pen explains what is written. */
function nearest(prop: string, { api, parts }: Known): string | undefined {
  const names = parts.flatMap((entry) => membersOf(api, entry).map(({ name }) => name));
  const [best] = [...new Set(names)]
    .map((name) => ({ name, edits: editsBetween(prop, name) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((a, b) => a.edits - b.edits || (a.name < b.name ? -1 : 1));
  return best?.name;
}

/** Edits that turn one name into the other, case aside; `Infinity` where they would change more than a quarter of it. */
function editsBetween(written: string, name: string): number {
  const length = Math.min(written.length, name.length);
  if (length < FEWEST_LETTERS) return Infinity;
  const edits = editDistance(written.toLowerCase(), name.toLowerCase());
  return edits * 4 <= Math.max(written.length, name.length) ? edits : Infinity;
}

const everyEntry = ({ references }: SiteApi): readonly ApiEntry[] =>
  references.flatMap(({ components, hooks }) => [...components, ...hooks]);
