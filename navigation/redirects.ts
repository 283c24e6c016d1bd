import type { NavEntry } from 'docs-build';
import { baseUi } from './base-ui.ts';
import { materialUi } from './material-ui.ts';

/**
 * Addresses of earlier releases of this documentation, also in published packages, and their
 * replacements.
 */
const MOVED: Readonly<Record<string, string>> = {
  '/material-ui/': '/material-ui/getting-started/',
  '/joy-ui/': '/joy-ui/getting-started/',
  '/base-ui/': '/base-ui/getting-started/',
  '/system/': '/system/getting-started/',
  '/r/styles-instance-warning': '/material-ui/getting-started/faq/',
  '/r/caveat-with-refs-guide': '/material-ui/guides/composition/#refs',
  '/r/state-classes-guide': '/material-ui/customization/how-to-customize/#states',
  '/r/pseudo-classes-guide': '/material-ui/customization/how-to-customize/#states',
  '/r/custom-component-variants': '/material-ui/customization/theme-components/#new-variants',
  '/r/migration-v4': '/material-ui/migration/migration-v4/',
  '/r/input-component-ref-interface': '/material-ui/react-text-field/',
  '/r/issue-template': 'https://stackblitz.com/github/stackblitz/starters/tree/main/react-ts',
  '/r/issue-template-next': 'https://stackblitz.com/github/stackblitz/starters/tree/main/react-ts',
  '/r/issue-template-latest':
    'https://stackblitz.com/github/stackblitz/starters/tree/main/react-ts',
  '/r/discord': 'https://discord.com/invite/tewQuNeUyS',
  '/demos/selection-controls/': '/material-ui/react-radio-button/',
  '/lab/about/': '/material-ui/about-the-lab/',
  '/style/color/': '/material-ui/customization/color/',
  '/style/reboot/': '/material-ui/react-css-baseline/',
  '/style/typography': 'https://v3.mui.com/style/typography/#migration-to-typography-v2',
  '/utils/modals/': '/material-ui/react-modal/',
  '/utils/popovers/': '/material-ui/react-popover/',
  '/components/expansion-panels/': '/material-ui/react-accordion/',
  '/api/expansion-panel/': '/material-ui/api/accordion/',
  '/api/expansion-panel-actions/': '/material-ui/api/accordion-actions/',
  '/api/expansion-panel-details/': '/material-ui/api/accordion-details/',
  '/api/expansion-panel-summary/': '/material-ui/api/accordion-summary/',
  '/components/grid-list/': '/material-ui/react-image-list/',
  '/api/grid-list/': '/material-ui/api/image-list/',
  '/api/grid-list-tile/': '/material-ui/api/image-list-item/',
  '/api/grid-list-tile-bar/': '/material-ui/api/image-list-item-bar/',
  '/api/root-ref/': 'https://v4.mui.com/api/root-ref/',
  '/components/slider-styled/': '/material-ui/react-slider/',
  '/components/icons/': '/material-ui/icons/',
  '/components/material-icons/': '/material-ui/material-icons/',
  '/components/transitions/': '/material-ui/transitions/',
  '/components/about-the-lab/': '/material-ui/about-the-lab/',
  '/components/tabs/': '/material-ui/react-tabs/',
  '/components/breadcrumbs/': '/material-ui/react-breadcrumbs/',
  '/components/checkboxes/': '/material-ui/react-checkbox/',
  '/components/switches/': '/material-ui/react-switch/',
  '/components/buttons/': '/material-ui/react-button/',
  '/components/radio-buttons/': '/material-ui/react-radio-button/',
  '/components/selects/': '/material-ui/react-select/',
  '/components/text-fields/': '/material-ui/react-text-field/',
  '/components/avatars/': '/material-ui/react-avatar/',
  '/components/badges/': '/material-ui/react-badge/',
  '/components/chips/': '/material-ui/react-chip/',
  '/components/dividers/': '/material-ui/react-divider/',
  '/components/lists/': '/material-ui/react-list/',
  '/components/tables/': '/material-ui/react-table/',
  '/components/tooltips/': '/material-ui/react-tooltip/',
  '/components/dialogs/': '/material-ui/react-dialog/',
  '/components/snackbars/': '/material-ui/react-snackbar/',
  '/components/cards/': '/material-ui/react-card/',
  '/components/drawers/': '/material-ui/react-drawer/',
  '/components/links/': '/material-ui/react-link/',
  '/components/menus/': '/material-ui/react-menu/',
  '/components/steppers/': '/material-ui/react-stepper/',
  '/api/unstable-trap-focus/': '/base-ui/react-focus-trap/components-api/#focus-trap',
  '/api/click-away-listener/':
    '/base-ui/react-click-away-listener/components-api/#click-away-listener',
  '/api/input-unstyled/': '/base-ui/react-input/components-api/#input',
  '/api/no-ssr/': '/base-ui/react-no-ssr/components-api/#no-ssr',
  '/api/form-control-unstyled/': '/base-ui/react-form-control/components-api/#form-control',
  '/api/badge-unstyled/': '/base-ui/react-badge/components-api/#badge',
  '/api/switch-unstyled/': '/base-ui/react-switch/components-api/#switch',
  '/api/slider-unstyled/': '/base-ui/react-slider/components-api/#slider',
  '/api/button-unstyled/': '/base-ui/react-button/components-api/#button',
  '/api/textarea-autosize/': '/base-ui/react-textarea-autosize/components-api/#textarea-autosize',
  '/api/modal-unstyled/': '/base-ui/react-modal/components-api/#modal',
  '/api/option-group-unstyled/': '/base-ui/react-select/components-api/#option-group',
  '/api/portal/': '/base-ui/react-portal/components-api/#portal',
  '/api/menu-item-unstyled/': '/base-ui/react-menu/components-api/#menu-item',
  '/api/tabs-list-unstyled/': '/base-ui/react-tabs/components-api/#tabs-list',
  '/api/menu-unstyled/': '/base-ui/react-menu/components-api/#menu',
  '/api/tab-panel-unstyled/': '/base-ui/react-tabs/components-api/#tab-panel',
  '/api/popper-unstyled/': '/base-ui/react-popper/components-api/#popper',
  '/api/select-unstyled/': '/base-ui/react-select/components-api/#select',
  '/material-ui/customization/unstyled-components/': '/base-ui/getting-started/',
  '/base/react-chip/': '/material-ui/react-chip/',
  '/system/basics/': '/system/getting-started/',
  '/base/api/trap-focus/': '/base-ui/react-focus-trap/components-api/#focus-trap',
  '/guides/migration-v4/': '/material-ui/migration/migration-v4/',
  '/material-ui/migration/upgrade-to-grid-v2/': '/material-ui/migration/migration-grid-v2/',
  '/material-ui/react-grid2/': '/material-ui/react-grid/',
  '/components/grid2/': '/material-ui/react-grid/',
  '/material-ui/react-hidden/': '/material-ui/migration/upgrade-to-v7/#hidden',
  '/components/hidden/': '/material-ui/migration/upgrade-to-v7/#hidden',
  '/material-ui/api/hidden/': '/material-ui/migration/upgrade-to-v7/#hidden',
  '/api/hidden/': '/material-ui/migration/upgrade-to-v7/#hidden',
  '/material-ui/migration/v5/': '/material-ui/migration/migration-v4/',
  '/material-ui/migration/v6/': '/material-ui/migration/upgrade-to-v6/',
  '/material-ui/migration/v7/': '/material-ui/migration/upgrade-to-v7/',
  '/material-ui/customization/css-variables/': '/material-ui/customization/css-theme-variables/',
  '/material-ui/customization/overriding-component-structure/':
    '/material-ui/guides/api/#inner-elements',
  '/material-ui/discover-more/backers/': 'https://opencollective.com/mui-org',
  '/discover-more/backers/': 'https://opencollective.com/mui-org',
  '/system/styles/advanced/': '/system/styles/basics/',
  '/system/styles/api/': '/system/styles/basics/#what-it-exports',
  '/styles/basics/': '/system/styles/basics/',
  '/styles/advanced/': '/system/styles/basics/',
  '/styles/api/': '/system/styles/basics/#what-it-exports',
  '/customization/css-in-js/': '/system/styles/basics/',
  '/layout/css-in-js/': '/system/styles/basics/',
  '/api/mui-theme-provider/': '/system/styles/basics/#what-it-exports',
  '/customization/overrides/': '/material-ui/customization/how-to-customize/',
  '/customization/components/': '/material-ui/customization/how-to-customize/',
  '/customization/themes/': '/material-ui/customization/theming/',
  '/customization/globals/': '/material-ui/customization/theme-components/',
  '/customization/styled/': '/system/styled/',
  '/layout/basics/': '/material-ui/guides/responsive-ui/',
  '/layout/breakpoints/': '/material-ui/customization/breakpoints/',
  '/guides/csp/': '/material-ui/guides/content-security-policy/',
  '/guides/migration-v0.x/': '/material-ui/migration/migration-v0x/',
  '/guides/classname-generator/': '/material-ui/experimental-api/classname-generator/',
  '/components/trap-focus/': '/base-ui/react-focus-trap/',
  '/material-ui/guides/flow/': 'https://v4.mui.com/guides/flow/',
  '/base/api/badge-unstyled/': '/base-ui/react-badge/components-api/#badge',
  '/base/api/badge/': '/base-ui/react-badge/components-api/#badge',
  '/base/api/button-unstyled/': '/base-ui/react-button/components-api/#button',
  '/base/api/button/': '/base-ui/react-button/components-api/#button',
  '/base/api/click-away-listener/':
    '/base-ui/react-click-away-listener/components-api/#click-away-listener',
  '/base/api/focus-trap/': '/base-ui/react-focus-trap/components-api/#focus-trap',
  '/base/api/form-control-unstyled/': '/base-ui/react-form-control/components-api/#form-control',
  '/base/api/form-control/': '/base-ui/react-form-control/components-api/#form-control',
  '/base/api/input-unstyled/': '/base-ui/react-input/components-api/#input',
  '/base/api/input/': '/base-ui/react-input/components-api/#input',
  '/base/api/menu-item-unstyled/': '/base-ui/react-menu/components-api/#menu-item',
  '/base/api/menu-item/': '/base-ui/react-menu/components-api/#menu-item',
  '/base/api/menu-unstyled/': '/base-ui/react-menu/components-api/#menu',
  '/base/api/menu/': '/base-ui/react-menu/components-api/#menu',
  '/base/api/modal-unstyled/': '/base-ui/react-modal/components-api/#modal',
  '/base/api/modal/': '/base-ui/react-modal/components-api/#modal',
  '/base/api/no-ssr/': '/base-ui/react-no-ssr/components-api/#no-ssr',
  '/base/api/option-group-unstyled/': '/base-ui/react-select/components-api/#option-group',
  '/base/api/option-group/': '/base-ui/react-select/components-api/#option-group',
  '/base/api/option-unstyled/': '/base-ui/react-select/components-api/#option',
  '/base/api/option/': '/base-ui/react-select/components-api/#option',
  '/base/api/popper-unstyled/': '/base-ui/react-popper/components-api/#popper',
  '/base/api/popper/': '/base-ui/react-popper/components-api/#popper',
  '/base/api/portal/': '/base-ui/react-portal/components-api/#portal',
  '/base/api/select-unstyled/': '/base-ui/react-select/components-api/#select',
  '/base/api/select/': '/base-ui/react-select/components-api/#select',
  '/base/api/slider-unstyled/': '/base-ui/react-slider/components-api/#slider',
  '/base/api/slider/': '/base-ui/react-slider/components-api/#slider',
  '/base/api/snackbar-unstyled/': '/base-ui/react-snackbar/components-api/#snackbar',
  '/base/api/snackbar/': '/base-ui/react-snackbar/components-api/#snackbar',
  '/base/api/switch-unstyled/': '/base-ui/react-switch/components-api/#switch',
  '/base/api/switch/': '/base-ui/react-switch/components-api/#switch',
  '/base/api/table-pagination-unstyled/':
    '/base-ui/react-table-pagination/components-api/#table-pagination',
  '/base/api/table-pagination/': '/base-ui/react-table-pagination/components-api/#table-pagination',
  '/base/api/tab-panel-unstyled/': '/base-ui/react-tabs/components-api/#tab-panel',
  '/base/api/tab-panel/': '/base-ui/react-tabs/components-api/#tab-panel',
  '/base/api/tabs-list-unstyled/': '/base-ui/react-tabs/components-api/#tabs-list',
  '/base/api/tabs-list/': '/base-ui/react-tabs/components-api/#tabs-list',
  '/base/api/tabs-unstyled/': '/base-ui/react-tabs/components-api/#tabs',
  '/base/api/tabs/': '/base-ui/react-tabs/components-api/#tabs',
  '/base/api/tab-unstyled/': '/base-ui/react-tabs/components-api/#tab',
  '/base/api/tab/': '/base-ui/react-tabs/components-api/#tab',
  '/base/api/textarea-autosize/':
    '/base-ui/react-textarea-autosize/components-api/#textarea-autosize',
  '/base/api/use-badge/': '/base-ui/react-badge/hooks-api/#use-badge',
  '/base/api/use-button/': '/base-ui/react-button/hooks-api/#use-button',
  '/base/api/use-form-control-unstyled-context/':
    '/base-ui/react-form-control/hooks-api/#use-form-control-context',
  '/base/api/use-form-control-context/':
    '/base-ui/react-form-control/hooks-api/#use-form-control-context',
  '/base/api/use-input/': '/base-ui/react-input/hooks-api/#use-input',
  '/base/api/use-menu/': '/base-ui/react-menu/hooks-api/#use-menu',
  '/base/api/use-menu-item/': '/base-ui/react-menu/hooks-api/#use-menu-item',
  '/base/api/use-option/': '/base-ui/react-select/hooks-api/#use-option',
  '/base/api/use-select/': '/base-ui/react-select/hooks-api/#use-select',
  '/base/api/use-slider/': '/base-ui/react-slider/hooks-api/#use-slider',
  '/base/api/use-snackbar/': '/base-ui/react-snackbar/hooks-api/#use-snackbar',
  '/base/api/use-switch/': '/base-ui/react-switch/hooks-api/#use-switch',
  '/base/api/use-tab/': '/base-ui/react-tabs/hooks-api/#use-tab',
  '/base/api/use-tab-panel/': '/base-ui/react-tabs/hooks-api/#use-tab-panel',
  '/base/api/use-tabs/': '/base-ui/react-tabs/hooks-api/#use-tabs',
  '/base/api/use-tabs-list/': '/base-ui/react-tabs/hooks-api/#use-tabs-list',
  '/material-ui/customization/css-theme-variables/overview/':
    '/material-ui/customization/css-theme-variables/',
  '/material-ui/customization/css-theme-variables/usage/':
    '/material-ui/customization/css-theme-variables/',
  '/material-ui/customization/css-theme-variables/configuration/':
    '/material-ui/customization/css-theme-variables/',
  '/material-ui/getting-started/overview/': '/material-ui/getting-started/',
  '/joy-ui/getting-started/overview/': '/joy-ui/getting-started/',
  '/joy-ui/getting-started/#installation': '/joy-ui/getting-started/installation/',
  '/joy-ui/getting-started/#first-component': '/joy-ui/getting-started/usage/',
  '/joy-ui/getting-started/#color-schemes': '/joy-ui/getting-started/usage/#color-schemes',
  '/joy-ui/getting-started/#theming': '/joy-ui/getting-started/usage/#theming',
  '/base-ui/getting-started/overview/': '/base-ui/getting-started/',
  '/base-ui/getting-started/#installation': '/base-ui/getting-started/quickstart/#installation',
  '/base-ui/getting-started/#first-component':
    '/base-ui/getting-started/quickstart/#first-component',
  '/base-ui/getting-started/#ways-to-style':
    '/base-ui/getting-started/customization/#ways-to-style',
  '/base-ui/getting-started/#what-stays-your-responsibility':
    '/base-ui/getting-started/accessibility/#what-stays-your-responsibility',
  '/system/getting-started/overview/': '/system/getting-started/',
};

