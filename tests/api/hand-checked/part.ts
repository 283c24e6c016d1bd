/**
 * Facts from the declarations of a package. Lines of `members` are `name?: type = default`; a name
 * without `?` is required.
 */
export interface HandChecked {
  readonly package: string;
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Props, or parameters. */
  readonly members: string;
  /** Members that a hook returns. */
  readonly returns?: string;
  /** Type of the ref's value. Absent if the component takes no ref. */
  readonly ref?: string;
  /** Name of the component whose props it inherits. */
  readonly parent?: string;
  /** Slots with their default elements or components. */
  readonly slots?: Readonly<Record<string, string | undefined>>;
  /** Number of classes, and one of them. */
  readonly classes?: readonly [number, string];
}

/** A line of a table. */
export interface CheckedMember {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly default?: string;
}

/** Generic function types contain ` = ` but have no default value. */
const LINE = /^([\w-]+)(\?)?: (<.+|.+?)(?: = (.+))?$/;

/** Parses the lines of a table. Throws for an invalid line. */
export function membersIn(table: string): CheckedMember[] {
  const lines = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.map((line) => {
    const [, name, optional, type, value] = LINE.exec(line) ?? [];
    if (name === undefined || type === undefined) throw new Error(`Cannot read ${line}`);
    return {
      name,
      isRequired: optional === undefined,
      type,
      ...(value !== undefined && { default: value }),
    };
  });
}
