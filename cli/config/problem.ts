/** Where in the configuration: `['products', 1, 'id']`. */
export type KeyPath = readonly (string | number)[];

/** One thing wrong with a configuration that is plain JSON. */
export type Problem =
  | {
      readonly kind: 'unknown-key' | 'unknown-rule';
      readonly path: KeyPath;
      /** The rule as written. */
      readonly name?: string;
      readonly meant?: string;
    }
  | {
      readonly kind: 'invalid';
      readonly path: KeyPath;
      readonly reason: string;
      readonly meaning?: string;
    };

/** `products[1].id`. */
export const keyText = (path: KeyPath) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[\w$]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text ? `${text}.${key}` : key;
  }, '') || 'The configuration';
