import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly (PropertyKey | undefined)[];

/** The schemas a value may follow, with defaults, options and unions taken apart. */
function alternatives(schema: Schema): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return alternatives(def.innerType);
    case 'lazy':
      return alternatives(def.getter());
    case 'union':
      return def.options.flatMap((option) => alternatives(option));
    default:
      return [schema];
  }
}

/** The schemas of one key or index of a schema; those still wrapped, which is where descriptions are. */
function children(schema: Schema, key: PropertyKey | undefined): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const child = Object.hasOwn(def.shape, key ?? '') ? def.shape[String(key)] : undefined;
    return child ? [child] : [];
  }
  if (def.type === 'array') return [def.element];
  return def.type === 'record' ? [def.valueType] : [];
}

const schemasAt = (schema: Schema, path: Path): Schema[] =>
  path.reduce<Schema[]>(
    (schemas, key) => schemas.flatMap(alternatives).flatMap((one) => children(one, key)),
    [schema],
  );

/** Keys that an object at the path may have; empty where any key is allowed. */
export const keysAt = (schema: Schema, path: Path): string[] =>
  schemasAt(schema, path)
    .flatMap(alternatives)
    .flatMap((one) => {
      const { def } = (one as z.core.$ZodTypes)._zod;
      return def.type === 'object' ? Object.keys(def.shape) : [];
    });

/** What the schema says about the meaning of a key, or undefined. */
export const meaningAt = (schema: Schema, path: Path): string | undefined =>
  schemasAt(schema, path)
    .map((one) => (one as z.ZodType).description)
    .find((description) => description !== undefined);
