import { expect, test } from 'vitest';
import { canonicalize } from '../../cli/model/paths.ts';
import { productOfPath } from '../../cli/model/nav.ts';
import { pathRulesOf } from '../../cli/resolve/products.ts';
import { navLabel, titleFromPath } from '../../cli/resolve/nav.ts';
import { pathRules, products } from '../../navigation/products.ts';

/** This site's own rules, as `docs.config.ts` gives them to the engine. */
const RULES = pathRulesOf({ pathRules, products });
const OPTIONS = { languages: ['en', 'zh', 'pt'], aliases: [{ from: '/api', to: '/api-docs' }] };

/**
 * Spec §2, path helper rules: address → language, canonicalAs, canonicalPathname, category,
 * product. One row per address.
 */
type Row = readonly [string, string, string, string, string | null, string | null];
// prettier-ignore
const ROUTES: readonly Row[] = [
  ['/', 'en', '/', '/', null, null],
  ['/#foo', 'en', '/#foo', '/', null, null],
  ['/?a=1', 'en', '/?a=1', '/', null, null],
  // Languages: every known prefix is removed, with or without a slash after it.
  ['/zh/', 'zh', '/', '/', null, null],
  ['/zh', 'zh', '/', '/', null, null],
  ['/zh#foo', 'zh', '/#foo', '/', null, null],
  ['/zh?a=1', 'zh', '/?a=1', '/', null, null],
  ['/en/', 'en', '/', '/', null, null],
  ['/pt/', 'pt', '/', '/', null, null],
  ['/fr/', 'en', '/fr/', '/fr', null, null],
  ['/zhx/a/', 'en', '/zhx/a/', '/zhx/a', null, null],
  ['/en/material-ui/react-button/', 'en', '/material-ui/react-button/', '/material-ui/react-button', 'core', 'material-ui'],
  ['/zh/material-ui/react-button/', 'zh', '/material-ui/react-button/', '/material-ui/react-button', 'core', 'material-ui'],
  ['/pt/material-ui/react-button/', 'pt', '/material-ui/react-button/', '/material-ui/react-button', 'core', 'material-ui'],
  ['/zh/material-ui/react-button/#sizes', 'zh', '/material-ui/react-button/#sizes', '/material-ui/react-button', 'core', 'material-ui'],
  ['/fr/material-ui/react-button/', 'en', '/fr/material-ui/react-button/', '/fr/material-ui/react-button', null, null],
  // The alias works at a segment boundary only.
  ['/api', 'en', '/api', '/api-docs', null, null],
  ['/api/', 'en', '/api/', '/api-docs', null, null],
  ['/api/button/', 'en', '/api/button/', '/api-docs/button', null, null],
  ['/api/button/#props', 'en', '/api/button/#props', '/api-docs/button', null, null],
  ['/zh/api/button/', 'zh', '/api/button/', '/api-docs/button', null, null],
  ['/pt/api/button/', 'pt', '/api/button/', '/api-docs/button', null, null],
  ['/apis/foo', 'en', '/apis/foo', '/apis/foo', null, null],
  ['/api-docs/x', 'en', '/api-docs/x', '/api-docs/x', null, null],
  ['/material-ui/api/button/', 'en', '/material-ui/api/button/', '/material-ui/api/button', 'core', 'material-ui'],
  // Material UI.
  ['/material-ui', 'en', '/material-ui', '/material-ui', 'core', 'material-ui'],
  ['/material-ui/', 'en', '/material-ui/', '/material-ui', 'core', 'material-ui'],
  ['/material-ui/react-button', 'en', '/material-ui/react-button', '/material-ui/react-button', 'core', 'material-ui'],
  ['/material-ui/react-button/', 'en', '/material-ui/react-button/', '/material-ui/react-button', 'core', 'material-ui'],
  ['/material-ui/react-app-bar/#app-bar-with-responsive-menu', 'en', '/material-ui/react-app-bar/#app-bar-with-responsive-menu', '/material-ui/react-app-bar', 'core', 'material-ui'],
  ['/material-ui/react-button/?a=1#b', 'en', '/material-ui/react-button/?a=1#b', '/material-ui/react-button', 'core', 'material-ui'],
  ['/material-uix/', 'en', '/material-uix/', '/material-uix', null, null],
  ['//material-ui/a/', 'en', '//material-ui/a/', '//material-ui/a', 'core', 'material-ui'],
  // Base UI, Joy UI, System.
  ['/base-ui/react-button/', 'en', '/base-ui/react-button/', '/base-ui/react-button', 'core', 'base-ui'],
  ['/base-ui/react-button/components-api/', 'en', '/base-ui/react-button/components-api/', '/base-ui/react-button/components-api', 'core', 'base-ui'],
  ['/base-ui/react-menu/hooks-api/#use-menu', 'en', '/base-ui/react-menu/hooks-api/#use-menu', '/base-ui/react-menu/hooks-api', 'core', 'base-ui'],
  ['/joy-ui/react-button/', 'en', '/joy-ui/react-button/', '/joy-ui/react-button', 'core', 'joy-ui'],
  ['/joy-ui', 'en', '/joy-ui', '/joy-ui', 'core', 'joy-ui'],
  ['/system', 'en', '/system', '/system', 'core', 'system'],
  ['/system/', 'en', '/system/', '/system', 'core', 'system'],
  ['/system/borders', 'en', '/system/borders', '/system/borders', 'core', 'system'],
  ['/systems/', 'en', '/systems/', '/systems', null, null],
  // X.
  ['/x', 'en', '/x', '/x', 'x', null],
  ['/x/', 'en', '/x/', '/x', 'x', null],
  ['/x/?a=1#b', 'en', '/x/?a=1#b', '/x', 'x', null],
  ['/x/react-', 'en', '/x/react-', '/x/react-', 'x', null],
  ['/x/react-data-grid', 'en', '/x/react-data-grid', '/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-data-grid/', 'en', '/x/react-data-grid/', '/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-data-grid#foo', 'en', '/x/react-data-grid#foo', '/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-data-grid/components', 'en', '/x/react-data-grid/components', '/x/react-data-grid/components', 'x', 'x-data-grid'],
  ['/x/react-date-pickers/components', 'en', '/x/react-date-pickers/components', '/x/react-date-pickers/components', 'x', 'x-date-pickers'],
  ['/x/react-scheduler/components', 'en', '/x/react-scheduler/components', '/x/react-scheduler/components', 'x', 'x-scheduler'],
  ['/x/react-foo/', 'en', '/x/react-foo/', '/x/react-foo', 'x', 'x-foo'],
  ['/x/introduction/', 'en', '/x/introduction/', '/x/introduction', 'x', null],
  ['/x/migration/migration-data-grid-v5/', 'en', '/x/migration/migration-data-grid-v5/', '/x/migration/migration-data-grid-v5', 'x', null],
  ['/x/api/data-grid/data-grid/', 'en', '/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid', 'x', null],
  // Toolpad: the second segment `studio`, else core.
  ['/toolpad', 'en', '/toolpad', '/toolpad', 'toolpad', 'toolpad-core'],
  ['/toolpad/', 'en', '/toolpad/', '/toolpad', 'toolpad', 'toolpad-core'],
  ['/toolpad/studio', 'en', '/toolpad/studio', '/toolpad/studio', 'toolpad', 'toolpad-studio'],
  ['/toolpad/studio/', 'en', '/toolpad/studio/', '/toolpad/studio', 'toolpad', 'toolpad-studio'],
  ['/toolpad/studio/getting-started/first-app/', 'en', '/toolpad/studio/getting-started/first-app/', '/toolpad/studio/getting-started/first-app', 'toolpad', 'toolpad-studio'],
  ['/toolpad/studios/', 'en', '/toolpad/studios/', '/toolpad/studios', 'toolpad', 'toolpad-core'],
  ['/toolpad/core/introduction/', 'en', '/toolpad/core/introduction/', '/toolpad/core/introduction', 'toolpad', 'toolpad-core'],
  ['/toolpad/getting-started/', 'en', '/toolpad/getting-started/', '/toolpad/getting-started', 'toolpad', 'toolpad-core'],
  // Docs.
  ['/docs/', 'en', '/docs/', '/docs', null, 'docs'],
  ['/docs/foo/', 'en', '/docs/foo/', '/docs/foo', null, 'docs'],
  ['/versions', 'en', '/versions', '/versions', null, 'docs'],
  ['/versions/', 'en', '/versions/', '/versions', null, 'docs'],
  ['/production-error', 'en', '/production-error', '/production-error', null, 'docs'],
  ['/production-error/?code=1', 'en', '/production-error/?code=1', '/production-error', null, 'docs'],
  // Experiments, blog.
  ['/experiments/docs', 'en', '/experiments/docs', '/experiments/docs', null, 'docs-infra'],
  ['/experiments/docs/', 'en', '/experiments/docs/', '/experiments/docs', null, 'docs-infra'],
  ['/experiments/docs/headers/', 'en', '/experiments/docs/headers/', '/experiments/docs/headers', null, 'docs-infra'],
  ['/experiments/joy/x/', 'en', '/experiments/joy/x/', '/experiments/joy/x', null, null],
  ['/blog/2019/', 'en', '/blog/2019/', '/blog/2019', null, null],
];

