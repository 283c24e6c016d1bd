import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { DESCRIBED, headed, siteConfig } from '../../sample.ts';

/** Findings about names of files and addresses of pages. */
export const rules = {
  duplicate: {
    code: 'path/duplicate',
    severity: 'error',
    explanation:
      'Two files want to be served at one address, or one where the other needs a folder. The ways in which an accented letter can be stored make no difference.',
    bad: {
      'content/guide.md': 'How to start.',
      'content/guide/index.md': 'How to go on.',
    },
    good: {
      'content/guide.md': 'How to start.',
      'content/guide/more.md': 'How to go on.',
    },
  },
  collision: {
    code: 'path/collision',
    severity: 'error',
    explanation:
      'Two addresses, or two files, differ only in case or in how an accented letter is stored: on many systems they are one file.',
    bad: {
      'content/guide.md': 'How to start.',
      'content/Guide.md': 'How to go on.',
    },
    good: {
      'content/guide.md': 'How to start.',
      'content/next-steps.md': 'How to go on.',
    },
  },
  portable: {
    code: 'path/portable',
    severity: 'error',
    explanation:
      'A name of a page, or of a file beside pages, that some file system, host or browser does not take as it is.',
    bad: { 'content/con.md': 'What the console says.' },
    good: { 'content/console.md': 'What the console says.' },
  },
  reserved: {
    code: 'path/reserved',
    severity: 'error',
    explanation: 'An address that the built site needs for itself.',
    bad: { 'content/button.md': headed('title: Button', DESCRIBED, 'pathname: /_assets/button/') },
    good: { 'content/button.md': headed('title: Button', DESCRIBED, 'pathname: /assets/button/') },
  },
  noPages: {
    code: 'path/no-pages',
    severity: 'error',
    explanation:
      'The content directory is missing or holds no Markdown. A site of no pages would replace the one that was built before.',
    bad: {
      'docs.config.ts': siteConfig("content: './dosc',"),
      'docs/index.md': 'Welcome.',
    },
    good: {
      'docs.config.ts': siteConfig("content: './docs',"),
      'docs/index.md': 'Welcome.',
    },
  },
  invalid: {
    code: 'path/invalid',
    severity: 'error',
    explanation: 'A pathname in front matter is no address inside the site.',
    bad: { 'content/button.md': headed('title: Button', DESCRIBED, 'pathname: /../button/') },
    good: { 'content/button.md': headed('title: Button', DESCRIBED, 'pathname: /inputs/button/') },
  },
} as const satisfies Record<string, Rule>;

/** Two files for one address. `other` is the file that has it. */
export const duplicatePath = (pathname: string, other: string, place: Place) => {
  const looksTheSame = other.normalize('NFC') === place.file.normalize('NFC');
  return report(rules.duplicate, {
    message: `Both ${other} and ${place.file} want to be ${pathname}`,
    hint: looksTheSame
      ? 'The names look the same, but an accented letter in them is stored in two ways. Remove one of the two files.'
      : 'Remove or rename one of the two files, or give one its own pathname: in front matter.',
    place,
  });
};

/** Two addresses that meet on file systems that ignore case. */
export const collidingPath = (
  pathname: string,
  other: { readonly pathname: string; readonly file: string },
  place: Place,
) =>
  report(rules.collision, {
    message: `${pathname} and ${other.pathname} of ${other.file} are one address on many systems`,
    hint: 'Rename one of the two so that they differ by more than case.',
    place,
  });

/** Two files that meet on such file systems, whatever is made of them. */
export function collidingFiles(place: Place, other: string) {
  const { file } = place;
  const looksTheSame = file.normalize('NFC') === other.normalize('NFC');
  return report(rules.collision, {
    message: `${file} and ${other} are one file on many systems`,
    hint: looksTheSame
      ? 'The names look the same, but an accented letter in them is stored in two ways. Remove one of the two files.'
      : 'Rename one of the two so that they differ by more than case.',
    place,
  });
}

/** A file that is to be served where another needs a folder. */
export const fileForFolder = (
  path: string,
  { file, inside }: { readonly file: string; readonly inside: string },
  place: Place,
) =>
  report(rules.duplicate, {
    message: `${file} wants to be the file ${path}, and ${inside} stands in a folder of this name`,
    hint: 'Rename one of the two; the name of a file may get an ending, such as .txt.',
    place,
  });

/** A file that has the name of a folder on such file systems. */
export const fileLikeFolder = (place: Place, folder: string) =>
  report(rules.collision, {
    message: `${place.file} and the folder ${folder} have one name on many systems`,
    hint: 'Rename one of the two; the name of a file may get an ending, such as .txt.',
    place,
  });

/** A part of an address or of the path of a file that is not allowed everywhere. */
export const unportablePath = (part: string, reason: string, place: Place) =>
  report(rules.portable, {
    message: `The name ${JSON.stringify(part)} ${reason}`,
    hint: 'Use lower-case letters, digits and hyphens.',
    place,
  });

/** An address with a use of its own. */
export const reservedPath = (pathname: string, use: string, place: Place) =>
  report(rules.reserved, {
    message: `${pathname} is kept for ${use}`,
    hint: 'Give it another name.',
    place,
  });

/** A public file of redirects beside those of the configuration, which nobody would write. */
export const lostRedirects = (place: Place) =>
  report(rules.reserved, {
    message:
      '/_redirects would stand in the place of redirects and pathAliases of the configuration',
    hint: 'Keep all of them in one of the two. What the configuration has is checked, and holds in every language.',
    place,
  });

/** Nothing to build. `content` is the directory as configured. */
export const noPages = (content: string, place: Place | undefined) =>
  report(rules.noPages, {
    message: `No pages in ${content}`,
    hint: 'Put Markdown files there, or correct content in the configuration.',
    ...(place && { place }),
  });

/** A pathname that is no address. */
export const invalidPathname = (pathname: string, place: Place) =>
  report(rules.invalid, {
    message: `${JSON.stringify(pathname)} is not a pathname`,
    hint: 'Write it as /a/b/: it starts with a slash and has no .., backslash, query or hash.',
    place,
  });
