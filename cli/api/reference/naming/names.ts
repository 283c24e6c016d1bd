/** What stands in a pattern of the conventions in place of `{Name}` and the like. */
export type PatternValues = Readonly<Partial<Record<'Name' | 'key' | 'version', string>>>;

/** A pattern of the conventions with its places filled: `Kit{Name}-{key}` → `KitButton-root`. Places without a value stay. */
export function fillPattern(pattern: string, values: PatternValues): string {
  return pattern.replace(
    /\{(Name|key|version)\}/g,
    (place, name: keyof PatternValues) => values[name] ?? place,
  );
}
