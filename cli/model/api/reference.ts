/** What a package offers its users, read from what is installed. JSON: it is cached, printed by `docs-build api`, and made into pages. */

/** The public parts of one package. */
export interface ApiReference {
  /** `@scope/kit` */
  readonly package: string;
  readonly version: string;
  /** In the order of their names. */
  readonly components: readonly ApiComponent[];
  readonly hooks: readonly ApiHook[];
  /** What is exported like a component or hook and is not documented: name → why. */
  readonly leftOut: Readonly<Record<string, string>>;
  /**
   * Folder of the package relative to the site, `/` separators, where it is the team's own: not below a `node_modules`. What is wrong in its
   * comments can be put right.
   */
  readonly ownFolder?: string;
}

/** What every part has. Texts are Markdown, as the package's authors wrote it. */
export interface ApiPart {
  readonly name: string;
  /** Statements that import it, each of which is enough: the one from the module of its own first. */
  readonly imports: readonly string[];
  readonly description: string;
  /** Set where it is deprecated: what to do instead, perhaps empty. */
  readonly deprecated?: string;
  /** Address of its source code. */
  readonly sourceUrl?: string;
  /** Declaration file relative to the package, `/` separators, with the line of the declaration counted from 1. */
  readonly declaration: { readonly file: string; readonly line: number };
}

/** A type as readers read it. */
export interface ApiType {
  /** TypeScript on one line, names of the package's types as they are. Literal unions are written out; `undefined` of optional members is left out. */
  readonly text: string;
  /** The members of a union of two or more, in the order of the declaration. */
  readonly members?: readonly string[];
  /** For a function: what it is called with, and what it gives. */
  readonly signature?: ApiSignature;
}

/** How a function is called. */
export interface ApiSignature {
  /** `(event: React.SyntheticEvent, value: T) => void`, perhaps on several lines. */
  readonly text: string;
  readonly parameters: readonly ApiParameter[];
  /** Absent where nothing comes back. */
  readonly returns?: { readonly type: string; readonly description: string };
}

/** A parameter of a function, with the words of its `@param`. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** A prop of a component, a parameter of a hook, or something that a hook returns. */
export interface ApiMember {
  readonly name: string;
  readonly type: ApiType;
  readonly description: string;
  readonly isRequired?: true;
  /** As code: `'primary'`, `{}`. Absent where there is none, or none that says anything. */
  readonly default?: string;
  /** What the published code really does where the comment says something else; both as code. */
  readonly publishedDefault?: string;
  readonly deprecated?: string;
}

/** A place in a component that another component can take. */
export interface ApiSlot {
  readonly name: string;
  /** Element or component that stands there by default: `'div'`, `SliderThumb`. */
  readonly default?: string;
  /** CSS class of the slot, without a dot. */
  readonly className?: string;
  readonly description: string;
  readonly deprecated?: string;
}

/** A CSS class that the component gives its elements. */
export interface ApiClass {
  /** Its key in `classes`. */
  readonly key: string;
  /** Without a dot: `KitButton-root`. */
  readonly className: string;
  /** Whether it tells of a state and is the same for all components. */
  readonly isState?: true;
  readonly description: string;
  readonly deprecated?: string;
}

/** A component. */
export interface ApiComponent extends ApiPart {
  readonly kind: 'component';
  /** Its own props: required ones first, each group in the order of names. What it inherits and the attributes of elements are not among them. */
  readonly props: readonly ApiMember[];
  /** Where further props come from: the parts whose props it takes too, the nearest first, and which of theirs it takes. */
  readonly inherited: readonly ApiInheritance[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** CSS custom properties: `--Button-gap`. */
  readonly cssVariables: readonly string[];
  /** Name under which a theme changes its default props; absent where themes cannot. */
  readonly themeName?: string;
  /** What a `ref` gets: `HTMLButtonElement`. Absent where the component takes no ref. */
  readonly ref?: string;
  /** Whether the root can be another element: the `component` prop. */
  readonly isPolymorphic: boolean;
  readonly hasSx: boolean;
  /** Element whose attributes it takes and hands on: `button`, `div`; absent where it takes none. */
  readonly spreadsTo?: string;
  /** Whether style properties such as `margin` are props of it. */
  readonly hasSystemProps: boolean;
}

/** Props that come from elsewhere. */
export interface ApiInheritance {
  readonly package: string;
  /** Name of the component. */
  readonly name: string;
  /** Those of its own props that are also props here, in the order of names. */
  readonly props: readonly string[];
}

/** A hook. */
export interface ApiHook extends ApiPart {
  readonly kind: 'hook';
  /** Members of its one object, or its parameters in their order. */
  readonly parameters: readonly ApiMember[];
  /** Members of the object that it returns; empty where it returns something else. */
  readonly returns: readonly ApiMember[];
  /** What it returns as a whole. */
  readonly returnType: ApiType;
}
