import { importCandidates } from '../load/imports.ts';
import { toPathname, toSourcePath } from '../model/paths.ts';
import { type Edit, movedPath, type Moves, type MovesAt, pathAt } from './moves.ts';

/** A relative import, of a script or of a style sheet. */
const IMPORTED =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|@import\s+(?:url\(\s*)?)(['"])(\.{1,2}\/[^'"\n]*)\1/g;

/** An address that a component leads to: `href="/a/"`, `to: '/a/'`, or the same written out. */
const LINKED = /\b(?:href|to)\s*[=:]\s*\{?\s*(["'`])((?:https?:\/)?\/[^"'`\s?#]*)/g;

/** What changes in a module: relative imports of what moves, all of them if it moves itself, and links to pages that move. */
export function moduleEdits(
  { file, text }: { readonly file: string; readonly text: string },
  moves: MovesAt,
  isThere: (file: string) => boolean,
): Edit[] {
  const imports = [...text.matchAll(IMPORTED)].map(({ 0: all, 2: written = '', index }) => {
    const named = importCandidates(toSourcePath(file), written).find(isThere);
    const now = movedPath(moves, file, {
      written,
      dotted: true,
      ...(named !== undefined && { named }),
    });
    return spanned(index + all.length - 1 - written.length, written, now);
  });
  const links = [...text.matchAll(LINKED)].map(({ 0: all, 2: address = '', index }) => {
    const written = pathAt(moves.home, address) ?? address;
    const now = moves.pathnames.get(toPathname(written));
    return spanned(index + all.length - written.length, written, now);
  });
  return [...imports, ...links].flat();
}

/** Texts of pages are known by their address: `"/a/": "A"` under `pages`, or `"pages./a/"`. */
const KEYED = /"((?:pages\.)?)(\/[^"\\]*)"(?=\s*:)/g;

/** What changes in a file of translations: keys that are addresses. */
export function translationEdits(text: string, moves: Moves): Edit[] {
  return [...text.matchAll(KEYED)].flatMap(({ 1: prefix = '', 2: written = '', index }) =>
    spanned(index + 1 + prefix.length, written, moves.pathnames.get(toPathname(written))),
  );
}

function spanned(from: number, written: string, now: string | undefined): Edit[] {
  if (now === undefined) return [];
  const isPath = written.startsWith('/') && !written.endsWith('/') && now.length > 1;
  const text = isPath ? now.replace(/\/$/, '') : now;
  return text === written ? [] : [{ from, to: from + written.length, text }];
}
