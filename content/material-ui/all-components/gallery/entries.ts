import type { PictureName } from './pictures.ts';

/** Tasks that the gallery can be filtered by. */
export const TASKS = {
  act: 'Start an action',
  enter: 'Enter data',
  choose: 'Choose',
  show: 'Show data',
  tell: 'Give feedback',
  overlay: 'Open on top',
  navigate: 'Get around',
  arrange: 'Arrange a layout',
  behave: 'Add behavior',
} as const;

export type Task = keyof typeof TASKS;

/** A page in the gallery: the last segment of its address, and what its subject is for. */
type Entry = readonly [slug: PictureName, ...tasks: readonly Task[]];

/** Groups of the gallery, in the order of the navigation. */
export const GROUPS: readonly (readonly [title: string, entries: readonly Entry[]])[] = [
  [
    'Inputs',
    [
      ['react-autocomplete', 'enter', 'choose'],
      ['react-button', 'act'],
      ['react-button-group', 'act'],
      ['react-checkbox', 'choose'],
      ['react-floating-action-button', 'act'],
      ['react-radio-button', 'choose'],
      ['react-rating', 'enter', 'show'],
      ['react-select', 'choose'],
      ['react-slider', 'enter'],
      ['react-switch', 'choose'],
      ['react-text-field', 'enter'],
      ['react-transfer-list', 'choose'],
      ['react-toggle-button', 'choose'],
    ],
  ],
  [
    'Data display',
    [
      ['react-avatar', 'show'],
      ['react-badge', 'show', 'tell'],
      ['react-chip', 'show', 'choose'],
      ['react-divider', 'arrange'],
      ['icons', 'show'],
      ['material-icons', 'show'],
      ['react-list', 'show', 'navigate'],
      ['react-table', 'show'],
      ['react-tooltip', 'show', 'overlay'],
      ['react-typography', 'show'],
    ],
  ],
  [
    'Feedback',
    [
      ['react-alert', 'tell'],
      ['react-backdrop', 'overlay', 'tell'],
      ['react-dialog', 'overlay', 'act'],
      ['react-progress', 'tell'],
      ['react-skeleton', 'tell'],
      ['react-snackbar', 'tell', 'overlay'],
    ],
  ],
  [
    'Surfaces',
    [
      ['react-accordion', 'show', 'arrange'],
      ['react-app-bar', 'navigate'],
      ['react-card', 'show', 'arrange'],
      ['react-paper', 'arrange'],
    ],
  ],
  [
    'Navigation',
    [
      ['react-bottom-navigation', 'navigate'],
      ['react-breadcrumbs', 'navigate'],
      ['react-drawer', 'navigate', 'overlay'],
      ['react-link', 'navigate'],
      ['react-menu', 'act', 'choose', 'overlay'],
      ['react-pagination', 'navigate'],
      ['react-speed-dial', 'act'],
      ['react-stepper', 'navigate', 'tell'],
      ['react-tabs', 'navigate'],
    ],
  ],
  [
    'Layout',
    [
      ['react-box', 'arrange'],
      ['react-container', 'arrange'],
      ['react-grid', 'arrange'],
      ['react-grid-legacy', 'arrange'],
      ['react-stack', 'arrange'],
      ['react-image-list', 'arrange', 'show'],
    ],
  ],
  [
    'Utils',
    [
      ['react-click-away-listener', 'behave'],
      ['react-css-baseline', 'behave'],
      ['react-init-color-scheme-script', 'behave'],
      ['react-modal', 'overlay', 'behave'],
      ['react-no-ssr', 'behave'],
      ['react-popover', 'overlay'],
      ['react-popper', 'overlay', 'behave'],
      ['react-portal', 'behave'],
      ['react-textarea-autosize', 'enter'],
      ['transitions', 'behave'],
      ['react-use-media-query', 'behave', 'arrange'],
    ],
  ],
  [
    'Lab',
    [
      ['about-the-lab', 'behave'],
      ['react-masonry', 'arrange'],
      ['react-timeline', 'show'],
    ],
  ],
];
