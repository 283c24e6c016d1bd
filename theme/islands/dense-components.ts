import type { Components, Theme } from '@mui/material/styles';

const SMALL = { defaultProps: { size: 'small' } } as const;
const NARROW = { defaultProps: { margin: 'dense' } } as const;

/** Properties that components have by themselves while a reader wants demos dense. */
export const DENSE_COMPONENTS: Components<Omit<Theme, 'components'>> = {
  MuiButton: SMALL,
  MuiFab: SMALL,
  MuiIconButton: SMALL,
  MuiTable: SMALL,
  MuiFilledInput: NARROW,
  MuiFormControl: NARROW,
  MuiFormHelperText: NARROW,
  MuiInputBase: NARROW,
  MuiInputLabel: NARROW,
  MuiOutlinedInput: NARROW,
  MuiTextField: NARROW,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
