/** A type with everything in it readonly. Records keep their values as they are: those are readonly already, or endlessly nested JSON. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? string extends keyof T
      ? Readonly<T>
      : { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
