import type { HandChecked } from './part.ts';

const hook = { package: '@mui/base', kind: 'hook' } as const;

const VALUE = 'AutocompleteValue<Value, Multiple, DisableClearable, FreeSolo>';
const OPTION = 'Value | AutocompleteFreeSoloValueMapping<FreeSolo>';

/** Returns the type of a props getter with a type parameter for external props. */
const getter = (bound: string, props: string) =>
  `<ExternalProps extends Record<string, ${bound}> = {}>(externalProps?: ExternalProps) => ${props}<ExternalProps>`;

/** From the declarations of @mui/base 7.0.0-beta.4. */
export const baseHooks: readonly HandChecked[] = [
  {
    ...hook,
    name: 'useButton',
    members: `
      disabled?: boolean = false
      focusableWhenDisabled?: boolean = false
      href?: string
      onFocusVisible?: React.FocusEventHandler
      rootElementName?: keyof HTMLElementTagNameMap = ''
      rootRef?: React.Ref<Element>
      tabIndex?: number
      to?: string
      type?: 'submit' | 'reset' | 'button' = 'button'
    `,
    returns: `
      active: boolean
      focusVisible: boolean
      getRootProps: ${getter('any', 'UseButtonRootSlotProps')}
      rootRef: React.RefCallback<Element> | null
      setFocusVisible: React.Dispatch<React.SetStateAction<boolean>>
    `,
  },
  {
    ...hook,
    name: 'useSlider',
    members: `
      aria-labelledby?: string
      defaultValue?: number | ReadonlyArray<number>
      disabled?: boolean = false
      disableSwap?: boolean = false
      isRtl?: boolean = false
      marks?: boolean | ReadonlyArray<Mark> = false
      max?: number = 100
      min?: number = 0
      name?: string
      onChange?: (event: Event, value: number | number[], activeThumb: number) => void
      onChangeCommitted?: (event: React.SyntheticEvent | Event, value: number | number[]) => void
      orientation?: 'horizontal' | 'vertical' = 'horizontal'
      rootRef?: React.Ref<Element>
      scale?: (value: number) => number = function Identity(x) { return x; }
      shiftStep?: number = 10
      step?: number | null = 1
      tabIndex?: number
      value?: number | ReadonlyArray<number>
    `,
    returns: `
      active: number
      axis: 'horizontal' | 'vertical' | 'horizontal-reverse'
      axisProps: { [key in 'horizontal' | 'vertical' | 'horizontal-reverse']: AxisProps<key> }
      dragging: boolean
      focusedThumbIndex: number
      getHiddenInputProps: ${getter('unknown', 'UseSliderHiddenInputProps')}
      getRootProps: ${getter('unknown', 'UseSliderRootSlotProps')}
      getThumbProps: ${getter('unknown', 'UseSliderThumbSlotProps')}
      getThumbStyle: (index: number) => object
      marks: Mark[]
      open: number
      range: boolean
      rootRef: React.RefCallback<Element> | null
      trackLeap: number
      trackOffset: number
      values: number[]
    `,
  },
  {
    ...hook,
    name: 'useAutocomplete',
    members: `
      autoComplete?: boolean = false
      autoHighlight?: boolean = false
      autoSelect?: boolean = false
      blurOnSelect?: 'touch' | 'mouse' | boolean = false
      clearOnBlur?: boolean = !props.freeSolo
      clearOnEscape?: boolean = false
      componentName?: string = 'useAutocomplete'
      defaultValue?: ${VALUE} = props.multiple ? [] : null
      disableClearable?: DisableClearable = false
      disableCloseOnSelect?: boolean = false
      disabled?: boolean = false
      disabledItemsFocusable?: boolean = false
      disableListWrap?: boolean = false
      filterOptions?: (options: Value[], state: FilterOptionsState<Value>) => Value[] = createFilterOptions()
      filterSelectedOptions?: boolean = false
      freeSolo?: FreeSolo = false
      getOptionDisabled?: (option: Value) => boolean
      getOptionKey?: (option: ${OPTION}) => string | number
      getOptionLabel?: (option: ${OPTION}) => string = (option) => option.label ?? option
      groupBy?: (option: Value) => string
      handleHomeEndKeys?: boolean = !props.freeSolo
      id?: string
      includeInputInList?: boolean = false
      inputValue?: string
      isOptionEqualToValue?: (option: Value, value: Value) => boolean = (option, value) => option === value
      multiple?: Multiple = false
      onChange?: (event: React.SyntheticEvent, value: ${VALUE}, reason: 'createOption' | 'selectOption' | 'removeOption' | 'clear' | 'blur', details?: AutocompleteChangeDetails<Value>) => void
      onClose?: (event: React.SyntheticEvent, reason: 'createOption' | 'toggleInput' | 'escape' | 'selectOption' | 'removeOption' | 'blur') => void
      onHighlightChange?: (event: React.SyntheticEvent, option: Value | null, reason: 'keyboard' | 'mouse' | 'auto' | 'touch') => void
      onInputChange?: (event: React.SyntheticEvent, value: string, reason: 'input' | 'reset' | 'clear' | 'blur' | 'selectOption' | 'removeOption') => void
      onOpen?: (event: React.SyntheticEvent) => void
      open?: boolean
      openOnFocus?: boolean = false
      options: ReadonlyArray<Value>
      readOnly?: boolean = false
      selectOnFocus?: boolean = !props.freeSolo
      value?: ${VALUE}
    `,
    returns: `
      anchorEl: null | HTMLElement
      dirty: boolean
      expanded: boolean
      focused: boolean
      focusedTag: number
      getClearProps: () => React.HTMLAttributes<HTMLButtonElement>
      getInputLabelProps: () => Omit<React.HTMLAttributes<HTMLLabelElement>, 'color'>
      getInputProps: () => React.InputHTMLAttributes<HTMLInputElement> & { ref: React.Ref<HTMLInputElement> }
      getListboxProps: () => React.HTMLAttributes<HTMLUListElement>
      getOptionProps: (renderedOption: UseAutocompleteRenderedOption<Value>) => React.HTMLAttributes<HTMLLIElement> & { key: any }
      getPopupIndicatorProps: () => React.HTMLAttributes<HTMLButtonElement>
      getRootProps: (externalProps?: any) => React.HTMLAttributes<HTMLDivElement>
      getTagProps: AutocompleteGetTagProps
      groupedOptions: Value[] | Array<AutocompleteGroupedOption<Value>>
      id: string
      inputValue: string
      popupOpen: boolean
      setAnchorEl: () => void
      value: ${VALUE}
    `,
  },
];
