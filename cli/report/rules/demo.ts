import { error, variant, warning } from '../rule.ts';

export const demo = {
  'demo/not-found': error('No demo %{name}', 'Looked for %{looked}.'),
  'demo/outside': error(
    'Demo %{name} is outside the content directory',
    'Put the module beside the page that shows it.',
  ),
  'demo/unknown-option': warning('Unknown option %{name}', 'Remove it.', { isFixable: true }),
  'demo/option-type': warning(
    'Option %{name} has a value of the wrong type',
    'Expected %{expected}.',
  ),
  'demo/redundant-option': warning('hideToolbar is false by default', 'Remove it.', {
    isFixable: true,
  }),
  'demo/redundant-option:toolbar': variant(
    '%{key} has no effect with hideToolbar',
    'Remove %{key} or hideToolbar.',
  ),
  'demo/redundant-option:height': variant(
    'height has no effect without iframe',
    'Add "iframe": true, or remove height.',
  ),
  'demo/syntax': error('%{reason}', '', { needsRender: true }),
  'demo/unresolved-import': error('Cannot find %{specifier}', '%{hint}', { needsRender: true }),
  'demo/no-such-export': error(
    '%{from} has no export %{name}',
    'Correct the name. For a package, check the exports of the installed version.',
    { needsRender: true },
  ),
  'demo/no-such-export:default': variant(
    'The demo has no default export',
    'Export the component to show: export default function …',
  ),
  'demo/bundle-failed': error('%{reason}', '', { needsRender: true }),
  'demo/package-fault': warning(
    'The package %{name} has a defect: %{reason}',
    'This site cannot repair it: install another version, or the missing dependency of the package.',
    { needsRender: true },
  ),
  'demo/node-module': warning(
    '%{name} imports modules of Node.js, which are empty in browsers: %{modules}',
    'Demos that use them at run time fail. Import the part of the package that is made for browsers.',
    { needsRender: true },
  ),
  'demo/render-failed': warning(
    '%{name} threw an error while it was rendered: %{reason}',
    'Read values that only a browser has in effects and event handlers.',
    { needsRender: true },
  ),
  'demo/client-only': warning(
    '%{name} needs `%{needs}`, so only the browser renders it',
    'To render it during the build too, read window, document and storage only in effects and event handlers.',
    { needsRender: true },
  ),
  'demo/types': error('%{message} (TS%{number})', '%{reason}', { needsTypes: true }),
  'demo/types:more': variant('%{count} more type %{errors} in this file'),
  'demo/untyped': warning(
    'The types of demos were not checked: the types of React are not installed',
    'Install them beside the site: npm install --save-dev @types/react',
    { needsTypes: true },
  ),
  'demo/console': error('%{name} wrote to the console: %{text}', '', { askedBy: '--demos' }),
  'demo/hydration': error(
    '%{name} differs between server and browser: %{text}',
    'Read the time, random numbers, the locale and window in effects and event handlers.',
    { askedBy: '--demos' },
  ),
  'demo/crash': error('%{name} failed in the browser: %{text}', '', { askedBy: '--demos' }),
  'demo/crash:slow': variant(
    '%{name} was not interactive after %{seconds} seconds',
    'Look for an effect that never ends, or for a module that does not load.',
  ),
  'demo/accessibility': error(
    '%{name}: %{help} (%{rule}) at %{selector}',
    'https://dequeuniversity.com/rules/axe/latest/%{rule}',
    { askedBy: '--demos' },
  ),
  'demo/no-browser': error(
    'check --demos needs Chromium or Chrome, and found neither',
    'Install one, or set CHROMIUM to the path of its program.',
  ),
  'demo/no-browser:packages': variant(
    'check --demos needs the package %{name}, which is not installed',
    'Install its packages beside the site: npm install --save-dev playwright-core axe-core',
  ),
  'demo/no-browser:start': variant(
    '%{program} does not start: %{reason}',
    'Start it by hand to see why, or set CHROMIUM to the path of another browser.',
  ),
};