/** Where MUI X is documented. */
const ELSEWHERE = 'https://mui.com/x';

const MOVED_TO_X: Readonly<Record<string, string>> = {
  '/api/data-grid/x-grid/': `${ELSEWHERE}/api/data-grid/data-grid-pro/`,
  '/api/x-grid/': `${ELSEWHERE}/api/data-grid/data-grid-pro/`,
  '/api/data-grid/grid-export-csv-options/': `${ELSEWHERE}/api/data-grid/grid-csv-export-options/`,
  '/components/date-picker/': `${ELSEWHERE}/react-date-pickers/date-picker/`,
  '/components/date-range-picker/': `${ELSEWHERE}/react-date-pickers/date-range-picker/`,
  '/components/date-time-picker/': `${ELSEWHERE}/react-date-pickers/date-time-picker/`,
  '/components/time-picker/': `${ELSEWHERE}/react-date-pickers/time-picker/`,
  '/components/pickers/': `${ELSEWHERE}/react-date-pickers/getting-started/`,
  '/material-ui/lab-date-and-time-pickers/': `${ELSEWHERE}/react-date-pickers/getting-started/`,
  '/material-ui/react-tree-view/': `${ELSEWHERE}/react-tree-view/`,
  '/material-ui/api/tree-view/': `${ELSEWHERE}/api/tree-view/tree-view/`,
  '/material-ui/api/tree-item/': `${ELSEWHERE}/api/tree-view/tree-item/`,
};

