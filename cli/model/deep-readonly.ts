/** Recursively readonly type. Record values are not converted: they are readonly or infinitely nested JSON. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? string extends keyof T
      ? Readonly<T>
      : { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
