/** Splits a list of words. */
const words = (text: string) => text.trim().split(/\s+/);

/** Pages with one component each, by the path above them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/material-ui/api/': words(`
    accordion accordion-actions accordion-details accordion-summary alert alert-title app-bar
    autocomplete avatar avatar-group backdrop badge bottom-navigation bottom-navigation-action
    box breadcrumbs button button-base button-group card card-action-area card-actions
    card-content card-header card-media checkbox chip circular-progress click-away-listener
    collapse container css-baseline dialog dialog-actions dialog-content dialog-content-text
    dialog-title divider drawer fab fade filled-input form-control form-control-label
    form-group form-helper-text form-label global-styles grid grid-2 grow hidden icon
    icon-button image-list image-list-item image-list-item-bar input input-adornment
    input-base input-label linear-progress link list list-item list-item-avatar
    list-item-button list-item-icon list-item-secondary-action list-item-text list-subheader
    loading-button masonry menu menu-item menu-list mobile-stepper modal native-select no-ssr
    outlined-input pagination pagination-item paper pigment-container pigment-grid
    pigment-hidden pigment-stack popover popper portal radio radio-group rating
    scoped-css-baseline select skeleton slide slider snackbar snackbar-content speed-dial
    speed-dial-action speed-dial-icon stack step step-button step-connector step-content
    step-icon step-label stepper svg-icon swipeable-drawer switch tab tab-context table
    table-body table-cell table-container table-footer table-head table-pagination table-row
    table-sort-label tab-list tab-panel tabs tab-scroll-button textarea-autosize text-field
    timeline timeline-connector timeline-content timeline-dot timeline-item
    timeline-opposite-content timeline-separator toggle-button toggle-button-group toolbar
    tooltip typography zoom
  `),
  '/joy-ui/api/': words(`
    accordion accordion-details accordion-group accordion-summary alert aspect-ratio
    autocomplete autocomplete-listbox autocomplete-option avatar avatar-group badge box
    breadcrumbs button button-group card card-actions card-content card-cover card-overflow
    checkbox chip chip-delete circular-progress css-baseline dialog-actions dialog-content
    dialog-title divider drawer form-control form-helper-text form-label grid icon-button
    input linear-progress link list list-divider list-item list-item-button list-item-content
    list-item-decorator list-subheader menu menu-button menu-item menu-list modal modal-close
    modal-dialog modal-overflow option radio radio-group scoped-css-baseline select sheet
    skeleton slider snackbar stack step step-button step-indicator stepper svg-icon switch tab
    table tab-list tab-panel tabs textarea toggle-button-group tooltip typography
  `),
  '/system/api/': words(`
    box container grid stack
  `),
};

/** Tabs beside pages, as `page#anchor` below `/base-ui/react-`. */
const TABS: Readonly<Record<'components-api' | 'hooks-api', readonly string[]>> = {
  'components-api': words(`
    badge#badge button#button click-away-listener#click-away-listener
    transitions#css-animation transitions#css-transition menu#dropdown focus-trap#focus-trap
    form-control#form-control input#input menu#menu menu#menu-button menu#menu-item
    modal#modal no-ssr#no-ssr number-input#number-input select#option select#option-group
    popper#popper popup#popup portal#portal select#select slider#slider snackbar#snackbar
    switch#switch tabs#tab tabs#tab-panel table-pagination#table-pagination tabs#tabs
    tabs#tabs-list textarea-autosize#textarea-autosize
  `),
  'hooks-api': words(`
    autocomplete#use-autocomplete badge#use-badge button#use-button menu#use-dropdown
    form-control#use-form-control-context input#use-input menu#use-menu menu#use-menu-button
    menu#use-menu-item menu#use-menu-item-context-stabilizer modal#use-modal
    number-input#use-number-input select#use-option select#use-option-context-stabilizer
    select#use-select slider#use-slider snackbar#use-snackbar switch#use-switch tabs#use-tab
    tabs#use-tab-panel tabs#use-tabs tabs#use-tabs-list
    transitions#use-transition-state-manager transitions#use-transition-trigger
  `),
};

const pagePaths = Object.entries(PAGES).flatMap(([path, names]) =>
  names.map((name) => `${path}${name}/`),
);

const tabPaths = Object.entries(TABS).flatMap(([tab, places]) =>
  places.map((place) => {
    const [page = '', anchor = ''] = place.split('#');
    return `/base-ui/react-${page}/${tab}/#${anchor}`;
  }),
);

/** Every address at which version 6.1.5 documents a component or hook. */
export const INCUMBENT_ENTRIES: readonly string[] = [...pagePaths, ...tabPaths];

/** Addresses that the pinned releases cannot have, with the reason. */
export const NOT_IN_PINNED_RELEASES: Readonly<Record<string, string>> = {
  '/material-ui/api/grid-2/':
    'Grid2 is called Grid since 7.0.0-beta.0 and is documented at /material-ui/api/grid/; what was called Grid is GridLegacy.',
  '/material-ui/api/hidden/': 'Hidden was removed in 7.0.0-alpha.2 (#45283).',
  '/material-ui/api/loading-button/':
    'Its comment in @mui/lab says that it is not to be documented: it hands everything to Button, which has the prop loading, and warns.',
  '/material-ui/api/pigment-hidden/':
    'The package has no module PigmentHidden: it went with Hidden, whose counterpart it was.',
};