/** Components that were planned for `@mui/base`, and had a page before they were dropped. */
const PLANNED_FOR_BASE = `
  accordion checkbox drawer pagination radio-group rating toggle-button-group tooltip
`;

/** Pages of the API of components, which were below `/api/`. */
const COMPONENTS = `
  accordion accordion-actions accordion-details accordion-summary alert alert-title app-bar
  autocomplete avatar avatar-group backdrop badge bottom-navigation bottom-navigation-action box
  breadcrumbs button button-base button-group card card-action-area card-actions card-content
  card-header card-media checkbox chip circular-progress click-away-listener collapse container
  css-baseline dialog dialog-actions dialog-content dialog-content-text dialog-title divider
  drawer fab fade filled-input form-control form-control-label form-group form-helper-text
  form-label global-styles grid grid-legacy grow icon icon-button image-list image-list-item
  image-list-item-bar init-color-scheme-script input input-adornment input-base input-label
  linear-progress link list list-item list-item-avatar list-item-button list-item-icon
  list-item-secondary-action list-item-text list-subheader masonry menu menu-item menu-list
  mobile-stepper modal native-select no-ssr outlined-input pagination pagination-item paper
  pigment-container pigment-grid pigment-stack popover popper portal radio radio-group rating
  scoped-css-baseline select skeleton slide slider snackbar snackbar-content speed-dial
  speed-dial-action speed-dial-icon stack step step-button step-connector step-content step-icon
  step-label stepper svg-icon swipeable-drawer switch tab tab-context tab-list tab-panel
  tab-scroll-button table table-body table-cell table-container table-footer table-head
  table-pagination table-row table-sort-label tabs text-field textarea-autosize timeline
  timeline-connector timeline-content timeline-dot timeline-item timeline-opposite-content
  timeline-separator toggle-button toggle-button-group toolbar tooltip typography
  use-autocomplete use-media-query use-pagination use-scroll-trigger zoom
`;

