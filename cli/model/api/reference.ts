/** API references as JSON: cached, printed by `docs-build api`, and shown in pages. */

/** The public parts of one package. */
export interface ApiReference {
  /** `@scope/kit` */
  readonly package: string;
  readonly version: string;
  /** In the order of their names. */
  readonly components: readonly ApiComponent[];
  readonly hooks: readonly ApiHook[];
  /** Exports that look like components or hooks and are not documented: name → reason. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Folder relative to the site, `/` separators, of a package that is not in a `node_modules`: its comments can be corrected. */
  readonly ownFolder?: string;
}

/** What components and hooks have in common. Texts are Markdown from the comments of the package. */
export interface ApiPart {
  readonly name: string;
  /** Alternative import statements, the one from its own module first. */
  readonly imports: readonly string[];
  readonly description: string;
  /** Set if it is deprecated: what to use instead, perhaps empty. */
  readonly deprecated?: string;
  /** Address of its source code. */
  readonly sourceUrl?: string;
  /** File relative to the package, `/` separators, and line from 1. */
  readonly declaration: { readonly file: string; readonly line: number };
}

/** A type as it is shown. */
export interface ApiType {
  /** TypeScript on one line. Unions of literals are expanded; `undefined` of optional members is left out. */
  readonly text: string;
  /** The members of a union of two or more, in the order of the declaration. */
  readonly members?: readonly string[];
  /** Set for functions. */
  readonly signature?: ApiSignature;
}

/** The signature of a function. */
export interface ApiSignature {
  /** `(event: React.SyntheticEvent, value: T) => void`, perhaps on several lines. */
  readonly text: string;
  readonly parameters: readonly ApiParameter[];
  /** Absent for `void`. */
  readonly returns?: { readonly type: string; readonly description: string };
}

/** A parameter of a function, with the description of its `@param`. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** A prop of a component, a parameter of a hook, or a member of its result. */
export interface ApiMember {
  readonly name: string;
  readonly type: ApiType;
  readonly description: string;
  readonly isRequired?: true;
  /** As code: `'primary'`, `{}`. Absent for `undefined`. */
  readonly default?: string;
  /** The default value of the published code, if it is not that of the comment. */
  readonly publishedDefault?: string;
  readonly deprecated?: string;
}

/** An element of a component that can be replaced. */
export interface ApiSlot {
  readonly name: string;
  /** Default element or component, as code: `'div'`, `SliderThumb`. */
  readonly default?: string;
  /** CSS class of the slot, without a dot. */
  readonly className?: string;
  readonly description: string;
  readonly deprecated?: string;
}

/** A CSS class of an element of a component. */
export interface ApiClass {
  /** Its key in `classes`. */
  readonly key: string;
  /** Without a dot: `KitButton-root`. */
  readonly className: string;
  /** Whether it is for a state and the same for all components. */
  readonly isState?: true;
  readonly description: string;
  readonly deprecated?: string;
}

/** A component. */
export interface ApiComponent extends ApiPart {
  readonly kind: 'component';
  /** Its own props, without inherited ones and attributes of elements: required ones first, then by name. */
  readonly props: readonly ApiMember[];
  /** Components whose props it takes too, the nearest first. */
  readonly inherited: readonly ApiInheritance[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** CSS custom properties: `--Button-gap`. */
  readonly cssVariables: readonly string[];
  /** Name by which a theme changes its default props; absent if themes cannot. */
  readonly themeName?: string;
  /** Type of the element of a `ref`: `HTMLButtonElement`. Absent if it takes no ref. */
  readonly ref?: string;
  /** Whether a prop chooses the element of the root. */
  readonly isPolymorphic: boolean;
  /** Whether it takes the prop for styles of a theme. */
  readonly hasSx: boolean;
  /** Element that gets its other props: `button`, `div`; absent if it takes none. */
  readonly spreadsTo?: string;
  /** Whether it takes style properties such as `margin` as props. */
  readonly hasSystemProps: boolean;
}

/** Props of another component. */
export interface ApiInheritance {
  readonly package: string;
  /** Name of the component. */
  readonly name: string;
  /** The inherited ones of its own props, by name. */
  readonly props: readonly string[];
}

/** A hook. */
export interface ApiHook extends ApiPart {
  readonly kind: 'hook';
  /** Members of its single options object, or its parameters. */
  readonly parameters: readonly ApiMember[];
  /** Members of the object that it returns; empty for other results. */
  readonly returns: readonly ApiMember[];
  readonly returnType: ApiType;
}
