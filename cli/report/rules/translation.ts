import { error, variant, warning } from '../rule.ts';

export const translation = {
  'translation/json': error(
    'The translations cannot be read: %{reason}',
    'A translations file is a JSON object of texts by key.',
  ),
  'translation/doubled-key': warning(
    'The key %{key} occurs a second time here',
    'Keep one of the two: only the last one is used.',
  ),
  'translation/no-original': error(
    'This translates %{pathname}, but no such page exists in %{language}',
    'Write the page in the first language too, or correct the file name.',
  ),
  'translation/language-off': warning(
    'The site has no language %{language}: this translation is not used',
    "Add '%{language}' to site.languages, or remove the file.",
  ),
  'translation/untranslated': warning(
    'Pages under %{prefix} are never translated: this file is not used',
    'Remove the file, or remove %{prefix} from untranslated.',
  ),
  'translation/unknown-key': warning('Unused translation key %{key}', 'Remove it.', {
    isFixable: true,
  }),
  'translation/places': warning('Unknown placeholder {%{name}}', 'Remove it.'),
  'translation/places:missing': variant(
    'The text %{key} lacks the placeholder {%{name}}',
    'Write {%{name}} where it belongs in this language.',
  ),
  'translation/words': warning(
    '%{missing} of %{all} texts of the theme are not translated into %{language}: %{keys}',
    'Add them to translations/%{language}.json in the content directory. Until then they are shown in English.',
  ),
  'translation/missing': warning(
    'Not translated into %{language}',
    'Write %{path}, or create a draft of it with `docs-build check --fix --only translation/missing`.',
    { askedBy: 'name' },
  ),
  'translation/missing:draft': variant(
    'The translation into %{language} is still a draft',
    'Translate it, then remove draft from its front matter.',
  ),
  'translation/unmarked': warning(
    'The translation has no sourceHash, so it is never reported as outdated',
    'If it is up to date with its original, add sourceHash: %{hash} to its front matter.',
    { askedBy: 'name' },
  ),
  'translation/outdated': warning(
    '%{original} has changed since it was translated',
    'Update the translation, then set sourceHash: %{hash}.',
  ),
  'translation/headings': warning(
    '%{difference}',
    'Give the translation the same headings, in the same order and on the same levels.',
    { changedByPlugins: true },
  ),
  'translation/anchor': warning(
    'In the original, this heading has the id %{id}',
    'Add {#%{id}} to its end, so that links to it work here too.',
    { changedByPlugins: true },
  ),
  'translation/demos': warning(
    'The original also shows %{names}',
    'Add them to the translation: demos are the same in all languages.',
  ),
};