test.each(ROUTES)(
  'spec §2: splits the address %s into language, path, category and product',
  (address, userLanguage, as, pathname, category, product) => {
    const canonical = canonicalize(address, OPTIONS);
    expect({ ...canonical, ...productOfPath(canonical.canonicalPathname, RULES) }).toEqual({
      userLanguage,
      canonicalAs: as,
      canonicalPathname: pathname,
      productCategoryId: category,
      productId: product,
    });
  },
);

test('ignores query and hash when it determines the product of an address', () => {
  expect(productOfPath('/system/borders/?a=/x/#/toolpad', RULES).productId).toBe('system');
});

/** Spec §2, page titles: titles from the last segment, for pages without a translated title. */
const TITLES: readonly (readonly [page: string, title: string])[] = [
  ['/docs/src/pages/components/button/button.md', 'Button'],
  ['/components', 'Components'],
  ['/customization/how-to-customize', 'How to customize'],
  ['/docs/pages/material/react-buttons.js', 'Buttons'],
  ['/material-ui/getting-started', 'Getting started'],
  ['/material-ui/react-text-field', 'Text field'],
  ['/material-ui/react-', ''],
  ['/material-ui/api/card-actions', 'CardActions'],
  ['/material-ui/api/grid-2', 'Grid2'],
  ['/material-ui/api/css-baseline', 'CssBaseline'],
  ['/base-ui/api/use-menu', 'useMenu'],
  ['/api-docs/use-menu', 'UseMenu'],
  ['/api-docs/button-base', 'ButtonBase'],
  ['/x/react-data-grid', 'Data grid'],
  ['/material-ui/customization/css-variables', 'Css variables'],
  ['/material-ui/guides/api', 'Api'],
  ['/x/react-charts', 'Charts'],
  ['/experiments/docs/data-grid-premium', 'Data grid premium'],
  ['/style-utilities', 'Style utilities'],
  ['/x/api/data-grid/grid-api', 'GridApi'],
  ['/material-ui/react-grid2', 'Grid2'],
  ['/a.b.c', 'A'],
  ['/getting_started', 'Getting started'],
  ['/a/__init__', '__init__'],
  ['/material-ui/react-react-x', 'React x'],
];

