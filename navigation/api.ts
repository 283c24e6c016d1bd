import type { ApiSourceConfig } from 'docs-build';

/**
 * Keys for states: their classes are the same for all components. Source: @mui/utils,
 * generateUtilityClass.
 */
const stateKeys = [
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
];

/** Conventions of all packages. */
const shared = {
  prefixes: ['Unstable_', 'unstable_'],
  stateKeys,
  inherits: 'inherits [{Name} API]',
  homes: ['https://mui.com', 'https://next.mui.com'],
  source: 'src/{Name}',
  slotsProp: 'slots',
  slotPropsProp: 'slotProps',
  slotElement: 'elementType',
  elementProp: 'component',
  defaultElement: 'defaultComponent',
  styleProp: 'sx',
};

/** Conventions of the packages with a theme. */
const styled = {
  ...shared,
  module: '{Name}',
  className: 'Mui{Name}-{key}',
  stateClassName: 'Mui-{key}',
  themeName: 'Mui{Name}',
};

const material: ApiSourceConfig = {
  package: '@mui/material',
  product: 'material-ui',
  path: '/material-ui/api',
  modules: [
    'InitColorSchemeScript',
    'PigmentContainer',
    'PigmentGrid',
    'PigmentStack',
    'usePagination',
  ],
  leftOut: {
    TrapFocus: 'Its name is not final; it works as FocusTrap of Base UI, which is documented.',
  },
  conventions: styled,
};

const lab: ApiSourceConfig = {
  package: '@mui/lab',
  product: 'material-ui',
  path: '/material-ui/api',
  leftOut: {
    LoadingButton:
      'It is Button of @mui/material, which has a loading prop, and warns in the console.',
    useAutocomplete: 'It is useAutocomplete of @mui/material, and documented there.',
  },
  conventions: styled,
};

const system: ApiSourceConfig = {
  package: '@mui/system',
  product: 'system',
  path: '/system/api',
  only: ['Box', 'Container', 'Grid', 'Stack'],
  conventions: styled,
};

const joy: ApiSourceConfig = {
  package: '@mui/joy',
  product: 'joy-ui',
  path: '/joy-ui/api',
  // Released together with 6.2.0 of the other packages, without a tag of its own.
  conventions: { ...styled, themeName: 'Joy{Name}', tag: 'v6.2.0' },
};

/** Base UI has no API pages: tabs beside the pages of components contain the API. */
const base: ApiSourceConfig = {
  package: '@mui/base',
  product: 'base-ui',
  path: '/base-ui/api',
  modules: ['useTransition'],
  leftOut: {
    ClassNameConfigurator:
      'It keeps generated classes out of other libraries, and is not for apps.',
    MenuProvider: 'It is the context of a menu that useMenu builds.',
    SelectProvider: 'It is the context of a select that useSelect builds.',
    TablePaginationActions: 'It is a part of TablePagination.',
    TabsListProvider: 'It is the context of a list that useTabsList builds.',
    TabsProvider: 'It is the context of tabs that useTabs builds.',
    useRootElementName: 'Components use it to learn the name of their root.',
    useSlotProps: 'Components use it to hand props to their slots.',
    useTabsContext: 'It reads the context between Tabs and its parts.',
  },
  tabs: {
    '/base-ui/react-autocomplete': ['useAutocomplete'],
    '/base-ui/react-badge': ['Badge', 'useBadge'],
    '/base-ui/react-button': ['Button', 'useButton'],
    '/base-ui/react-click-away-listener': ['ClickAwayListener'],
    '/base-ui/react-focus-trap': ['FocusTrap'],
    '/base-ui/react-form-control': ['FormControl', 'useFormControlContext'],
    '/base-ui/react-input': ['Input', 'useInput'],
    '/base-ui/react-menu': [
      'Dropdown',
      'Menu',
      'MenuButton',
      'MenuItem',
      'useDropdown',
      'useMenu',
      'useMenuButton',
      'useMenuItem',
      'useMenuItemContextStabilizer',
    ],
    '/base-ui/react-modal': ['Modal', 'useModal'],
    '/base-ui/react-no-ssr': ['NoSsr'],
    '/base-ui/react-number-input': ['NumberInput', 'useNumberInput'],
    '/base-ui/react-popper': ['Popper'],
    '/base-ui/react-popup': ['Popup'],
    '/base-ui/react-portal': ['Portal'],
    '/base-ui/react-select': [
      'Option',
      'OptionGroup',
      'Select',
      'useOption',
      'useOptionContextStabilizer',
      'useSelect',
    ],
    '/base-ui/react-slider': ['Slider', 'useSlider'],
    '/base-ui/react-snackbar': ['Snackbar', 'useSnackbar'],
    '/base-ui/react-switch': ['Switch', 'useSwitch'],
    '/base-ui/react-table-pagination': ['TablePagination'],
    '/base-ui/react-tabs': [
      'Tab',
      'TabPanel',
      'Tabs',
      'TabsList',
      'useTab',
      'useTabPanel',
      'useTabs',
      'useTabsList',
    ],
    '/base-ui/react-textarea-autosize': ['TextareaAutosize'],
    '/base-ui/react-transitions': [
      'CssAnimation',
      'CssTransition',
      'useTransitionStateManager',
      'useTransitionTrigger',
    ],
  },
  conventions: {
    ...shared,
    className: 'base-{Name}-{key}',
    stateClassName: 'base--{key}',
  },
};

/** The packages whose components and hooks the site documents. */
export const api: readonly ApiSourceConfig[] = [material, lab, system, joy, base];
