import type { HandChecked } from './part.ts';

const joy = { package: '@mui/joy', kind: 'component' } as const;

const COLOR = "'primary' | 'neutral' | 'danger' | 'success' | 'warning'";
const VARIANT = "'plain' | 'outlined' | 'soft' | 'solid'";
const SIZE = "'sm' | 'md' | 'lg'";

/** Type of `slotProps` whose slots hold elements. */
const slotProps = (state: string, slots: Readonly<Record<string, string>>) =>
  `{ ${Object.entries(slots)
    .map(([slot, of]) => `${slot}?: SlotProps<${of.includes(',') ? of : `'${of}', {}`}, ${state}>`)
    .join('; ')} }`;

const STATE = 'AutocompleteOwnerState<any, any, any, any>';
const VALUE = 'AutocompleteValue<T, Multiple, DisableClearable, FreeSolo>';
const OPTION = 'T | AutocompleteFreeSoloValueMapping<FreeSolo>';
const LOOK = `color?: ${COLOR}; variant?: ${VARIANT}`;
const SIZED = `{ ${LOOK}; size?: ${SIZE} }`;
const POPPED = `${SIZED} & Omit<PopperOwnProps, 'slots' | 'slotProps' | 'open'>`;

/** From the declarations of @mui/joy 5.0.0-beta.49. */
export const joyComponents: readonly HandChecked[] = [
  {
    ...joy,
    name: 'Button',
    ref: 'HTMLButtonElement',
    classes: [21, 'MuiButton-root'],
    slots: {
      root: "'button'",
      startDecorator: "'span'",
      endDecorator: "'span'",
      loadingIndicatorCenter: "'span'",
    },
    members: `
      action?: React.Ref<{ focusVisible(): void }>
      color?: ${COLOR} = 'primary'
      component?: React.ElementType
      disabled?: boolean = false
      endDecorator?: React.ReactNode
      fullWidth?: boolean = false
      loading?: boolean = false
      loadingIndicator?: React.ReactNode = <CircularProgress />
      loadingPosition?: 'start' | 'end' | 'center' = 'center'
      size?: ${SIZE} = 'md'
      slotProps?: ${slotProps('ButtonOwnerState', { root: 'button', startDecorator: 'span', endDecorator: 'span', loadingIndicatorCenter: 'span' })} = {}
      slots?: ButtonSlots = {}
      startDecorator?: React.ReactNode
      sx?: SxProps
      tabIndex?: number = 0
      variant?: ${VARIANT} = 'solid'
    `,
  },
  {
    ...joy,
    name: 'Input',
    ref: 'HTMLDivElement',
    classes: [22, 'MuiInput-root'],
    slots: { root: "'div'", input: "'input'", startDecorator: "'div'", endDecorator: "'div'" },
    members: `
      className?: string
      color?: ${COLOR} = 'neutral'
      component?: React.ElementType
      endDecorator?: React.ReactNode
      error?: boolean = false
      fullWidth?: boolean = false
      size?: ${SIZE} = 'md'
      slotProps?: ${slotProps('InputOwnerState', { root: 'div', input: 'input', startDecorator: 'span', endDecorator: 'span' })} = {}
      slots?: InputSlots = {}
      startDecorator?: React.ReactNode
      sx?: SxProps
      variant?: ${VARIANT} = 'outlined'
    `,
  },
  {
    ...joy,
    name: 'Select',
    ref: 'HTMLButtonElement',
    classes: [24, 'MuiSelect-root'],
    slots: {
      root: "'div'",
      button: "'button'",
      startDecorator: "'span'",
      endDecorator: "'span'",
      indicator: "'span'",
      listbox: "'ul'",
    },
    members: `
      action?: React.Ref<{ focusVisible(): void }>
      autoFocus?: boolean = false
      color?: ${COLOR} = 'neutral'
      component?: React.ElementType
      defaultListboxOpen?: boolean = false
      defaultValue?: SelectValue<OptionValue, Multiple>
      disabled?: boolean = false
      endDecorator?: React.ReactNode
      getSerializedValue?: (option: SelectValue<SelectOption<OptionValue>, Multiple>) => string | number | readonly string[]
      indicator?: React.ReactNode = <Unfold />
      listboxId?: string
      listboxOpen?: boolean
      multiple?: boolean = false
      name?: string
      onChange?: (event: React.MouseEvent | React.KeyboardEvent | React.FocusEvent | null, value: SelectValue<OptionValue, Multiple>) => void
      onClose?: () => void
      onListboxOpenChange?: (isOpen: boolean) => void
      placeholder?: React.ReactNode
      renderValue?: (option: SelectValue<SelectOption<OptionValue>, Multiple>) => React.ReactNode
      required?: boolean = false
      size?: ${SIZE} = 'md'
      slotProps?: ${slotProps('SelectOwnerState<any, Multiple>', { root: 'div', button: 'button', startDecorator: 'span', endDecorator: 'span', indicator: 'span', listbox: `'ul', ${POPPED}` })} = {}
      slots?: SelectSlots = {}
      startDecorator?: React.ReactNode
      sx?: SxProps
      value?: SelectValue<OptionValue, Multiple>
      variant?: ${VARIANT} = 'outlined'
    `,
  },
  {
    ...joy,
    name: 'Slider',
    ref: 'HTMLSpanElement',
    classes: [30, 'MuiSlider-root'],
    slots: {
      root: "'span'",
      track: "'span'",
      rail: "'span'",
      thumb: "'span'",
      mark: "'span'",
      markLabel: "'span'",
      valueLabel: "'span'",
      input: "'input'",
    },
    members: `
      aria-label?: string
      aria-valuetext?: string
      classes?: Partial<SliderClasses>
      color?: ${COLOR} = 'primary'
      component?: React.ElementType
      defaultValue?: number | ReadonlyArray<number>
      disabled?: boolean = false
      disableSwap?: boolean = false
      getAriaLabel?: (index: number) => string
      getAriaValueText?: (value: number, index: number) => string
      isRtl?: boolean = false
      marks?: boolean | ReadonlyArray<Mark> = false
      max?: number = 100
      min?: number = 0
      name?: string
      onChange?: (event: Event, value: number | number[], activeThumb: number) => void
      onChangeCommitted?: (event: React.SyntheticEvent | Event, value: number | number[]) => void
      orientation?: 'horizontal' | 'vertical' = 'horizontal'
      scale?: (value: number) => number = function Identity(x) { return x; }
      shiftStep?: number = 10
      size?: ${SIZE} = 'md'
      slotProps?: ${slotProps('SliderOwnerState', { root: 'span', track: 'span', rail: 'span', thumb: 'span', mark: 'span', markLabel: 'span', valueLabel: 'span', input: 'input' }).replace("mark?: SlotProps<'span', {}, SliderOwnerState>", "mark?: SlotProps<'span', {}, SliderOwnerState & { percent?: number }>")} = {}
      slots?: SliderSlots = {}
      step?: number | null = 1
      sx?: SxProps
      tabIndex?: number
      track?: 'normal' | false | 'inverted' = 'normal'
      value?: number | ReadonlyArray<number>
      valueLabelDisplay?: 'on' | 'auto' | 'off' = 'off'
      valueLabelFormat?: string | ((value: number, index: number) => React.ReactNode) = function Identity(x) { return x; }
      variant?: ${VARIANT} = 'solid'
    `,
  },
  {
    ...joy,
    name: 'Tooltip',
    ref: 'HTMLDivElement',
    classes: [21, 'MuiTooltip-root'],
    slots: { root: "'div'", arrow: "'span'" },
    members: `
      arrow?: boolean = false
      children: React.ReactElement<any>
      color?: ${COLOR} = 'neutral'
      component?: React.ElementType
      describeChild?: boolean = false
      direction?: 'ltr' | 'rtl' = 'ltr'
      disableFocusListener?: boolean = false
      disableHoverListener?: boolean = false
      disableInteractive?: boolean = false
      disablePortal?: boolean = false
      disableTouchListener?: boolean = false
      enterDelay?: number = 100
      enterNextDelay?: number = 0
      enterTouchDelay?: number = 700
      followCursor?: boolean = false
      id?: string
      keepMounted?: boolean = false
      leaveDelay?: number = 0
      leaveTouchDelay?: number = 1500
      modifiers?: Array<Partial<Modifier<any, any>>>
      onClose?: (event: React.SyntheticEvent | Event) => void
      onOpen?: (event: React.SyntheticEvent) => void
      open?: boolean
      placement?: 'bottom-end' | 'bottom-start' | 'bottom' | 'left-end' | 'left-start' | 'left' | 'right-end' | 'right-start' | 'right' | 'top-end' | 'top-start' | 'top' = 'bottom'
      size?: ${SIZE} = 'md'
      slotProps?: ${slotProps('TooltipOwnerState', { root: "'div', { component?: React.ElementType; sx?: SxProps } & Omit<PopperProps, 'direction'>", arrow: 'span' })} = {}
      slots?: TooltipSlots = {}
      sx?: SxProps
      title: React.ReactNode
      variant?: ${VARIANT} = 'solid'
    `,
  },
  {
    ...joy,
    name: 'Autocomplete',
    ref: 'HTMLDivElement',
    classes: [33, 'MuiAutocomplete-root'],
    slots: {
      root: "'div'",
      wrapper: "'div'",
      input: "'input'",
      startDecorator: "'div'",
      endDecorator: "'div'",
      clearIndicator: "'button'",
      popupIndicator: "'button'",
      listbox: "'ul'",
      option: "'li'",
      loading: "'li'",
      noOptions: "'li'",
      limitTag: "'div'",
    },
    members: `
      aria-describedby?: string
      aria-label?: string
      aria-labelledby?: string
      autoComplete?: boolean = false
      autoFocus?: boolean
      autoHighlight?: boolean = false
      autoSelect?: boolean = false
      blurOnSelect?: 'touch' | 'mouse' | boolean = false
      clearIcon?: React.ReactNode = <ClearIcon fontSize="md" />
      clearOnBlur?: boolean = !props.freeSolo
      clearOnEscape?: boolean = false
      clearText?: string = 'Clear'
      closeText?: string = 'Close'
      color?: ${COLOR} = 'neutral'
      defaultValue?: ${VALUE} = props.multiple ? [] : null
      disableClearable?: DisableClearable = false
      disableCloseOnSelect?: boolean = false
      disabled?: boolean = false
      disabledItemsFocusable?: boolean = false
      disableListWrap?: boolean = false
      endDecorator?: React.ReactNode
      error?: boolean = false
      filterOptions?: (options: T[], state: FilterOptionsState<T>) => T[] = createFilterOptions()
      filterSelectedOptions?: boolean = false
      forcePopupIcon?: boolean | 'auto' = 'auto'
      freeSolo?: FreeSolo = false
      getLimitTagsText?: (more: string | number) => React.ReactNode = (more: string | number) => \`+\${more}\`
      getOptionDisabled?: (option: T) => boolean
      getOptionKey?: (option: ${OPTION}) => string | number
      getOptionLabel?: (option: ${OPTION}) => string = (option) => option.label ?? option
      groupBy?: (option: T) => string
      handleHomeEndKeys?: boolean = !props.freeSolo
      id?: string
      includeInputInList?: boolean = false
      inputValue?: string
      isOptionEqualToValue?: (option: T, value: T) => boolean
      limitTags?: number = -1
      loading?: boolean = false
      loadingText?: React.ReactNode = 'Loading…'
      multiple?: Multiple = false
      name?: string
      noOptionsText?: React.ReactNode = 'No options'
      onChange?: (event: React.SyntheticEvent, value: ${VALUE}, reason: 'createOption' | 'selectOption' | 'removeOption' | 'clear' | 'blur', details?: AutocompleteChangeDetails<T>) => void
      onClose?: (event: React.SyntheticEvent, reason: 'createOption' | 'toggleInput' | 'escape' | 'selectOption' | 'removeOption' | 'blur') => void
      onHighlightChange?: (event: React.SyntheticEvent, option: T | null, reason: 'keyboard' | 'mouse' | 'auto' | 'touch') => void
      onInputChange?: (event: React.SyntheticEvent, value: string, reason: 'input' | 'reset' | 'clear' | 'blur' | 'selectOption' | 'removeOption') => void
      onOpen?: (event: React.SyntheticEvent) => void
      open?: boolean
      openOnFocus?: boolean = false
      openText?: string = 'Open'
      options: ReadonlyArray<T>
      placeholder?: string
      popupIcon?: React.ReactNode = <ArrowDropDownIcon />
      readOnly?: boolean = false
      renderGroup?: (params: AutocompleteRenderGroupParams) => React.ReactNode = defaultRenderGroup
      renderOption?: (props: Omit<React.HTMLAttributes<HTMLLIElement>, 'color'>, option: T, state: AutocompleteRenderOptionState) => React.ReactNode
      renderTags?: (value: T[], getTagProps: AutocompleteRenderGetTagProps, ownerState: AutocompleteOwnerState<T, Multiple, DisableClearable, FreeSolo>) => React.ReactNode
      required?: boolean
      selectOnFocus?: boolean = !props.freeSolo
      size?: ${SIZE} = 'md'
      slotProps?: ${slotProps(STATE, { root: 'div', wrapper: 'div', input: 'input', startDecorator: 'span', endDecorator: 'span', clearIndicator: `'button', ${SIZED}`, popupIndicator: `'button', ${SIZED}`, listbox: `'ul', ${POPPED}`, option: `'li', { ${LOOK} }`, loading: 'li', noOptions: 'li', limitTag: 'span' })} = {}
      slots?: AutocompleteSlots = {}
      startDecorator?: React.ReactNode
      sx?: SxProps
      type?: string
      value?: ${VALUE}
      variant?: ${VARIANT} = 'outlined'
    `,
  },
];
