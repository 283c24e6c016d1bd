import type ts from 'typescript';
import type { ApiComponent, ApiInheritance, ApiMember } from '../../model/api/reference.ts';
import { reachableFrom } from '../../model/collections.ts';
import { compiler, declarationFolder, presentTypeOf, type TypeReader } from './compiler.ts';
import { isInPackage, type ApiContext, type PublicExport } from './context.ts';
import { withDefaults } from './default-values.ts';
import { readDocComment } from './doc-comments.ts';
import { propsTypeOf, rendererOf } from './exports.ts';
import { apiMemberOf, byRequired, declaredMember, type DeclaredMember } from './members.ts';
import { findPartCode, propTypeComments, themeNameOf, type PartCode } from './part-code.ts';
import { partFacts } from './part-facts.ts';
import { classesOf, cssVariablesOf, slotsOf, typeByPattern } from './styling.ts';

export interface ComponentWithProps {
  readonly component: PublicExport;
  readonly code: PartCode | undefined;
  readonly type: ts.Type | undefined;
  /** All props by name, including attributes of elements. */
  readonly all: ReadonlyMap<string, DeclaredMember>;
  /** Names of the props that the component's own page documents. */
  readonly own: ReadonlySet<string>;
  /** Names of props whose comments exclude them from the documentation. */
  readonly hidden: ReadonlySet<string>;
  readonly typeParameters: ReadonlySet<string>;
}

/** Components by the folder in which they are declared. Other declarations there belong to them. */
type PartFolders = ReadonlyMap<string, readonly PublicExport[]>;

/** Collects the props of a component and determines which are its own. */
export function componentProps(component: PublicExport, folders: PartFolders): ComponentWithProps {
  const { context } = component;
  const type = propsTypeOf(component);
  const symbols = type ? propsIn(context, type) : [];
  const signatures = rendererOf(context, component.type)?.signatures ?? [];
  const element = elementProp(context, signatures);
  const propSymbols = element
    ? [...symbols.filter(({ name }) => name !== element.name), element]
    : symbols;
  const home = declarationFolder(component.declaration);
  const all = new Map(
    propSymbols.map((symbol) => {
      const isPartial = type?.getProperty(symbol.name) === undefined;
      return [symbol.name, { ...declaredMember(context, symbol, home), isPartial }] as const;
    }),
  );
  // By convention, an underscore marks props for the package itself, or conditions of styles.
  const hidden = [...all]
    .filter(([name, { comment }]) => comment.isHidden || name.startsWith('_'))
    .map(([name]) => name);
  const code = findPartCode(component);
  const own = ownNames({ component, code, all, folders, element });
  const parameters = signatures.at(-1)?.getTypeParameters() ?? [];
  return {
    component,
    code,
    type,
    all,
    hidden: new Set(hidden),
    own: new Set(own.filter((name) => !hidden.includes(name))),
    typeParameters: new Set(parameters.map(({ symbol }) => symbol.name)),
  };
}

/** Returns the props in a type. Those of a union are the props of all members. */
function propsIn({ checker }: TypeReader, type: ts.Type): readonly ts.Symbol[] {
  if (!type.isUnion()) return checker.getPropertiesOfType(type);
  // Editors complete members with this function, which public types lack.
  const { getAllPossiblePropertiesOfTypes } = checker as unknown as {
    getAllPossiblePropertiesOfTypes: (types: readonly ts.Type[]) => readonly ts.Symbol[];
  };
  return getAllPossiblePropertiesOfTypes(type.types);
}

/** Returns the prop for the root element, which the default element's signature may lack. */
function elementProp(
  { checker, source }: ApiContext,
  signatures: readonly ts.Signature[],
): ts.Symbol | undefined {
  const { elementProp: name } = source.conventions;
  if (name === undefined) return undefined;
  return signatures
    .flatMap((signature) => signature.getParameters()[0] ?? [])
    .flatMap((props) => checker.getTypeOfSymbol(props).getProperty(name) ?? [])
    .find((prop) => checker.getTypeOfSymbol(prop).isTypeParameter());
}

interface Owner extends Pick<ComponentWithProps, 'component' | 'code' | 'all'> {
  readonly folders: PartFolders;
  /** Prop for the root element. Every component that has it documents it. */
  readonly element: ts.Symbol | undefined;
}

