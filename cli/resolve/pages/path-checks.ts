import { windowsNameProblem } from '../../model/files.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import { OWN_FILES } from '../../model/paths.ts';
import { reservedPath, unportablePath } from '../../report/rules/path.ts';

/** File systems allow 255 bytes; hashes, endings and temporary names need some of them. */
const LONGEST_PART_BYTES = 120;

/** Whether a pathname from front matter is an address inside the site: `/a/b/`. */
export const isSitePathname = (pathname: string) =>
  /^\/(?!\/)[^\\?#%\u0000-\u001f]*$/.test(pathname) &&
  !/[\ud800-\udfff]/u.test(pathname) &&
  !pathname.split('/').some((part) => part === '.' || part === '..');

/** What is wrong with an address on some system, or with one the site needs itself. */
export function checkPathname(
  pathname: string,
  languages: readonly string[],
  place: Place,
): Diagnostic[] {
  const parts = pathname.split('/').filter(Boolean);
  const [first] = parts;
  const unportable = parts.flatMap((part) => {
    const reason = unportableReason(part);
    return reason === undefined ? [] : [unportablePath(part, reason, place)];
  });
  const use = first === undefined ? undefined : reservedFor(first, parts, languages);
  return use === undefined ? unportable : [...unportable, reservedPath(pathname, use, place)];
}

/** An address for a page that cannot have its own: it is still read, so that all that is wrong with it is told at once. */
export const standInFor = (pathname: string) =>
  `/unplaced/${pathname.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, LONGEST_PART_BYTES / 4)}/`;

function unportableReason(part: string): string | undefined {
  const special = /[#%]/.exec(part)?.[0];
  if (special !== undefined) return `holds ${special}, which has a meaning of its own in addresses`;
  const refusal = windowsNameProblem(part);
  if (refusal !== undefined) return refusal;
  const bytes = Buffer.byteLength(part);
  if (bytes > LONGEST_PART_BYTES) return `has ${bytes} bytes, more than ${LONGEST_PART_BYTES}`;
  return undefined;
}

function reservedFor(
  first: string,
  parts: readonly string[],
  languages: readonly string[],
): string | undefined {
  if (OWN_FILES.has(first)) return 'files of the built site';
  if (languages.includes(first)) return `pages in the language ${first}`;
  return parts.some((part) => part.endsWith('.md')) ? 'pages as Markdown' : undefined;
}
