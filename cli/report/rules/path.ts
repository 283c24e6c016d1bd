import { error, variant } from '../rule.ts';

const SAME_LETTERS =
  'The names look the same, but an accented letter in them is stored in two ways. Remove one of the two files.';
const OTHER_CASE = 'Rename one of the two so that they differ by more than case.';
const RENAME_FILE = 'Rename one of the two; a file name may get an extension, such as .txt.';

export const path = {
  'path/duplicate': error(
    'Both %{other} and %{file} have the address %{pathname}',
    'Remove or rename one of the two files, or give one its own pathname: in front matter.',
  ),
  'path/duplicate:accents': variant(
    'Both %{other} and %{file} have the address %{pathname}',
    SAME_LETTERS,
  ),
  'path/duplicate:folder': variant(
    '%{file} is served as the file %{path}, but %{inside} needs a folder of this name',
    RENAME_FILE,
  ),
  'path/collision': error(
    '%{pathname} and %{other} of %{file} are the same address on many systems',
    OTHER_CASE,
  ),
  'path/collision:files': variant(
    '%{file} and %{other} are the same file on many systems',
    OTHER_CASE,
  ),
  'path/collision:accents': variant(
    '%{file} and %{other} are the same file on many systems',
    SAME_LETTERS,
  ),
  'path/collision:folder': variant(
    '%{file} and the folder %{folder} have the same name on many systems',
    RENAME_FILE,
  ),
  'path/portable': error(
    'The name %{name} %{reason}',
    'Use lower-case letters, digits and hyphens.',
  ),
  'path/reserved': error('%{pathname} is reserved for %{use}', 'Choose another name.'),
  'path/reserved:redirects': variant(
    '/_redirects would replace the redirects and pathAliases of the configuration',
    'Keep all redirects in one of the two. Those of the configuration are checked, and work in every language.',
  ),
  'path/no-pages': error(
    'No pages in %{content}',
    'Put Markdown files there, or correct content in the configuration.',
  ),
  'path/invalid': error(
    '%{pathname} is not a pathname',
    'Write it as /a/b/: it begins with a slash and has no .., backslash, query or hash.',
  ),
};
