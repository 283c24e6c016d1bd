import { error, variant, warning } from '../rule.ts';

export const api = {
  'api/unknown-component': error(
    'No package has a %{kind} %{name}',
    'Remove the name, or correct it.',
  ),
  'api/unknown-component:left-out': variant(
    'The API reference leaves out the %{kind} %{name}',
    '%{why}',
  ),
  'api/unknown-component:other-kind': variant(
    'No package has a %{kind} %{name}',
    'Name it under %{key}.',
  ),
  'api/component-without-page': warning(
    'No page names %{count} of %{all} parts of %{package}: %{names}',
    'Name them under components or hooks in the front matter of the page that shows them.',
  ),
  'api/unknown-prop': error('%{names} no prop %{prop}', 'Correct the name, or remove it.', {
    isFixable: true,
  }),
  'api/wrong-default': error(
    'The comment of prop %{prop} of %{name} gives the default %{stated}, but the code has %{actual}',
    'Correct @default in the comment, or the code.',
  ),
  'api/no-package': error(
    'Package %{package} of api is not installed',
    'Install %{package}, or correct its name.',
  ),
  'api/no-package:untyped': variant(
    'Package %{package} of api has no type declarations',
    'Document a package that has type declarations, or remove it from api.',
  ),
  'api/duplicate-page': error(
    '%{page} and %{other} are both documented at %{pathname}',
    'Give one of the packages another path, or leave one of the two out with leftOut.',
  ),
  'api/unknown-reference': error(
    'The package %{name} is not in api',
    'The key api of the configuration lists the documented packages.',
  ),
  'api/unknown-part': error(
    'No package documents a component or hook %{name}',
    'Run docs-build api without --part to list all of them.',
  ),
  'api/unknown-part:left-out': variant(
    '%{name} is not documented: %{reason}',
    'Run docs-build api without --part to list all of them.',
  ),
  'api/unknown-part:several': variant(
    '%{packages} all have a part %{name}',
    'Choose one with --package %{package}',
  ),
};
