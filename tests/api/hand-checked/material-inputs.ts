import type { HandChecked } from './part.ts';

const material = { package: '@mui/material', kind: 'component' } as const;

const STATE = 'AutocompleteOwnerState<Value, Multiple, DisableClearable, FreeSolo, ChipComponent>';
const VALUE = 'AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo>';
const OPTION = 'Value | AutocompleteFreeSoloValueMapping<FreeSolo>';
const SLIDER = 'SliderComponentsPropsOverrides, SliderOwnerState';
const SLIDER_SLOTS = `{ root?: SlotComponentProps<'span', ${SLIDER}>; track?: SlotComponentProps<'span', ${SLIDER}>; rail?: SlotComponentProps<'span', ${SLIDER}>; thumb?: SlotComponentProps<'span', ${SLIDER}>; mark?: SlotComponentProps<'span', ${SLIDER}>; markLabel?: SlotComponentProps<'span', ${SLIDER}>; valueLabel?: SlotComponentProps<typeof SliderValueLabelComponent, ${SLIDER}>; input?: SlotComponentProps<'input', ${SLIDER}> }`;
const LISTBOX =
  'React.HTMLAttributes<HTMLUListElement> & { sx?: SxProps<Theme>; ref?: React.Ref<Element> }';

/** From the declarations of @mui/material 7.0.0-beta.4. */
export const materialInputs: readonly HandChecked[] = [
  {
    ...material,
    name: 'Autocomplete',
    ref: 'HTMLDivElement',
    classes: [26, 'MuiAutocomplete-root'],
    slots: { listbox: "'ul'", paper: 'Paper', popper: 'Popper' },
    members: `
      autoComplete?: boolean = false
      autoHighlight?: boolean = false
      autoSelect?: boolean = false
      blurOnSelect?: 'touch' | 'mouse' | boolean = false
      ChipProps?: ChipProps<ChipComponent>
      classes?: Partial<AutocompleteClasses>
      clearIcon?: React.ReactNode = <ClearIcon fontSize="small" />
      clearOnBlur?: boolean = !props.freeSolo
      clearOnEscape?: boolean = false
      clearText?: string = 'Clear'
      closeText?: string = 'Close'
      componentsProps?: { clearIndicator?: Partial<IconButtonProps>; paper?: PaperProps; popper?: Partial<PopperProps>; popupIndicator?: Partial<IconButtonProps> }
      defaultValue?: ${VALUE} = props.multiple ? [] : null
      disableClearable?: DisableClearable = false
      disableCloseOnSelect?: boolean = false
      disabled?: boolean = false
      disabledItemsFocusable?: boolean = false
      disableListWrap?: boolean = false
      disablePortal?: boolean = false
      filterOptions?: (options: Value[], state: FilterOptionsState<Value>) => Value[] = createFilterOptions()
      filterSelectedOptions?: boolean = false
      forcePopupIcon?: boolean | 'auto' = 'auto'
      freeSolo?: FreeSolo = false
      fullWidth?: boolean = false
      getLimitTagsText?: (more: number) => React.ReactNode = (more) => \`+\${more}\`
      getOptionDisabled?: (option: Value) => boolean
      getOptionKey?: (option: ${OPTION}) => string | number
      getOptionLabel?: (option: ${OPTION}) => string = (option) => option.label ?? option
      groupBy?: (option: Value) => string
      handleHomeEndKeys?: boolean = !props.freeSolo
      id?: string
      includeInputInList?: boolean = false
      inputValue?: string
      isOptionEqualToValue?: (option: Value, value: Value) => boolean
      limitTags?: number = -1
      ListboxComponent?: React.JSXElementConstructor<React.HTMLAttributes<HTMLElement>> = 'ul'
      ListboxProps?: ${LISTBOX}
      loading?: boolean = false
      loadingText?: React.ReactNode = 'Loading…'
      multiple?: Multiple = false
      noOptionsText?: React.ReactNode = 'No options'
      onChange?: (event: React.SyntheticEvent, value: ${VALUE}, reason: 'createOption' | 'selectOption' | 'removeOption' | 'clear' | 'blur', details?: AutocompleteChangeDetails<Value>) => void
      onClose?: (event: React.SyntheticEvent, reason: 'createOption' | 'toggleInput' | 'escape' | 'selectOption' | 'removeOption' | 'blur') => void
      onHighlightChange?: (event: React.SyntheticEvent, option: Value | null, reason: 'keyboard' | 'mouse' | 'auto' | 'touch') => void
      onInputChange?: (event: React.SyntheticEvent, value: string, reason: 'input' | 'reset' | 'clear' | 'blur' | 'selectOption' | 'removeOption') => void
      onOpen?: (event: React.SyntheticEvent) => void
      open?: boolean
      openOnFocus?: boolean = false
      openText?: string = 'Open'
      options: ReadonlyArray<Value>
      PaperComponent?: React.JSXElementConstructor<React.HTMLAttributes<HTMLElement>> = Paper
      PopperComponent?: React.JSXElementConstructor<PopperProps> = Popper
      popupIcon?: React.ReactNode = <ArrowDropDownIcon />
      readOnly?: boolean = false
      renderGroup?: (params: AutocompleteRenderGroupParams) => React.ReactNode
      renderInput: (params: AutocompleteRenderInputParams) => React.ReactNode
      renderOption?: (props: React.HTMLAttributes<HTMLLIElement> & { key: any }, option: Value, state: AutocompleteRenderOptionState, ownerState: ${STATE}) => React.ReactNode
      renderTags?: (value: Value[], getTagProps: AutocompleteRenderGetTagProps, ownerState: ${STATE}) => React.ReactNode
      selectOnFocus?: boolean = !props.freeSolo
      size?: 'small' | 'medium' = 'medium'
      slotProps?: { chip?: SlotProps<React.ElementType<Partial<ChipProps<ChipComponent>>>, {}, ${STATE}>; clearIndicator?: SlotProps<React.ElementType<Partial<IconButtonProps>>, {}, ${STATE}>; listbox?: SlotProps<React.ElementType<${LISTBOX}>, {}, ${STATE}>; paper?: SlotProps<React.ElementType<Partial<PaperProps>>, AutocompletePaperSlotPropsOverrides, ${STATE}>; popper?: SlotProps<React.ElementType<Partial<PopperProps>>, AutocompletePopperSlotPropsOverrides, ${STATE}>; popupIndicator?: SlotProps<React.ElementType<Partial<IconButtonProps>>, {}, ${STATE}> } = {}
      slots?: Partial<AutocompleteSlots> = {}
      sx?: SxProps<Theme>
      value?: ${VALUE}
    `,
  },
  {
    ...material,
    name: 'Select',
    ref: 'HTMLDivElement',
    parent: 'OutlinedInput',
    classes: [15, 'MuiSelect-root'],
    members: `
      autoWidth?: boolean = false
      children?: React.ReactNode
      classes?: Partial<SelectClasses> = {}
      defaultOpen?: boolean = false
      defaultValue?: Value
      displayEmpty?: boolean = false
      IconComponent?: React.ElementType = ArrowDropDownIcon
      id?: string
      input?: React.ReactElement<unknown, any>
      inputProps?: InputBaseComponentProps
      label?: React.ReactNode
      labelId?: string
      MenuProps?: Partial<MenuProps>
      multiple?: boolean = false
      native?: boolean = false
      onChange?: (event: SelectChangeEvent<Value>, child: React.ReactNode) => void
      onClose?: (event: React.SyntheticEvent) => void
      onOpen?: (event: React.SyntheticEvent) => void
      open?: boolean
      renderValue?: (value: Value) => React.ReactNode
      SelectDisplayProps?: React.HTMLAttributes<HTMLDivElement>
      sx?: SxProps<Theme>
      value?: Value | ''
      variant?: 'outlined' | 'standard' | 'filled' = 'outlined'
    `,
  },
  {
    ...material,
    name: 'TextField',
    ref: 'HTMLDivElement',
    parent: 'FormControl',
    classes: [1, 'MuiTextField-root'],
    slots: {
      input: 'OutlinedInput',
      inputLabel: 'InputLabel',
      htmlInput: "'input'",
      formHelperText: 'FormHelperText',
      select: 'Select',
    },
    members: `
      autoComplete?: string
      autoFocus?: boolean = false
      classes?: Partial<TextFieldClasses>
      color?: 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning' = 'primary'
      defaultValue?: unknown
      disabled?: boolean = false
      error?: boolean = false
      FormHelperTextProps?: Partial<FormHelperTextProps>
      fullWidth?: boolean = false
      helperText?: React.ReactNode
      id?: string
      InputLabelProps?: Partial<InputLabelProps>
      inputProps?: InputBaseComponentProps
      InputProps?: Partial<StandardInputProps> | Partial<FilledInputProps> | Partial<OutlinedInputProps>
      inputRef?: React.Ref<any>
      label?: React.ReactNode
      margin?: 'dense' | 'normal' | 'none' = 'none'
      maxRows?: string | number
      minRows?: string | number
      multiline?: boolean = false
      name?: string
      onChange?: React.ChangeEventHandler<HTMLTextAreaElement | HTMLInputElement>
      placeholder?: string
      required?: boolean = false
      rows?: string | number
      select?: boolean = false
      SelectProps?: Partial<SelectProps>
      size?: 'small' | 'medium' = 'medium'
      slotProps?: { input?: SlotProps<React.ElementType<StandardInputProps>, {}, TextFieldOwnerState> | SlotProps<React.ElementType<FilledInputProps>, {}, TextFieldOwnerState> | SlotProps<React.ElementType<OutlinedInputProps>, {}, TextFieldOwnerState>; inputLabel?: SlotProps<React.ElementType<InputLabelProps>, {}, TextFieldOwnerState>; htmlInput?: SlotProps<React.ElementType<InputBaseProps['inputProps']>, {}, TextFieldOwnerState>; formHelperText?: SlotProps<React.ElementType<FormHelperTextProps>, {}, TextFieldOwnerState>; select?: SlotProps<React.ElementType<SelectProps>, {}, TextFieldOwnerState> } = {}
      slots?: Partial<TextFieldSlots> = {}
      sx?: SxProps<Theme>
      type?: React.HTMLInputTypeAttribute
      value?: unknown
      variant?: 'outlined' | 'standard' | 'filled' = 'outlined'
    `,
  },
  {
    ...material,
    name: 'Slider',
    ref: 'HTMLSpanElement',
    classes: [34, 'MuiSlider-root'],
    slots: {
      root: "'span'",
      track: "'span'",
      rail: "'span'",
      thumb: "'span'",
      mark: "'span'",
      markLabel: "'span'",
      valueLabel: 'SliderValueLabel',
      input: "'input'",
    },
    members: `
      aria-label?: string
      aria-labelledby?: string
      aria-valuetext?: string
      classes?: Partial<SliderClasses>
      color?: 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning' = 'primary'
      component?: React.ElementType = 'span'
      components?: { Root?: React.ElementType; Track?: React.ElementType; Rail?: React.ElementType; Thumb?: React.ElementType; Mark?: React.ElementType; MarkLabel?: React.ElementType; ValueLabel?: React.ElementType; Input?: React.ElementType } = {}
      componentsProps?: ${SLIDER_SLOTS} = {}
      defaultValue?: number | number[]
      disabled?: boolean = false
      disableSwap?: boolean = false
      getAriaLabel?: (index: number) => string
      getAriaValueText?: (value: number, index: number) => string
      marks?: boolean | Mark[] = false
      max?: number = 100
      min?: number = 0
      name?: string
      onChange?: (event: Event, value: number | number[], activeThumb: number) => void
      onChangeCommitted?: (event: React.SyntheticEvent | Event, value: number | number[]) => void
      orientation?: 'horizontal' | 'vertical' = 'horizontal'
      scale?: (value: number) => number = function Identity(x) { return x; }
      shiftStep?: number = 10
      size?: 'small' | 'medium' = 'medium'
      slotProps?: ${SLIDER_SLOTS} = {}
      slots?: { root?: React.ElementType; track?: React.ElementType; rail?: React.ElementType; thumb?: React.ElementType; mark?: React.ElementType; markLabel?: React.ElementType; valueLabel?: React.ElementType; input?: React.ElementType } = {}
      step?: number | null = 1
      sx?: SxProps<Theme>
      tabIndex?: number
      track?: 'normal' | false | 'inverted' = 'normal'
      value?: number | number[]
      valueLabelDisplay?: 'on' | 'auto' | 'off' = 'off'
      valueLabelFormat?: string | ((value: number, index: number) => React.ReactNode) = function Identity(x) { return x; }
    `,
  },
];
