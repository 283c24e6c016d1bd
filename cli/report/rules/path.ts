import type { Place } from '../../model/diagnostic.ts';
import { defineError, report } from '../rule.ts';

const SAME_LETTERS =
  'The names look the same, but an accented letter in them is stored in two ways. Remove one of the two files.';
const OTHER_CASE = 'Rename one of the two so that they differ by more than case.';
const RENAME_FILE = 'Rename one of the two; a file name may get an extension, such as .txt.';

const looksTheSame = (file: string, other: string) =>
  file.normalize('NFC') === other.normalize('NFC');

/** `other` is the file that has the address. */
export const duplicatePath = defineError(
  'path/duplicate',
  (pathname: string, other: string, place: Place) => ({
    message: `Both ${other} and ${place.file} have the address ${pathname}`,
    hint: looksTheSame(other, place.file)
      ? SAME_LETTERS
      : 'Remove or rename one of the two files, or give one its own pathname: in front matter.',
    place,
  }),
);

/** A file that is served where `inside` needs a folder. */
export const fileForFolder = (
  path: string,
  { file, inside }: { readonly file: string; readonly inside: string },
  place: Place,
) =>
  report(duplicatePath.rule, {
    message: `${file} is served as the file ${path}, but ${inside} needs a folder of this name`,
    hint: RENAME_FILE,
    place,
  });

/** Two addresses that are the same where case does not count. */
export const collidingPath = defineError(
  'path/collision',
  (
    pathname: string,
    other: { readonly pathname: string; readonly file: string },
    place: Place,
  ) => ({
    message: `${pathname} and ${other.pathname} of ${other.file} are the same address on many systems`,
    hint: OTHER_CASE,
    place,
  }),
);

export const collidingFiles = (place: Place, other: string) =>
  report(collidingPath.rule, {
    message: `${place.file} and ${other} are the same file on many systems`,
    hint: looksTheSame(place.file, other) ? SAME_LETTERS : OTHER_CASE,
    place,
  });

export const fileLikeFolder = (place: Place, folder: string) =>
  report(collidingPath.rule, {
    message: `${place.file} and the folder ${folder} have the same name on many systems`,
    hint: RENAME_FILE,
    place,
  });

/** `reason` completes "The name … ". */
export const unportablePath = defineError(
  'path/portable',
  (part: string, reason: string, place: Place) => ({
    message: `The name ${JSON.stringify(part)} ${reason}`,
    hint: 'Use lower-case letters, digits and hyphens.',
    place,
  }),
);

export const reservedPath = defineError(
  'path/reserved',
  (pathname: string, use: string, place: Place) => ({
    message: `${pathname} is reserved for ${use}`,
    hint: 'Choose another name.',
    place,
  }),
);

/** A public `_redirects` beside redirects of the configuration. */
export const lostRedirects = (place: Place) =>
  report(reservedPath.rule, {
    message: '/_redirects would replace the redirects and pathAliases of the configuration',
    hint: 'Keep all redirects in one of the two. Those of the configuration are checked, and work in every language.',
    place,
  });

/** `content` is the directory as configured. */
export const noPages = defineError(
  'path/no-pages',
  (content: string, place: Place | undefined) => ({
    message: `No pages in ${content}`,
    hint: 'Put Markdown files there, or correct content in the configuration.',
    place,
  }),
);

export const invalidPathname = defineError('path/invalid', (pathname: string, place: Place) => ({
  message: `${JSON.stringify(pathname)} is not a pathname`,
  hint: 'Write it as /a/b/: it begins with a slash and has no .., backslash, query or hash.',
  place,
}));
