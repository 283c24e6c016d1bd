/** A note for readers. */
export interface Note {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  /** An address on this site, `/a/`, or an `https:` one. */
  readonly href?: string;
  /** `2026-11-20` */
  readonly date?: string;
  /** Only for readers of this language. */
  readonly language?: string;
}

/** How notes are shown. */
export const NOTES_POLICY = {
  most: 10,
  /** A load that takes longer than this says so. */
  patienceMs: 200,
  /** Ids of older notes than this many are forgotten. */
  mostSeen: 100,
} as const;

const FIELDS = {
  id: /^\S{1,200}$/,
  title: /^[^]*\S/,
  text: /^[^]*\S/,
  // No `//`, no `/\`: browsers take both for another site.
  href: /^(?:https:\/\/|\/(?![/\\]))[^\s]*$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  language: /^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]+)*$/,
} as const;

function isNote(value: object): value is Note {
  if (!('id' in value && 'text' in value)) return false;
  return Object.entries(FIELDS).every(([name, pattern]) => {
    const field = (value as Record<string, unknown>)[name];
    return field === undefined || (typeof field === 'string' && pattern.test(field));
  });
}

/** An entry whose id is a text: files may number their notes. */
const withTextId = (entry: object) =>
  'id' in entry && typeof entry.id === 'number' ? { ...entry, id: String(entry.id) } : entry;

/** The notes of a file; entries of another shape are left out. Undefined where it is not a list at all. */
export function parseNotes(value: unknown): readonly Note[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.filter((entry) => typeof entry === 'object' && entry !== null);
  return entries.map(withTextId).filter(isNote);
}

/** The notes that a reader of a language is shown: newest first, those without a day last. */
export const notesFor = (notes: readonly Note[], language: string): readonly Note[] =>
  notes
    .filter((note) => note.language === undefined || note.language === language)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, NOTES_POLICY.most);

/** Ids that a reader has seen. */
export const parseSeen = (kept: string | null): ReadonlySet<string> =>
  new Set((kept ?? '').split(' ').filter(Boolean));

/** The text to keep once these notes have been seen too. */
export const withSeen = (seen: ReadonlySet<string>, notes: readonly Note[]): string =>
  [...new Set([...seen, ...notes.map(({ id }) => id)])].slice(-NOTES_POLICY.mostSeen).join(' ');
