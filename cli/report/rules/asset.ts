import { error, warning } from '../rule.ts';

/** Reasons not to read a file, after its name. */
export const NOT_READ = {
  outside: 'is a symbolic link to a place outside the site',
  nowhere: 'is a symbolic link to a missing file, or its name is not UTF-8',
  loop: 'is a symbolic link to a folder that contains it',
  special: 'is neither a file nor a folder',
  'too-large': 'is too large to be read',
  denied: 'cannot be read: permission denied, or a disk error',
} as const;

export const asset = {
  'asset/not-found': error(
    'No %{kind} %{path}',
    'Put the file beside the page, or under public/.',
    { isFixable: true },
  ),
  'asset/not-read': error(
    '%{file} %{reason}',
    'Replace it by a regular file inside the site, or remove it.',
  ),
  'asset/not-utf-8': error('Byte %{offset} is not valid UTF-8', 'Save the file as UTF-8.'),
  'asset/nul': error(
    'The text contains a NUL character',
    'Remove it. If this is a binary file, give it the extension of its type.',
  ),
  'asset/control-character': warning(
    'The text contains the invisible character U+%{code}',
    'Remove it, or write it as an escape.',
    { isFixable: true },
  ),
  'asset/too-large': warning(
    'The file has %{bytes} bytes; the limit is %{limit}',
    'Make it smaller, or raise limits.asset in the configuration.',
  ),
};
