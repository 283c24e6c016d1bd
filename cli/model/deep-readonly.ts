/** Recursively readonly type. Keeps record values: they are readonly or infinitely nested JSON. */
export type DeepReadonly<T> = T extends (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? string extends keyof T
      ? Readonly<T>
      : { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
