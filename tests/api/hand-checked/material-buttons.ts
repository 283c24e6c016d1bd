import type { HandChecked } from './part.ts';

const material = { package: '@mui/material', kind: 'component' } as const;

const ALERT_STATE = 'AlertOwnerState';

/** From the declarations of @mui/material 7.0.0-beta.4. */
export const materialButtons: readonly HandChecked[] = [
  {
    ...material,
    name: 'Button',
    ref: 'HTMLButtonElement',
    parent: 'ButtonBase',
    classes: [61, 'MuiButton-root'],
    members: `
      children?: React.ReactNode
      classes?: Partial<ButtonClasses>
      color?: 'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning' = 'primary'
      component?: React.ElementType = 'button'
      disabled?: boolean = false
      disableElevation?: boolean = false
      disableFocusRipple?: boolean = false
      disableRipple?: boolean = false
      endIcon?: React.ReactNode
      fullWidth?: boolean = false
      href?: string
      loading?: boolean | null = null
      loadingIndicator?: React.ReactNode = <CircularProgress color="inherit" size={16} />
      loadingPosition?: 'start' | 'end' | 'center' = 'center'
      size?: 'small' | 'medium' | 'large' = 'medium'
      startIcon?: React.ReactNode
      sx?: SxProps<Theme>
      variant?: 'text' | 'outlined' | 'contained' = 'text'
    `,
  },
  {
    ...material,
    name: 'IconButton',
    ref: 'HTMLButtonElement',
    parent: 'ButtonBase',
    classes: [17, 'MuiIconButton-root'],
    members: `
      children?: React.ReactNode
      classes?: Partial<IconButtonClasses>
      color?: 'inherit' | 'default' | 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning' = 'default'
      component?: React.ElementType
      disabled?: boolean = false
      disableFocusRipple?: boolean = false
      disableRipple?: boolean = false
      edge?: 'start' | 'end' | false = false
      loading?: boolean | null = null
      loadingIndicator?: React.ReactNode = <CircularProgress color="inherit" size={16} />
      size?: 'small' | 'medium' | 'large' = 'medium'
      sx?: SxProps<Theme>
    `,
  },
  {
    ...material,
    name: 'Chip',
    ref: 'HTMLDivElement',
    classes: [46, 'MuiChip-root'],
    members: `
      avatar?: React.ReactElement<unknown>
      children?: null
      classes?: Partial<ChipClasses>
      clickable?: boolean
      color?: 'default' | 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning' = 'default'
      component?: React.ElementType
      deleteIcon?: React.ReactElement<unknown>
      disabled?: boolean = false
      icon?: React.ReactElement<unknown>
      label?: React.ReactNode
      onDelete?: React.EventHandler<any>
      size?: 'small' | 'medium' = 'medium'
      skipFocusWhenDisabled?: boolean = false
      sx?: SxProps<Theme>
      variant?: 'filled' | 'outlined' = 'filled'
    `,
  },
  {
    ...material,
    name: 'Alert',
    ref: 'HTMLDivElement',
    parent: 'Paper',
    classes: [23, 'MuiAlert-root'],
    slots: {
      root: 'Paper',
      icon: 'div',
      message: 'div',
      action: 'div',
      closeButton: 'IconButton',
      closeIcon: 'svg',
    },
    members: `
      action?: React.ReactNode
      children?: React.ReactNode
      classes?: Partial<AlertClasses>
      closeText?: string = 'Close'
      color?: 'success' | 'info' | 'warning' | 'error'
      components?: { CloseButton?: React.ElementType; CloseIcon?: React.ElementType } = {}
      componentsProps?: { closeButton?: IconButtonProps; closeIcon?: SvgIconProps } = {}
      icon?: React.ReactNode
      iconMapping?: Partial<Record<'success' | 'info' | 'warning' | 'error', React.ReactNode>>
      onClose?: (event: React.SyntheticEvent) => void
      role?: string = 'alert'
      severity?: 'success' | 'info' | 'warning' | 'error' = 'success'
      slotProps?: { root?: SlotProps<React.ElementType<PaperProps>, AlertRootSlotPropsOverrides, ${ALERT_STATE}>; icon?: SlotProps<'div', AlertIconSlotPropsOverrides, ${ALERT_STATE}>; message?: SlotProps<'div', AlertMessageSlotPropsOverrides, ${ALERT_STATE}>; action?: SlotProps<'div', AlertActionSlotPropsOverrides, ${ALERT_STATE}>; closeButton?: SlotProps<React.ElementType<IconButtonProps>, AlertCloseButtonSlotPropsOverrides, ${ALERT_STATE}>; closeIcon?: SlotProps<React.ElementType<SvgIconProps>, AlertCloseIconSlotPropsOverrides, ${ALERT_STATE}> } = {}
      slots?: Partial<AlertSlots> = {}
      sx?: SxProps<Theme>
      variant?: 'standard' | 'filled' | 'outlined' = 'standard'
    `,
  },
];