/** Pages of the API of pickers, which were below `/api/` before they moved to MUI X. */
const PICKERS = `
  calendar-picker calendar-picker-skeleton clock-picker date-picker date-range-picker
  date-range-picker-day date-time-picker desktop-date-picker desktop-date-range-picker
  desktop-date-time-picker desktop-time-picker mobile-date-picker mobile-date-range-picker
  mobile-date-time-picker mobile-time-picker month-picker pickers-day static-date-picker
  static-date-range-picker static-date-time-picker static-time-picker time-picker year-picker
`;

const wordsOf = (text: string) => text.trim().split(/\s+/);

const pathnamesIn = (entries: readonly NavEntry[]): string[] =>
  entries.flatMap(({ pathname, children }) => (children ? pathnamesIn(children) : [pathname]));

/**
 * Returns the redirects of pages that moved together. Both arguments are the start of the
 * addresses.
 */
const movedPages = (old: string, start: string) =>
  pathnamesIn([...materialUi, ...baseUi])
    .filter((pathname) => pathname.startsWith(start))
    .map((pathname) => [`${old}${pathname.slice(start.length)}/`, `${pathname}/`]);

/** Returns the redirects of pages of components that never came. */
const droppedPages = (folder: string, names: string, to: string) =>
  wordsOf(names).map((name) => [`${folder}react-${name}/`, to]);

