/** A value that code can show. */
export type Simple = string | number | boolean;

/**
 * The choices that a playground offers for a prop. A list offers its values, and the first is the
 * default of the component. `true` or `false` is a switch; text and numbers are fields. The code
 * leaves out defaults: the first value of a list, `false`, and empty text.
 */
export type Control<Value> = readonly Exclude<Value & Simple, undefined>[] | Extract<Value, Simple>;

/** A control of any prop. */
export type AnyControl = readonly Simple[] | Simple;

/** Controls by prop, in their order. */
export type Controls = Readonly<Record<string, AnyControl>>;

export type Values = Readonly<Record<string, unknown>>;

export const isList = (control: AnyControl | undefined): control is readonly Simple[] =>
  Array.isArray(control);

/** Returns the initial values: the first of each list, and the value of each switch or field. */
export const initialValues = (controls: Controls, initial: Values = {}): Values => ({
  ...Object.fromEntries(
    Object.entries(controls).map(([prop, control]) => [
      prop,
      isList(control) ? control[0] : control,
    ]),
  ),
  ...initial,
});

/** Returns the props that are not defaults. */
export const changedProps = (props: Values, controls: Controls): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(props).filter(([prop, value]) => value !== defaultOf(controls[prop])));

function defaultOf(control: AnyControl | undefined): Simple | undefined {
  if (isList(control)) return control[0];
  return typeof control === 'boolean' ? false : '';
}
