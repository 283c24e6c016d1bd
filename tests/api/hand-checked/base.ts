import type { HandChecked } from './part.ts';

const base = { package: '@mui/base', kind: 'component' } as const;

/** Type of `slotProps`: each slot with its element and where its props may be extended. */
const slotProps = (state: string, slots: Readonly<Record<string, readonly [string, string]>>) =>
  `{ ${Object.entries(slots)
    .map(([slot, [element, more]]) => `${slot}?: SlotComponentProps<${element}, ${more}, ${state}>`)
    .join('; ')} }`;

const PLACEMENTS =
  "'auto' | 'auto-start' | 'auto-end' | 'top' | 'bottom' | 'right' | 'left' | 'top-start' | 'top-end' | 'bottom-start' | 'bottom-end' | 'right-start' | 'right-end' | 'left-start' | 'left-end'";
const IDENTITY = 'function Identity(x) { return x; }';

/** From the declarations of @mui/base 7.0.0-beta.4. */
export const baseComponents: readonly HandChecked[] = [
  {
    ...base,
    name: 'Button',
    ref: 'HTMLButtonElement',
    classes: [4, 'base-Button-root'],
    slots: { root: "props.href || props.to ? 'a' : 'button'" },
    members: `
      action?: React.Ref<ButtonActions>
      disabled?: boolean = false
      focusableWhenDisabled?: boolean = false
      rootElementName?: keyof HTMLElementTagNameMap = 'button'
      slotProps?: ${slotProps('ButtonOwnerState', { root: ["'button'", 'ButtonRootSlotPropsOverrides'] })} = {}
      slots?: ButtonSlots = {}
    `,
  },
  {
    ...base,
    name: 'Input',
    ref: 'HTMLDivElement',
    classes: [11, 'base-Input-root'],
    slots: { root: "'div'", input: "'input'", textarea: "'textarea'" },
    members: `
      autoComplete?: string
      autoFocus?: boolean
      className?: string
      defaultValue?: unknown
      disabled?: boolean
      endAdornment?: React.ReactNode
      error?: boolean
      id?: string
      maxRows?: number
      minRows?: number
      multiline?: boolean = false
      name?: string
      placeholder?: string
      readOnly?: boolean
      required?: boolean
      rows?: number
      slotProps?: ${slotProps('InputOwnerState', { root: ["'div'", 'InputRootSlotPropsOverrides'], input: ["'input'", 'InputInputSlotPropsOverrides'] })} = {}
      slots?: InputSlots = {}
      startAdornment?: React.ReactNode
      type?: React.HTMLInputTypeAttribute = 'text'
      value?: unknown
    `,
  },
  {
    ...base,
    name: 'Popper',
    ref: 'HTMLDivElement',
    classes: [1, 'base-Popper-root'],
    slots: { root: "'div'" },
    members: `
      anchorEl?: null | VirtualElement | HTMLElement | (() => HTMLElement) | (() => VirtualElement)
      children?: React.ReactNode | ((props: PopperChildrenProps) => React.ReactNode)
      container?: Element | (() => Element | null) | null
      direction?: 'ltr' | 'rtl' = 'ltr'
      disablePortal?: boolean = false
      keepMounted?: boolean = false
      modifiers?: Array<Partial<Modifier<any, any>>>
      open: boolean
      placement?: ${PLACEMENTS} = 'bottom'
      popperOptions?: Partial<OptionsGeneric<any>> = {}
      popperRef?: React.Ref<Instance>
      slotProps?: ${slotProps('PopperOwnerState', { root: ["'div'", 'PopperRootSlotPropsOverrides'] })} = {}
      slots?: PopperSlots = {}
      transition?: boolean = false
    `,
  },
  {
    ...base,
    name: 'Select',
    ref: 'HTMLButtonElement',
    classes: [7, 'base-Select-root'],
    slots: { root: "'button'", listbox: "'ul'", popup: "'div'" },
    members: `
      areOptionsEqual?: (a: OptionValue, b: OptionValue) => boolean
      autoComplete?: string
      autoFocus?: boolean = false
      defaultListboxOpen?: boolean = false
      defaultValue?: SelectValue<OptionValue, Multiple>
      disabled?: boolean = false
      getOptionAsString?: (option: SelectOption<OptionValue>) => string = defaultOptionStringifier
      getSerializedValue?: (option: SelectValue<SelectOption<OptionValue>, Multiple>) => string | number | readonly string[]
      listboxId?: string
      listboxOpen?: boolean
      multiple?: boolean = false
      name?: string
      onChange?: (event: React.MouseEvent | React.KeyboardEvent | React.FocusEvent | null, value: SelectValue<OptionValue, Multiple>) => void
      onListboxOpenChange?: (isOpen: boolean) => void
      placeholder?: React.ReactNode
      renderValue?: (option: SelectValue<SelectOption<OptionValue>, Multiple>) => React.ReactNode
      required?: boolean = false
      slotProps?: ${slotProps('SelectOwnerState<OptionValue, Multiple>', { root: ["'button'", 'SelectRootSlotPropsOverrides'], listbox: ["'ul'", 'SelectListboxSlotPropsOverrides'], popup: ["'div'", 'SelectPopupSlotPropsOverrides & PopupProps'] })} = {}
      slots?: SelectSlots = {}
      value?: SelectValue<OptionValue, Multiple>
    `,
  },
  {
    ...base,
    name: 'Slider',
    ref: 'HTMLSpanElement',
    classes: [16, 'base-Slider-root'],
    slots: {
      root: "'span'",
      track: "'span'",
      rail: "'span'",
      thumb: "'span'",
      mark: "'span'",
      markLabel: "'span'",
      valueLabel: undefined,
      input: "'input'",
    },
    members: `
      aria-label?: string
      aria-labelledby?: string
      aria-valuetext?: string
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
      scale?: (value: number) => number = ${IDENTITY}
      shiftStep?: number = 10
      slotProps?: ${slotProps('SliderOwnerState', { root: ["'span'", 'SliderRootSlotPropsOverrides'], track: ["'span'", 'SliderTrackSlotPropsOverrides'], rail: ["'span'", 'SliderRailSlotPropsOverrides'], thumb: ["'span'", 'SliderThumbSlotPropsOverrides'], mark: ["'span'", 'SliderMarkSlotPropsOverrides'], markLabel: ["'span'", 'SliderMarkLabelSlotPropsOverrides'], valueLabel: ['React.ElementType', 'SliderValueLabelSlotPropsOverrides'], input: ["'input'", 'SliderInputSlotPropsOverrides'] }).replace("thumb?: SlotComponentProps<'span', SliderThumbSlotPropsOverrides, SliderOwnerState>", "thumb?: SlotComponentPropsWithSlotState<'span', SliderThumbSlotPropsOverrides, SliderOwnerState, SliderThumbSlotState>")} = {}
      slots?: SliderSlots = {}
      step?: number | null = 1
      tabIndex?: number
      track?: 'normal' | false | 'inverted' = 'normal'
      value?: number | ReadonlyArray<number>
      valueLabelFormat?: string | ((value: number, index: number) => React.ReactNode) = ${IDENTITY}
    `,
  },
];
