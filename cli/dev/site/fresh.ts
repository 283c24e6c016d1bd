import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Edition } from './edition.ts';

/**
 * What changes have made wrong in pages that they did not touch, as far as names, titles and front matter tell: `known` as far as it still holds,
 * and what is new since the edition before. What was wrong from the start is told with its page. `files` are relative paths of what changed.
 */
export function freshFindings(
  known: readonly Diagnostic[],
  editions: { readonly before: Edition; readonly after: Edition },
  files: ReadonlySet<string>,
): readonly Diagnostic[] {
  const before = new Set(inPages(editions.before).map(keyOf));
  const knownKeys = new Set(known.map(keyOf));
  return inPages(editions.after).filter((one) => {
    const key = keyOf(one);
    return knownKeys.has(key) || !(before.has(key) || files.has(one.file ?? ''));
  });
}

/** Files of pages of which something else is wrong now, before any page is made. */
export function filesJudgedAnew(before: Edition, after: Edition): ReadonlySet<string> {
  const [old, now] = [inPages(before), inPages(after)];
  const [oldKeys, nowKeys] = [new Set(old.map(keyOf)), new Set(now.map(keyOf))];
  const changed = [
    ...old.filter((one) => !nowKeys.has(keyOf(one))),
    ...now.filter((one) => !oldKeys.has(keyOf(one))),
  ];
  return new Set(changed.map(({ file = '' }) => file));
}

const keyOf = (diagnostic: Diagnostic) => JSON.stringify(diagnostic);

/** What an edition says of the files of pages, before any page is made. */
const inPages = ({ open, pageFiles }: Edition) =>
  open.diagnostics.filter(({ file }) => pageFiles.has(file ?? ''));