/** Returns the redirects of pages that left `/api/`. */
const movedApi = (names: string, folder: string) =>
  wordsOf(names).map((name) => [`/api/${name}/`, `${folder}${name}/`]);

const all = {
  ...(Object.fromEntries([
    ...movedPages('/components/', '/material-ui/react-'),
    ...movedPages('/material/react-', '/material-ui/react-'),
    ...movedPages('/base/react-', '/base-ui/react-'),
    ...movedPages('/getting-started/', '/material-ui/getting-started/'),
    ...movedPages('/customization/', '/material-ui/customization/'),
    ...movedPages('/guides/', '/material-ui/guides/'),
    ...movedPages('/migration/', '/material-ui/migration/'),
    ...movedPages('/experimental-api/', '/material-ui/experimental-api/'),
    ...movedPages('/discover-more/', '/material-ui/discover-more/'),
    ...movedPages('/design-resources/', '/material-ui/design-resources/'),
    ...droppedPages('/base-ui/', PLANNED_FOR_BASE, '/base-ui/getting-started/roadmap/'),
    ...droppedPages('/base/', PLANNED_FOR_BASE, '/base-ui/getting-started/roadmap/'),
    ...movedApi(COMPONENTS, '/material-ui/api/'),
    ...movedApi(PICKERS, `${ELSEWHERE}/api/date-pickers/`),
  ]) as Readonly<Record<string, string>>),
  ...MOVED_TO_X,
  ...MOVED,
};

export const redirects = Object.entries(all).map(([from, to]) => ({ from, to }));
