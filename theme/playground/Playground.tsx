import './playground.css';
import { useCopy, useTranslate } from 'docs-build/runtime';
import {
  createElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { PLAYGROUND_TEXTS } from '../browser-texts.ts';
import { jsxCode, jsxText } from './jsx-code.ts';

/**
 * What a reader can choose for a prop. A list offers its values, and the first is the default of
 * the component. `true` or `false` is a switch; text and numbers are fields. The code leaves out
 * defaults: the first value of a list, `false`, and empty text.
 */
type Control<Value> =
  | readonly Exclude<Value & (string | number), undefined>[]
  | Extract<Value, boolean | string | number>;

export interface PlaygroundProps<Props> {
  /** The component, or the name of an element. */
  readonly component: ElementType<Props>;
  /** Name of the component in the code. */
  readonly name: string;
  /** Module that exports the component as its default, for the first line of the code. */
  readonly from?: string;
  /** Controls by prop, in their order. `children` is the text inside. */
  readonly controls: {
    readonly [Prop in keyof Props]?:
      | Control<Props[Prop]>
      | (Prop extends 'children' ? string : never);
  };
  /** Values at first where they are not the first of a list. */
  readonly initial?: Partial<Props>;
  /** Content of the component without a control for it, and its code. */
  readonly children?: ReactNode;
  readonly childrenCode?: string;
  /** Puts the component into what it needs around it, which the code does not show. */
  readonly wrap?: (element: ReactElement) => ReactNode;
}

type Values = Readonly<Record<string, unknown>>;
type Controls = Readonly<Record<string, Control<unknown>>>;

const defaultOf = (control: Control<unknown> | undefined): unknown =>
  Array.isArray(control) ? control[0] : typeof control === 'boolean' ? false : '';

const startOf = (control: Control<unknown>): unknown =>
  Array.isArray(control) ? control[0] : control;

/** A component beside controls for its props, and the JSX with the chosen values. */
export function Playground<Props>(playground: PlaygroundProps<Props>) {
  const { component, name, from, children, childrenCode, wrap } = playground;
  const controls = playground.controls as Controls;
  const first: Values = {
    ...Object.fromEntries(
      Object.entries(controls).map(([prop, control]) => [prop, startOf(control)]),
    ),
    ...playground.initial,
  };
  const t = useTranslate(PLAYGROUND_TEXTS);
  const [values, setValues] = useState(first);
  const { children: text, ...props } = values;
  const hasText = typeof text === 'string';
  const element = createElement(component as ElementType<Values>, props, hasText ? text : children);
  const code = [
    ...(from === undefined ? [] : importCode(name, from)),
    ...jsxCode({
      name,
      props: new Map(
        Object.entries(props).filter(([prop, value]) => value !== defaultOf(controls[prop])),
      ),
      content: hasText ? jsxText(text) || undefined : childrenCode,
    }),
  ];
  return (
    <div className="playground">
      <div className="playground-stage">{wrap ? wrap(element) : element}</div>
      <form
        className="playground-controls needs-script"
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(controls).map(([prop, control]) => (
          <PropControl
            key={prop}
            prop={prop}
            control={control}
            value={values[prop]}
            onChange={(value) => setValues((before) => ({ ...before, [prop]: value }))}
          />
        ))}
        <button
          type="button"
          className="playground-button"
          disabled={Object.entries(first).every(([prop, value]) => values[prop] === value)}
          onClick={() => setValues(first)}
        >
          {t('demoReset')}
        </button>
      </form>
      <PlaygroundCode parts={code} />
    </div>
  );
}

const importCode = (name: string, from: string) => [
  { text: 'import', tag: 'c-k' } as const,
  { text: ` ${name} ` },
  { text: 'from', tag: 'c-k' } as const,
  { text: ' ' },
  { text: `'${from}'`, tag: 'c-s' } as const,
  { text: ';\n\n' },
];

function PlaygroundCode({ parts }: { readonly parts: ReturnType<typeof jsxCode> }) {
  const t = useTranslate(PLAYGROUND_TEXTS);
  const [isCopied, copy] = useCopy();
  return (
    <div className="playground-code">
      <pre tabIndex={0} role="group" aria-label={t('code')}>
        <code className="language-tsx" translate="no">
          {parts.map(({ text, tag }, index) =>
            tag ? createElement(tag, { key: index }, text) : text,
          )}
        </code>
      </pre>
      <button
        type="button"
        className="playground-button needs-script"
        onClick={() => void copy(parts.map(({ text }) => text).join(''))}
      >
        {t(isCopied ? 'copied' : 'copy')}
      </button>
    </div>
  );
}

interface PropControlProps {
  readonly prop: string;
  readonly control: Control<unknown>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function PropControl({ prop, control, value, onChange }: PropControlProps) {
  const name = useId();
  if (Array.isArray(control)) {
    return (
      <fieldset className="playground-choice">
        <legend>{prop}</legend>
        {control.map((option: string | number) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  if (typeof control === 'boolean') {
    return (
      <label className="playground-switch">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {prop}
      </label>
    );
  }
  const isNumber = typeof control === 'number';
  return (
    <label className="playground-field">
      {prop}
      <input
        type={isNumber ? 'number' : 'text'}
        value={String(value)}
        onChange={({ target }) => onChange(isNumber ? target.valueAsNumber || 0 : target.value)}
      />
    </label>
  );
}