test.each(TITLES)('spec §2: titles %s "%s"', (pathname, title) => {
  expect(titleFromPath(pathname)).toBe(title);
});

const SUBHEADERS: readonly (readonly [subheader: string, title: string])[] = [
  ['data-display', 'Data display'],
  ['inputs', 'Inputs'],
  ['MUI X', 'MUI X'],
  ['/material-ui/customization/css-variables', 'Css variables'],
  ['Upgrade to v6', 'Upgrade to v6'],
  ['lab', 'Lab'],
  ['main-features', 'Main features'],
  ['Next.js', 'Next.js'],
];

test.each(SUBHEADERS)('spec §2: shows the heading %s as "%s"', (subheader, title) => {
  expect(titleFromPath(subheader)).toBe(title);
});

const titled = { pathname: '/a', title: 'Own' };

test("spec §2: prefers the language's translation pages.{path} to the title of the entry", () => {
  const own = { 'pages./a': 'Translated' };
  expect(navLabel(titled, { own, first: {} })).toBe('Translated');
  expect(navLabel(titled, { own: { 'pages./a': '' }, first: {} })).toBe('Own');
});

test('prefers the title of the entry to the default language, and that to the path', () => {
  const first = { 'pages./a': 'First' };
  expect(navLabel(titled, { own: {}, first })).toBe('Own');
  expect(navLabel({ pathname: '/a' }, { own: {}, first })).toBe('First');
});

test('spec §2: prefers the translation pages.{path} to the path', () => {
  const own = { 'pages./material-ui/react-button': 'Botão', 'pages.inputs': 'Entradas' };
  const texts = { own, first: {} };
  expect(navLabel({ pathname: '/material-ui/react-button/' }, texts)).toBe('Botão');
  expect(navLabel({ pathname: '/a', subheader: 'inputs' }, texts)).toBe('Entradas');
});

test.each([
  ['https://mui.com/versions/', 'Versions'],
  ['https://mui.com/store/?utm_source=docs', 'Store'],
  ['https://mui.com', 'mui.com'],
  ['/material-ui/react-', 'React'],
  ['/', 'Home'],
])('labels every entry: %s → %s', (pathname, label) => {
  expect(navLabel({ pathname }, { own: {}, first: {} })).toBe(label);
});
