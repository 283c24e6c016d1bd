import type { Components, Theme } from '@mui/material/styles';

const RING = { outline: '2px solid var(--docs-focus)', outlineOffset: '2px' };
const HOVER = '@media (hover: hover)';
const PHONE = '@media (max-width: 599.98px), (pointer: coarse)';

const buttons = (): Components<Theme> => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': RING } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: 'var(--docs-radius-m)',
        color: 'var(--docs-text-2)',
        fontSize: '1.125rem',
        '&:hover': { backgroundColor: 'transparent' },
        [HOVER]: { '&:hover': { backgroundColor: 'var(--docs-sunken)' } },
        '&:active': { backgroundColor: 'var(--docs-bar)' },
        [PHONE]: { width: 44, height: 44 },
      },
    },
  },
  MuiButton: {
    defaultProps: { variant: 'outlined', color: 'inherit', size: 'small', disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 32,
        gap: 6,
        padding: '0 10px',
        borderRadius: 'var(--docs-radius-m)',
        border: '1px solid var(--docs-line)',
        backgroundColor: 'var(--docs-raised)',
        color: 'var(--docs-text-1)',
        boxShadow: 'var(--docs-shadow-1)',
        fontSize: '.8125rem',
        whiteSpace: 'nowrap',
        '&:hover': { backgroundColor: 'var(--docs-raised)', borderColor: 'var(--docs-line)' },
        [HOVER]: { '&:hover': { backgroundColor: 'var(--docs-sunken)' } },
        '&:active': { backgroundColor: 'var(--docs-bar)' },
        [PHONE]: { height: 44 },
      },
    },
  },
});

const chips = (): Components<Theme> => ({
  MuiChip: {
    styleOverrides: {
      root: {
        height: 22,
        borderRadius: 11,
        border: '1px solid var(--docs-line)',
        backgroundColor: 'var(--docs-bg)',
        color: 'var(--docs-text-3)',
        fontSize: '.75rem',
        fontWeight: 600,
      },
      label: { paddingInline: 8 },
    },
  },
});

/** Styles of library components in the shell, without ripple because they are not hydrated. */
export const createShellComponents = (): Components<Theme> => ({ ...buttons(), ...chips() });
