import { error, variant, warning } from '../rule.ts';

export const frontMatter = {
  'front-matter/fence': error(
    'Front matter in %{written} is not supported',
    'Front matter is YAML: begin it with a line of exactly ---.',
    { isFixable: true },
  ),
  'front-matter/fence:unclosed': variant(
    'The front matter is not closed',
    'End it with a line of exactly ---.',
  ),
  'front-matter/yaml': error(
    'The front matter is not valid YAML: %{reason}',
    'Quote values that contain ": ", and write each key on a line of its own.',
  ),
  'front-matter/too-deep': error(
    'The front matter has more than %{limit}',
    'Front matter is a flat list of keys. Move longer content into the page.',
  ),
  'front-matter/unknown-key': warning(
    'Unknown front matter key %{key}',
    'Remove it: it has no effect.',
    { isFixable: true },
  ),
  'front-matter/no-effect': warning(
    'Front matter %{key} has no effect yet',
    'Remove it until a release supports the feature.',
  ),
  'front-matter/type': error(
    'Front matter key %{key} must be %{expected}, not %{received}',
    'Write %{expected} after %{key}:, or remove the key.',
    { isFixable: true },
  ),
  'front-matter/no-title': warning(
    'The page has no title',
    'Add title: to its front matter, or begin it with a # heading.',
  ),
  'front-matter/title-length': warning(
    'The title has %{length} characters; the limit is %{limit}',
    'Shorten it to a few words that name the subject of the page.',
  ),
  'front-matter/hard-to-find': warning(
    'A search for "%{title}" does not show this page among its first %{top} results',
    'Give the page a title that names what only it is about, or add searchBoost: to its front matter.',
  ),
  'front-matter/no-description': warning(
    'The page has no description',
    'Add description: with one or two sentences to its front matter.',
  ),
  'front-matter/description-length': warning(
    'The description has %{length} characters; the limit is %{limit}',
    'Shorten it to one or two sentences.',
  ),
  'front-matter/same-title': warning(
    '%{other} also has the title "%{title}"',
    'Give each page a title that tells it from the other.',
  ),
  'front-matter/same-description': warning(
    '%{other} has the same description',
    'Describe what only this page is about.',
  ),
  'front-matter/unknown-author': warning(
    'Unknown author %{name}',
    'Use a key of blog.authors, or add this author there.',
    { isFixable: true },
  ),
  'front-matter/unknown-product': warning(
    'Unknown product %{id}',
    'Use the id of a product, or remove productId.',
    { isFixable: true },
  ),
};
