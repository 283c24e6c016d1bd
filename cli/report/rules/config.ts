import { error, variant, warning } from '../rule.ts';

const ALL_RULES =
  'Run docs-build check --list-rules to list all rules; a family is written link/*.';

export const config = {
  'config/not-found': error(
    'No configuration in %{where}',
    'Looked for %{looked}. Give the directory of the site, or create a site with docs-build init.',
  ),
  'config/root-path': error(
    'The path of the site contains a backslash: %{root}',
    'Rename the folder: Node.js cannot load modules from such a path.',
  ),
  'config/syntax': error('%{reason}'),
  'config/threw': error(
    'The configuration does not load: %{reason}',
    'Correct the module so that it loads without an error.',
  ),
  'config/threw:ended': variant(
    'The configuration ended without exporting a value',
    'Remove calls of process.exit, and promises that never settle.',
  ),
  'config/threw:slow': variant(
    'The configuration did not load within %{seconds} seconds',
    'Look for an endless loop, or for work that belongs elsewhere.',
  ),
  'config/module': error(
    'The module in %{key} does not load: %{reason}',
    'Correct the path in %{key}, or the module.',
    { hidesFindings: true },
  ),
  'config/theme-threw': error(
    'The theme threw an error while it rendered %{pathname}: %{reason}',
    'Correct the theme, or what the page passes to it.',
    { losesPage: true },
  ),
  'config/no-package': error(
    'Package %{name} of errorCodes is not installed',
    'Install %{name}, or remove it from errorCodes.packages.',
  ),
  'config/unknown-key': error('Unknown key %{key}', 'Remove it.'),
  'config/unknown-rule': error('Unknown rule %{name} in %{key}', ALL_RULES),
  'config/unknown-rule:flag': variant('Unknown rule %{name}', ALL_RULES),
  'config/renamed-key': warning('The key %{key} is now spelled %{name}', 'Rename it to %{name}.', {
    isFixable: true,
  }),
  'config/not-searched': error(
    'docs-build search has no index for %{flag} %{name}',
    'Known: %{known}.',
  ),
  'config/not-searched:off': variant(
    'The site has no search index of its own',
    'Set features.search to true in the configuration.',
  ),
  'config/no-effect': warning(
    'The key %{key} has no effect yet',
    'Remove it until a release supports the feature.',
  ),
  'config/invalid': error('%{key}: %{reason}', '%{hint}'),
  'config/invalid:data': variant(
    '%{key}: expected plain data, received %{received}',
    'The configuration must survive JSON.stringify. Refer to code by the path of its module.',
  ),
  'ignore/no-reason': warning(
    'This comment suppresses a rule without a reason',
    'Add the reason: docs-build-ignore %{names}: the reason.',
  ),
  'ignore/unknown-rule': warning('Unknown rule %{name}', ALL_RULES),
  'ignore/unknown-rule:none': variant('This comment names no rule', ALL_RULES),
  'ignore/unused': warning(
    'Unused suppression: %{name} finds nothing here',
    'Remove the comment, or the name of the rule.',
  ),
  'ignore/unused:allow': variant(
    'Unused suppression: no finding of %{name} matches this entry',
    'Remove it from allow.',
  ),
};
