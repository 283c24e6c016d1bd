import type { HandChecked } from './part.ts';

const material = { package: '@mui/material', kind: 'component' } as const;

const TIMEOUT = 'number | { appear?: number; enter?: number; exit?: number }';
const DURATION =
  '{ enter: theme.transitions.duration.enteringScreen, exit: theme.transitions.duration.leavingScreen }';
const MODAL_SLOT = 'ModalComponentsPropsOverrides, ModalOwnerState';
const MODAL_SLOTS = `{ root?: SlotComponentProps<'div', ${MODAL_SLOT}>; backdrop?: SlotComponentProps<typeof Backdrop, ${MODAL_SLOT}> }`;

/** From the declarations of @mui/material 7.0.0-beta.4. */
export const materialSurfaces: readonly HandChecked[] = [
  {
    ...material,
    name: 'Modal',
    ref: 'HTMLDivElement',
    classes: [3, 'MuiModal-root'],
    slots: { root: "'div'", backdrop: undefined },
    members: `
      BackdropComponent?: React.ElementType<BackdropProps> = styled(Backdrop, { name: 'MuiModal', slot: 'Backdrop', overridesResolver: (props, styles) => { return styles.backdrop; }, })({ zIndex: -1, })
      BackdropProps?: Partial<BackdropProps>
      children: React.ReactElement<unknown>
      classes?: Partial<ModalClasses>
      closeAfterTransition?: boolean = false
      component?: React.ElementType
      components?: { Root?: React.ElementType; Backdrop?: React.ElementType } = {}
      componentsProps?: ${MODAL_SLOTS} = {}
      container?: Element | (() => Element | null) | null
      disableAutoFocus?: boolean = false
      disableEnforceFocus?: boolean = false
      disableEscapeKeyDown?: boolean = false
      disablePortal?: boolean = false
      disableRestoreFocus?: boolean = false
      disableScrollLock?: boolean = false
      hideBackdrop?: boolean = false
      keepMounted?: boolean = false
      onClose?: (event: {}, reason: 'backdropClick' | 'escapeKeyDown') => void
      onTransitionEnter?: () => void
      onTransitionExited?: () => void
      open: boolean
      slotProps?: ${MODAL_SLOTS} = {}
      slots?: ModalSlots = {}
      sx?: SxProps<Theme>
    `,
  },
  {
    ...material,
    name: 'Dialog',
    ref: 'HTMLDivElement',
    parent: 'Modal',
    classes: [15, 'MuiDialog-root'],
    slots: {
      transition: 'Collapse',
      paper: 'Paper',
      container: 'div',
      backdrop: 'Backdrop',
      root: 'Modal',
    },
    members: `
      aria-describedby?: string
      aria-labelledby?: string
      aria-modal?: boolean | 'true' | 'false' = true
      BackdropComponent?: React.ElementType<BackdropProps> = styled(Backdrop, { name: 'MuiModal', slot: 'Backdrop', overridesResolver: (props, styles) => { return styles.backdrop; }, })({ zIndex: -1, })
      children?: React.ReactNode
      classes?: Partial<DialogClasses>
      disableEscapeKeyDown?: boolean = false
      fullScreen?: boolean = false
      fullWidth?: boolean = false
      maxWidth?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | false = 'sm'
      onClose?: (event: {}, reason: 'backdropClick' | 'escapeKeyDown') => void
      open: boolean
      PaperComponent?: React.JSXElementConstructor<PaperProps> = Paper
      PaperProps?: Partial<PaperProps<React.ElementType>> = {}
      scroll?: 'body' | 'paper' = 'paper'
      slotProps?: { root?: SlotProps<React.ElementType<ModalProps>, DialogRootSlotPropsOverrides, DialogOwnerState>; backdrop?: SlotProps<React.ElementType<BackdropProps>, DialogBackdropSlotPropsOverrides, DialogOwnerState>; container?: SlotProps<'div', DialogContainerSlotPropsOverrides, DialogOwnerState>; transition?: SlotComponentProps<React.ElementType, TransitionProps & DialogTransitionSlotPropsOverrides, DialogOwnerState>; paper?: SlotProps<React.ElementType<PaperProps>, DialogPaperSlotPropsOverrides, DialogOwnerState> } = {}
      slots?: Partial<DialogSlots> = {}
      sx?: SxProps<Theme>
      TransitionComponent?: React.JSXElementConstructor<TransitionProps & { children: React.ReactElement<unknown, any> }> = Fade
      transitionDuration?: ${TIMEOUT} = ${DURATION}
      TransitionProps?: TransitionProps
    `,
  },
  {
    ...material,
    name: 'Accordion',
    ref: 'HTMLDivElement',
    parent: 'Paper',
    classes: [7, 'MuiAccordion-root'],
    slots: { root: 'Paper', heading: "'h3'", transition: 'Collapse' },
    members: `
      children: NonNullable<React.ReactNode>
      classes?: Partial<AccordionClasses>
      component?: React.ElementType
      defaultExpanded?: boolean = false
      disabled?: boolean = false
      disableGutters?: boolean = false
      expanded?: boolean
      onChange?: (event: React.SyntheticEvent, expanded: boolean) => void
      slotProps?: { root?: SlotProps<React.ElementType<PaperProps>, AccordionRootSlotPropsOverrides, AccordionOwnerState>; heading?: SlotProps<'h3', AccordionHeadingSlotPropsOverrides, AccordionOwnerState>; transition?: SlotComponentProps<React.ElementType, TransitionProps & AccordionTransitionSlotPropsOverrides, AccordionOwnerState> } = {}
      slots?: Partial<AccordionSlots> = {}
      square?: boolean = false
      sx?: SxProps<Theme>
      TransitionComponent?: React.JSXElementConstructor<TransitionProps & { children?: React.ReactElement<unknown, any> }>
      TransitionProps?: TransitionProps
    `,
  },
  {
    ...material,
    name: 'SwipeableDrawer',
    ref: 'HTMLDivElement',
    parent: 'Drawer',
    slots: {
      root: 'Modal',
      backdrop: 'Backdrop',
      docked: 'div',
      paper: 'Paper',
      transition: 'Slide',
      swipeArea: 'div',
    },
    members: `
      allowSwipeInChildren?: boolean | ((event: TouchEvent, swipeArea: HTMLDivElement, paper: HTMLDivElement) => boolean) = false
      children?: React.ReactNode
      disableBackdropTransition?: boolean = false
      disableDiscovery?: boolean = false
      disableSwipeToOpen?: boolean = typeof navigator !== 'undefined' && /iPad|iPhone|iPod/.test(navigator.userAgent)
      hysteresis?: number = 0.52
      minFlingVelocity?: number = 450
      onClose: React.ReactEventHandler<{}>
      onOpen: React.ReactEventHandler<{}>
      open?: boolean = false
      slotProps?: { root?: SlotProps<React.ElementType<ModalProps>, DrawerRootSlotPropsOverrides, DrawerOwnerState>; backdrop?: SlotProps<React.ElementType<BackdropProps>, DrawerBackdropSlotPropsOverrides, DrawerOwnerState>; docked?: SlotProps<'div', DrawerDockedSlotPropsOverrides, DrawerOwnerState>; paper?: SlotProps<React.ElementType<PaperProps>, DrawerPaperSlotPropsOverrides, DrawerOwnerState>; transition?: SlotProps<React.ElementType, TransitionProps & DrawerTransitionSlotPropsOverrides, DrawerOwnerState>; swipeArea?: SlotProps<'div', SwipeableDrawerSwipeAreaSlotPropsOverrides, DrawerOwnerState> } = {}
      slots?: Partial<DrawerSlots> & Partial<SwipeableDrawerSlots> = {}
      SwipeAreaProps?: object
      swipeAreaWidth?: number = 20
      transitionDuration?: ${TIMEOUT} = ${DURATION}
    `,
  },
  {
    ...material,
    name: 'Tooltip',
    ref: 'HTMLDivElement',
    classes: [12, 'MuiTooltip-popper'],
    slots: { popper: 'Popper', transition: 'Grow', tooltip: 'div', arrow: 'span' },
    members: `
      arrow?: boolean = false
      children: React.ReactElement<unknown, any>
      classes?: Partial<TooltipClasses>
      components?: { Popper?: React.ElementType<PopperProps>; Transition?: React.ElementType; Tooltip?: React.ElementType; Arrow?: React.ElementType } = {}
      componentsProps?: { popper?: Partial<PopperProps> & TooltipComponentsPropsOverrides; transition?: TransitionProps & TooltipComponentsPropsOverrides; tooltip?: React.HTMLProps<HTMLDivElement> & MUIStyledCommonProps & TooltipComponentsPropsOverrides; arrow?: React.HTMLProps<HTMLSpanElement> & MUIStyledCommonProps & TooltipComponentsPropsOverrides } = {}
      describeChild?: boolean = false
      disableFocusListener?: boolean = false
      disableHoverListener?: boolean = false
      disableInteractive?: boolean = false
      disableTouchListener?: boolean = false
      enterDelay?: number = 100
      enterNextDelay?: number = 0
      enterTouchDelay?: number = 700
      followCursor?: boolean = false
      id?: string
      leaveDelay?: number = 0
      leaveTouchDelay?: number = 1500
      onClose?: (event: React.SyntheticEvent | Event) => void
      onOpen?: (event: React.SyntheticEvent) => void
      open?: boolean
      placement?: 'auto-end' | 'auto-start' | 'auto' | 'bottom-end' | 'bottom-start' | 'bottom' | 'left-end' | 'left-start' | 'left' | 'right-end' | 'right-start' | 'right' | 'top-end' | 'top-start' | 'top' = 'bottom'
      PopperComponent?: React.JSXElementConstructor<PopperProps>
      PopperProps?: Partial<PopperProps> = {}
      slotProps?: { popper?: SlotProps<React.ElementType<PopperProps>, TooltipPopperSlotPropsOverrides, TooltipOwnerState>; transition?: SlotProps<React.ElementType, TransitionProps & TooltipTransitionSlotPropsOverrides, TooltipOwnerState>; tooltip?: SlotProps<'div', TooltipTooltipSlotPropsOverrides, TooltipOwnerState>; arrow?: SlotProps<'span', TooltipArrowSlotPropsOverrides, TooltipOwnerState> } = {}
      slots?: Partial<TooltipSlots> = {}
      sx?: SxProps<Theme>
      title: React.ReactNode
      TransitionComponent?: React.JSXElementConstructor<TransitionProps & { children: React.ReactElement<unknown, any> }>
      TransitionProps?: TransitionProps = {}
    `,
  },
  {
    ...material,
    name: 'Tabs',
    ref: 'HTMLDivElement',
    classes: [14, 'MuiTabs-root'],
    slots: {
      root: 'div',
      scroller: 'div',
      list: 'div',
      scrollbar: 'ScrollbarSize',
      indicator: 'span',
      scrollButtons: 'TabScrollButton',
      startScrollButtonIcon: 'KeyboardArrowLeft',
      endScrollButtonIcon: 'KeyboardArrowRight',
      StartScrollButtonIcon: undefined,
      EndScrollButtonIcon: undefined,
    },
    members: `
      action?: React.Ref<TabsActions>
      allowScrollButtonsMobile?: boolean = false
      aria-label?: string
      aria-labelledby?: string
      centered?: boolean = false
      children?: React.ReactNode
      classes?: Partial<TabsClasses>
      component?: React.ElementType = 'div'
      indicatorColor?: 'secondary' | 'primary' = 'primary'
      onChange?: (event: React.SyntheticEvent, value: any) => void
      orientation?: 'horizontal' | 'vertical' = 'horizontal'
      ScrollButtonComponent?: React.ElementType = TabScrollButton
      scrollButtons?: 'auto' | boolean = 'auto'
      selectionFollowsFocus?: boolean
      slotProps?: { root?: SlotProps<'div', TabsRootSlotPropsOverrides, TabsOwnerState>; scroller?: SlotProps<'div', TabsScrollerSlotPropsOverrides, TabsOwnerState>; list?: SlotProps<'div', TabsListSlotPropsOverrides, TabsOwnerState>; scrollbar?: SlotProps<'div', { onChange?: (scrollbarWidth: undefined | number) => void } & TabsScrollbarSlotPropsOverrides, TabsOwnerState>; indicator?: SlotProps<'span', TabsIndicatorSlotPropsOverrides, TabsOwnerState>; scrollButtons?: SlotProps<typeof TabScrollButton, TabsScrollButtonsSlotPropsOverrides, TabsOwnerState>; startScrollButtonIcon?: SlotProps<typeof SvgIcon, TabsStartScrollButtonIconSlotPropsOverrides, TabsOwnerState>; endScrollButtonIcon?: SlotProps<typeof SvgIcon, TabsEndScrollButtonIconSlotPropsOverrides, TabsOwnerState> } = {}
      slots?: Partial<TabsSlots> & { StartScrollButtonIcon?: React.ElementType; EndScrollButtonIcon?: React.ElementType } = {}
      sx?: SxProps<Theme>
      TabIndicatorProps?: React.HTMLAttributes<HTMLDivElement> & { sx?: SxProps<Theme> } = {}
      TabScrollButtonProps?: Partial<TabScrollButtonProps> = {}
      textColor?: 'secondary' | 'primary' | 'inherit' = 'primary'
      value?: any
      variant?: 'standard' | 'scrollable' | 'fullWidth' = 'standard'
      visibleScrollbar?: boolean = false
    `,
  },
];