/**
 * Returns the names of a component's own props: those documented in comments of `propTypes`, and
 * those with comments for this component. Without `propTypes`, those declared for the component.
 */
function ownNames({ component, code, all, folders, element }: Owner): readonly string[] {
  const documented = propTypeComments(component, code);
  const styleFiles = styleFilesOf(all);
  const isOwn = (prop: DeclaredMember) => {
    if (prop.symbol === element) return true;
    if (!documented)
      return isDeclaredFor(component, folders, prop) && !styleFiles.has(fileOf(prop));
    const comment = documented.get(prop.symbol.name);
    return comment ? !comment.isHidden : isCommentedFor(component, prop);
  };
  return [...all.values()]
    .filter(isOwn)
    .map(({ symbol }) => symbol.name)
    .filter((name) => name !== 'ref' && name !== 'key');
}

const fileOf = (prop: DeclaredMember | undefined) =>
  prop?.declaration?.getSourceFile().fileName ?? '';

/** Style properties, in full, in short, and by condition. A component takes either all or none. */
const STYLE_PROPERTIES = [
  ['margin', 'paddingTop', 'marginLeft'],
  ['m', 'pt', 'ml'],
  ['_hover', '_focus', '_disabled'],
] as const;

const styleFilesOf = (all: ComponentWithProps['all']): ReadonlySet<string> =>
  new Set(
    STYLE_PROPERTIES.flatMap((names) => {
      const [file, ...others] = names.map((name) => fileOf(all.get(name)));
      return file && others.every((other) => other === file) ? [file] : [];
    }),
  );

/** Whether a component takes style properties, which are not its own, as props. */
const hasStyleProps = ({ all, own }: Pick<ComponentWithProps, 'all' | 'own'>) =>
  STYLE_PROPERTIES.some((names) => names.every((name) => all.has(name) && !own.has(name)));

/** Packages that declare attributes and styles of elements. */
const ELEMENT_TYPES = /\/node_modules\/(?:(?:@types\/)?react|csstype|typescript)\//;

/** Whether a prop has a comment next to the component, or is for the component's own slots. */
function isCommentedFor(component: PublicExport, prop: DeclaredMember): boolean {
  const { declaration, comment, symbol } = prop;
  if (!declaration || !comment.isWritten) return false;
  if (declarationFolder(declaration) === declarationFolder(component.declaration)) return true;
  const { slots, slotsProp, slotPropsProp } = component.context.source.conventions;
  const isAboutSlots = symbol.name === slotsProp || symbol.name === slotPropsProp;
  return isAboutSlots && typeByPattern(component, slots) !== undefined;
}

/** Whether the package, or one that it builds on, declares a prop, and not for other components. */
function isDeclaredFor(
  component: PublicExport,
  folders: PartFolders,
  prop: DeclaredMember,
): boolean {
  const { context } = component;
  const { declaration, symbol } = prop;
  if (!declaration) return false;
  const owners = folders.get(declarationFolder(declaration));
  if (owners && !owners.includes(component)) return false;
  if (isInPackage(context, declaration)) return true;
  if (ELEMENT_TYPES.test(fileOf(prop))) return false;
  return prop.comment.isWritten || !isPlainAttribute(context, declaration, symbol.name);
}

