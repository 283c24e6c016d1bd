/**
 * What somebody read in the declarations of a package. Lines of `members` are `name?: type =
 * default`; a name without `?` is required.
 */
export interface HandChecked {
  readonly package: string;
  readonly name: string;
  readonly kind: 'component' | 'hook';
  /** Props, or parameters. */
  readonly members: string;
  /** Members that a hook returns. */
  readonly returns?: string;
  /** What a ref gets; absent where the component takes none. */
  readonly ref?: string;
  /** Name of the component whose props it takes too. */
  readonly parent?: string;
  /** Slots with the element or component that stands there by default. */
  readonly slots?: Readonly<Record<string, string | undefined>>;
  /** How many classes there are, and one of them. */
  readonly classes?: readonly [number, string];
}

/** One line of a table. */
export interface CheckedMember {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly default?: string;
}

/** The type of a function with type parameters has ` = ` in it, and no default behind it. */
const LINE = /^([\w-]+)(\?)?: (<.+|.+?)(?: = (.+))?$/;

/** The lines of a table. Throws where one cannot be read. */
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
