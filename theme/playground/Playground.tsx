import './playground.css';
import { useCopy, useTranslate } from 'docs-build/runtime';
import {
  type ComponentProps,
  createElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { PLAYGROUND_TEXTS } from '../browser-texts.ts';
import {
  type AnyControl,
  changedProps,
  type Control,
  type Controls,
  initialValues,
  isList,
  type Simple,
  type Values,
} from './controls.ts';
import { type CodePart, importCode, jsxCode, jsxText } from './jsx-code.ts';

export interface PlaygroundProps<Type extends ElementType, Props = ComponentProps<Type>> {
  /** The component, or the name of an element. */
  readonly component: Type;
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
  /** Initial values that differ from the defaults, also of props without a control. */
  readonly initial?: {
    readonly [Prop in keyof Props]?: Props[Prop] & Simple;
  };
  /** Content of the component without a control for it, and its code. */
  readonly children?: ReactNode;
  readonly childrenCode?: string;
  /** Wraps the component in elements that it needs. The code does not show them. */
  readonly wrap?: (element: ReactElement) => ReactNode;
}

/** A component beside controls for its props, and the JSX with the chosen values. */
export function Playground<Type extends ElementType>(playground: PlaygroundProps<Type>) {
  const { component, name, from, children, childrenCode, wrap } = playground;
  const controls = playground.controls as Controls;
  const first = initialValues(controls, playground.initial);
  const t = useTranslate(PLAYGROUND_TEXTS);
  const [values, setValues] = useState(first);
  const [resets, setResets] = useState(0);
  const reset = () => {
    setValues(first);
    setResets(resets + 1);
  };
  const { children: text, ...props } = values;
  const hasText = typeof text === 'string';
  const element = createElement(component as ElementType<Values>, props, hasText ? text : children);
  const code = [
    ...(from === undefined ? [] : importCode(name, from)),
    ...jsxCode({
      name,
      props: changedProps(props, controls),
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
            key={`${prop} ${resets}`}
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
          onClick={reset}
        >
          {t('demoReset')}
        </button>
      </form>
      <PlaygroundCode parts={code} />
    </div>
  );
}

function PlaygroundCode({ parts }: { readonly parts: readonly CodePart[] }) {
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
  readonly control: AnyControl;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function PropControl({ prop, control, value, onChange }: PropControlProps) {
  const name = useId();
  if (isList(control)) {
    return (
      <fieldset className="playground-choice">
        <legend>{prop}</legend>
        {control.map((option) => (
          <label key={String(option)}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{String(option)}</span>
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
  return (
    <label className="playground-field">
      {prop}
      {typeof control === 'number' ? (
        // Not controlled, because `-` and an empty field are no numbers yet.
        <input
          type="number"
          defaultValue={Number(value)}
          onChange={({ target: { valueAsNumber: number } }) => {
            if (!Number.isNaN(number)) onChange(number);
          }}
        />
      ) : (
        <input value={String(value)} onChange={({ target }) => onChange(target.value)} />
      )}
    </label>
  );
}