/** Whether a declaration only repeats React's attribute of all elements, with the same type. */
function isPlainAttribute(context: ApiContext, declaration: ts.Declaration, name: string): boolean {
  const [attribute] = elementAttributes(context)?.getProperty(name)?.declarations ?? [];
  const [text, other] = [declaration, attribute].map(
    (each) => each && compiler.isPropertySignature(each) && each.type?.getText(),
  );
  const plain = (type: string) => type.replace(/\bReact\.|<.*>|["'|]|\bundefined\b|\s/g, '');
  return text && other ? plain(text) === plain(other) : false;
}

function elementAttributes({ checker, findModule }: ApiContext): ts.Type | undefined {
  const react = findModule('react');
  const symbol = react && checker.tryGetMemberInModuleExports('HTMLAttributes', react);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

export interface KnownComponents {
  readonly all: readonly ComponentWithProps[];
  readonly byFolder: ReadonlyMap<string, ComponentWithProps>;
}

/** Returns the components whose props a component inherits, nearest first, each prop once. */
function inheritedBy(subject: ComponentWithProps, known: KnownComponents): ApiInheritance[] {
  const listed = new Set(subject.own);
  const [, ...ancestors] = reachableFrom([subject], (next) => parentsOf(next, known));
  return ancestors.flatMap(({ own, component: { context, name } }) => {
    const props = [...own].filter(
      (prop) => subject.all.has(prop) && !subject.hidden.has(prop) && !listed.has(prop),
    );
    props.forEach((prop) => listed.add(prop));
    if (props.length === 0) return [];
    return [{ package: context.package.name, name, props: props.sort(compareIgnoringCase) }];
  });
}

const compareIgnoringCase = (a: string, b: string) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase());

/** Returns the parents named in a component's docstring, or else those that declare its props. */
function parentsOf(
  subject: ComponentWithProps,
  known: KnownComponents,
): readonly ComponentWithProps[] {
  const { context } = subject.component;
  const named = namedParents(subject.component).flatMap((name) => {
    const others = known.all.filter((each) => each !== subject && each.component.name === name);
    return others.find(({ component }) => component.context === context) ?? others[0] ?? [];
  });
  return named.length > 0 ? named : declaredParents(subject, known);
}

/** Returns the names in a comment that match a configured pattern: `inherits [{Name} API]`. */
function namedParents({ context, declaration }: PublicExport): readonly string[] {
  const [before, after = ''] = context.source.conventions.inherits?.split('{Name}') ?? [];
  if (before === undefined) return [];
  const { description } = readDocComment(declaration);
  const texts = description.split(before).slice(1);
  return texts.flatMap((text) => {
    const name = /^\w+/.exec(text)?.[0];
    return name !== undefined && text.startsWith(after, name.length) ? [name] : [];
  });
}

function declaredParents(
  subject: ComponentWithProps,
  known: KnownComponents,
): readonly ComponentWithProps[] {
  const file = subject.component.declaration.getSourceFile();
  const parents = [...subject.all].flatMap(([name, { declaration }]) => {
    // A prop in the component's own file is not inherited from another component of its folder.
    if (!declaration || declaration.getSourceFile() === file) return [];
    const parent = known.byFolder.get(declarationFolder(declaration));
    return !subject.own.has(name) && parent?.own.has(name) ? [parent] : [];
  });
  return [...new Set(parents)].filter((parent) => parent !== subject);
}

export function readComponent(subject: ComponentWithProps, known: KnownComponents): ApiComponent {
  const { component, code } = subject;
  const classes = classesOf(component);
  return {
    kind: 'component',
    ...partFacts(component),
    props: ownMembers(subject),
    inherited: inheritedBy(subject, known),
    slots: slotsOf(component, code, classes),
    classes,
    cssVariables: cssVariablesOf(component, code),
    themeName: themeNameOf(component, code),
    ...elementFacts(subject),
  };
}

/** Returns a component's own props, required ones first. */
function ownMembers(subject: ComponentWithProps): ApiMember[] {
  const { component, code, own, all, typeParameters: known } = subject;
  const members = [...own].flatMap((name) => {
    const prop = all.get(name);
    const scope = component.declaration;
    return prop ? [apiMemberOf(component.context, { ...prop, scope, known })] : [];
  });
  return withDefaults(members, component, code).sort(
    (a, b) => byRequired(a, b) || compareIgnoringCase(a.name, b.name),
  );
}

/** Attributes that no component redeclares. Their types contain the element's type. */
const ATTRIBUTES = ['onCopyCapture', 'onWheelCapture'] as const;

/** Types of refs that any element satisfies. */
const VAGUE_TYPES: ReadonlySet<string> = new Set(
  'any {} unknown Element HTMLElement SVGElement'.split(' '),
);

function elementFacts(subject: ComponentWithProps) {
  const { all, component } = subject;
  const { context } = component;
  const { styleProp, elementProp } = context.source.conventions;
  const tags = elementTypes(context, component.declaration);
  const named = rootElement(context, [component.type, ...(subject.type ? [subject.type] : [])]);
  const type = attributeTarget(subject);
  const alike = [...tags].filter(([, name]) => name === type).map(([tag]) => tag);
  const isSpread = type !== undefined || subject.typeParameters.size > 0;
  const spreadsTo = isSpread ? (named ?? (alike.length === 1 ? alike[0] : undefined)) : undefined;
  const root = (spreadsTo === undefined ? undefined : tags.get(spreadsTo)) ?? type;
  return {
    ref: refType(subject, root),
    isPolymorphic: elementProp !== undefined && all.has(elementProp),
    hasSx: styleProp !== undefined && all.has(styleProp),
    spreadsTo,
    hasSystemProps: hasStyleProps(subject),
  };
}

/** Returns the default root element, found in a type argument through the configured member. */
function rootElement(context: ApiContext, types: readonly ts.Type[]): string | undefined {
  const { defaultElement } = context.source.conventions;
  if (defaultElement === undefined) return undefined;
  return types
    .flatMap((type) => (type.isIntersection() ? [type, ...type.types] : [type]))
    .flatMap((part) => [...(part.aliasTypeArguments ?? []), ...typeArguments(context, part)])
    .flatMap((argument) => argument.getProperty(defaultElement) ?? [])
    .map((member) => context.checker.getTypeOfSymbol(member))
    .find((type) => type.isStringLiteral())?.value;
}

function typeArguments({ checker }: TypeReader, type: ts.Type): readonly ts.Type[] {
  const isObject = (type.flags & compiler.TypeFlags.Object) !== 0;
  const isReference =
    isObject && ((type as ts.ObjectType).objectFlags & compiler.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Returns the type of the element whose attributes are props: `HTMLDivElement`. */
function attributeTarget({ component: { context }, all }: ComponentWithProps): string | undefined {
  const [first] = ATTRIBUTES.flatMap((name) => {
    const attribute = all.get(name);
    const handler = attribute && presentTypeOf(context, attribute.symbol);
    return handler ? (handler.aliasTypeArguments ?? currentTargetOf(context, handler)) : [];
  });
  return first && context.checker.typeToString(first);
}

/** Returns the type of the element in the event of a handler, which a mapped type may redefine. */
function currentTargetOf(context: TypeReader, handler: ts.Type): readonly ts.Type[] {
  const [event] = handler.getCallSignatures()[0]?.getParameters() ?? [];
  const target = event && presentTypeOf(context, event).getProperty('currentTarget');
  if (!target) return [];
  const type = presentTypeOf(context, target);
  // In React, it is `EventTarget & T`.
  return type.isIntersection() ? type.types.slice(-1) : [type];
}

/** Returns the type of a ref's value: the root's type if the ref would accept any element. */
function refType(
  { component, all, typeParameters }: ComponentWithProps,
  root: string | undefined,
): string | undefined {
  const { context } = component;
  const { checker } = context;
  const prop = all.get('ref');
  // If any element can be the root, it determines the type of the ref.
  if (!prop) return typeParameters.size > 0 ? root : instanceName(component);
  const type = checker.getTypeOfSymbol(prop.symbol);
  const texts = (type.isUnion() ? type.types : [type])
    .flatMap((each) => each.getProperty('current') ?? [])
    .map((current) => checker.typeToString(presentTypeOf(context, current)));
  const specific = new Set(texts.filter((text) => !VAGUE_TYPES.has(text) && !text.includes(' & ')));
  return specific.size > 0 ? [...specific].join(' | ') : (root ?? 'Element');
}

/** Returns the name of a class component, whose instance React gives to a ref without a prop. */
function instanceName(component: PublicExport): string | undefined {
  const isClass = rendererOf(component.context, component.type)?.signatures.length === 0;
  return isClass ? component.name : undefined;
}

const elementTypesOf = new WeakMap<ts.TypeChecker, ReadonlyMap<string, string>>();

/** Returns the types of elements by tag, from TypeScript's DOM library. */
function elementTypes({ checker }: TypeReader, place: ts.Node): ReadonlyMap<string, string> {
  const cached = elementTypesOf.get(checker);
  if (cached) return cached;
  const map = checker
    .getSymbolsInScope(place, compiler.SymbolFlags.Interface)
    .find(({ name }) => name === 'HTMLElementTagNameMap');
  const members = map ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(map)) : [];
  const types = new Map(
    members.map((each) => [each.name, checker.typeToString(checker.getTypeOfSymbol(each))]),
  );
  elementTypesOf.set(checker, types);
  return types;
}
