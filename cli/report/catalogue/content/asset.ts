import type { Place } from '../../../model/diagnostic.ts';
import { report, type Rule } from '../../rule.ts';
import { siteConfig } from '../../sample.ts';
import type { Meant } from '../site/link.ts';

/** Findings about files that pages name, and about their encoding. */
export const rules = {
  notFound: {
    code: 'asset/not-found',
    severity: 'error',
    isFixable: true,
    explanation: 'A page shows or links a file that does not exist.',
    bad: '![Sizes](sizse.png)',
    good: '![Sizes](sizes.png)',
  },
  notRead: {
    code: 'asset/not-read',
    severity: 'error',
    explanation:
      'A path in the content is a link out of the site, to nowhere or in a circle, is not a regular file, or cannot be read. Its content is not used.',
    example: 'content/shared.md → ../../other/shared.md: copy the file into the site',
  },
  notUtf8: {
    code: 'asset/not-utf-8',
    severity: 'error',
    explanation: 'A text is not in UTF-8: reading on would put wrong characters into the site.',
    example: 'save the file as UTF-8',
  },
  nul: {
    code: 'asset/nul',
    severity: 'error',
    explanation: 'A text holds a NUL: it is probably not a text at all.',
    bad: 'A text ends with \0.',
    good: 'A text ends with `\\0`.',
  },
  control: {
    code: 'asset/control-character',
    severity: 'warning',
    isFixable: true,
    explanation:
      'A text holds an invisible control character. Those that turn the direction of text can make code read differently from what it does.',
    bad: 'Open \u202etxt.exe, and a\u0007 window.',
    good: 'Open `txt.exe`, and a window.',
  },
  unused: {
    code: 'asset/unused',
    severity: 'warning',
    explanation:
      'A picture, film or document beside the pages is shown, linked or imported nowhere, so readers never get it.',
    bad: {
      'content/index.md': 'Sizes are small and large.',
      'content/sizes.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    good: {
      'content/index.md': '![Small and large](sizes.svg)',
      'content/sizes.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  tooLarge: {
    code: 'asset/too-large',
    severity: 'warning',
    explanation: 'A file is larger than limits.asset: readers wait for it, and pay for it.',
    bad: {
      'docs.config.ts': siteConfig('limits: { asset: 100 },'),
      'content/index.md': 'Welcome.',
      'content/public/tour.svg':
        '<svg xmlns="http://www.w3.org/2000/svg"><!-- Made with the tool of somebody who likes to be named --></svg>',
    },
    good: {
      'docs.config.ts': siteConfig('limits: { asset: 100 },'),
      'content/index.md': 'Welcome.',
      'content/public/tour.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
} as const satisfies Record<string, Rule>;

/** No such file. */
export const assetNotFound = (
  { path, kind }: { readonly path: string; readonly kind: 'image' | 'file' },
  meant: Meant | undefined,
  place: Place,
) =>
  report(rules.notFound, {
    message: `No ${kind} ${path}`,
    hint:
      meant === undefined
        ? 'Put the file beside the page, or under public/.'
        : `Did you mean ${meant.address}?`,
    place,
    ...(meant?.certain && { fix: { replace: meant.address } }),
  });

const NOT_READ = {
  outside: 'is a link that leads out of the site',
  nowhere: 'is a link that leads nowhere, or has a name that is not UTF-8',
  loop: 'is a link to a folder that it is in',
  special: 'is neither a file nor a folder',
  'too-large': 'is too large to be read',
  denied: 'cannot be read: permission denied, or a disk error',
} as const;

/** A name that must not be opened. */
export const assetNotRead = (file: string, reason: keyof typeof NOT_READ) =>
  report(rules.notRead, {
    message: `${file} ${NOT_READ[reason]}`,
    hint: 'Put the file itself there, or take it out.',
    place: { file },
  });

/** Bytes that are no UTF-8. `offset` counts bytes from 0. */
export const notUtf8 = (offset: number, place: Place) =>
  report(rules.notUtf8, {
    message: `Byte ${offset} is not valid UTF-8`,
    hint: 'Save the file as UTF-8.',
    place,
  });

/** A NUL character. */
export const nulCharacter = (place: Place) =>
  report(rules.nul, {
    message: 'The text holds a NUL character',
    hint: 'Take it out; if this is a binary file, give it the ending of its kind.',
    place,
  });

/** Characters that show nothing and part nothing: the text reads the same without them. Those that break lines or turn the direction do not. */
const SHOWS_NOTHING = /^[\u0001-\u0008\u000e-\u001a\u007f]$/;

/** A control or direction character. */
export const controlCharacter = (character: string, place: Place) =>
  report(rules.control, {
    message: `The text holds the invisible character U+${codeOf(character)}`,
    hint: 'Take it out, or write it as an escape.',
    place,
    ...(SHOWS_NOTHING.test(character) && { fix: { replace: '' } }),
  });

const codeOf = (character: string) =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** A file that nothing shows. */
export const assetUnused = (file: string) =>
  report(rules.unused, {
    message: 'No page shows this file, and nothing imports it',
    hint: 'Show it, move it to public/ if another site shows it, or take it away.',
    place: { file },
  });

/** A file that is too much for readers. */
export const assetTooLarge = (file: string, has: number, limit: number) =>
  report(rules.tooLarge, {
    message: `The file has ${has.toLocaleString('en')} bytes, ${limit.toLocaleString('en')} are the limit`,
    hint: 'Make it smaller, or raise limits.asset in the configuration.',
    place: { file },
  });
