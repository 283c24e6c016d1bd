import type { Place } from '../../model/diagnostic.ts';
import { defineError, defineRule, defineWarning, didYouMean, replaceWith } from '../rule.ts';
import type { NearPath } from '../suggest.ts';

export const assetNotFound = defineRule(
  'asset/not-found',
  { severity: 'error', isFixable: true },
  (
    { path, kind }: { readonly path: string; readonly kind: 'image' | 'file' },
    meant: NearPath | undefined,
    place: Place,
  ) => ({
    message: `No ${kind} ${path}`,
    hint: didYouMean(meant?.address, 'Put the file beside the page, or under public/.'),
    place,
    fix: replaceWith(meant?.certain ? meant.address : undefined),
  }),
);

const NOT_READ = {
  outside: 'is a symbolic link to a place outside the site',
  nowhere: 'is a symbolic link to a missing file, or its name is not UTF-8',
  loop: 'is a symbolic link to a folder that contains it',
  special: 'is neither a file nor a folder',
  'too-large': 'is too large to be read',
  denied: 'cannot be read: permission denied, or a disk error',
} as const;

export const assetNotRead = defineError(
  'asset/not-read',
  (file: string, reason: keyof typeof NOT_READ) => ({
    message: `${file} ${NOT_READ[reason]}`,
    hint: 'Replace it by a regular file inside the site, or remove it.',
    place: { file },
  }),
);

/** `offset` counts bytes from 0. */
export const notUtf8 = defineError('asset/not-utf-8', (offset: number, place: Place) => ({
  message: `Byte ${offset} is not valid UTF-8`,
  hint: 'Save the file as UTF-8.',
  place,
}));

export const nulCharacter = defineError('asset/nul', (place: Place) => ({
  message: 'The text contains a NUL character',
  hint: 'Remove it. If this is a binary file, give it the extension of its type.',
  place,
}));

/** Characters that can be removed without changing how the text reads; those that break lines or change its direction cannot. */
const REMOVABLE = /^[\u0001-\u0008\u000e-\u001a\u007f]$/;

/** A control character, or one that changes the direction of text. */
export const controlCharacter = defineRule(
  'asset/control-character',
  { severity: 'warning', isFixable: true },
  (character: string, place: Place) => ({
    message: `The text contains the invisible character U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    hint: 'Remove it, or write it as an escape.',
    place,
    fix: replaceWith(REMOVABLE.test(character) ? '' : undefined),
  }),
);

export const assetTooLarge = defineWarning(
  'asset/too-large',
  (file: string, bytes: number, limit: number) => ({
    message: `The file has ${bytes.toLocaleString('en')} bytes; the limit is ${limit.toLocaleString('en')}`,
    hint: 'Make it smaller, or raise limits.asset in the configuration.',
    place: { file },
  }),
);
