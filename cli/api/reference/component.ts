import type ts from 'typescript';
import type { ApiComponent, ApiInheritance, ApiMember } from '../../model/api/reference.ts';
import { groupBy, reachableFrom } from '../../model/collections.ts';
import { compiler, declarationFolder, type TypeReader } from './compiler.ts';
import { isInPackage, isMember, type ApiContext, type PublicExport } from './context.ts';
import { withDefaults } from './default-values.ts';
import { readDocComment } from './doc-comments.ts';
import { propsTypeOf, rendererOf } from './exports.ts';
import { apiMemberOf, byRequired, declaredMember, type DeclaredMember } from './members.ts';
import { findPartCode, propTypeComments, themeNameOf, type PartCode } from './part-code.ts';
import { partFacts } from './part-facts.ts';
import { rootElementFacts, takesAttributes, type CollectedProps } from './root-element.ts';
import { classesOf, cssVariablesOf, slotsOf, typeByPattern } from './styling.ts';

interface ComponentProps extends CollectedProps {
  readonly code: PartCode | undefined;
  /** Prop for the root element. Every component that has it documents it. */
  readonly element: ts.Symbol | undefined;
  /** Names of props whose comments exclude them from the documentation. */
  readonly hidden: ReadonlySet<string>;
}

interface ComponentWithProps extends ComponentProps {
  /** Names of the props that the component's own page documents. */
  readonly own: ReadonlySet<string>;
}

/** Components of packages by the folder in which they are declared. */
type ByFolder<Subject> = ReadonlyMap<string, readonly Subject[]>;

/** Returns the components of packages by folder, exports before members of exports. */
const groupByFolder = <Subject extends ComponentProps>(all: readonly Subject[]) =>
  groupBy(
    all
      .filter(({ component }) => isInPackage(component.context, component.declaration))
      .toSorted((a, b) => Number(isMember(a.component)) - Number(isMember(b.component))),
    ({ component }) => declarationFolder(component.declaration),
  );

/** Reads components with their own props and those that they inherit from each other. */
export function readComponents(
  parts: readonly PublicExport[],
): ReadonlyMap<PublicExport, ApiComponent> {
  const all = parts.map(collectProps);
  const folders = groupByFolder(all);
  const components = all.map((subject): ComponentWithProps => {
    const own = ownNames(subject, folders).filter((name) => !subject.hidden.has(name));
    return { ...subject, own: new Set(own) };
  });
  const known = { all: components, byFolder: groupByFolder(components) };
  return new Map(components.map((each) => [each.component, readComponent(each, known)]));
}

function collectProps(component: PublicExport): ComponentProps {
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
  const parameters = signatures.at(-1)?.getTypeParameters() ?? [];
  return {
    component,
    code: findPartCode(component),
    type,
    all,
    element,
    hidden: new Set(hidden),
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

/**
 * Returns the names of a component's own props: those documented in comments of `propTypes`, and
 * those with comments for this component. Without `propTypes`, those declared for the component.
 */
function ownNames(subject: ComponentProps, folders: ByFolder<ComponentProps>): readonly string[] {
  const { component, code, all, element } = subject;
  const documented = propTypeComments(component, code);
  const isStyle = styleTest(component.context, all);
  const isOwn = (prop: DeclaredMember) => {
    if (prop.symbol === element) return true;
    if (!documented) return isDeclaredFor(subject, folders, prop) && !isStyle(prop);
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

/**
 * Returns a test for style properties: props in the file of short names or conditions, and those in
 * the file of full names that are properties of CSS. The latter may declare other props too.
 */
function styleTest(context: ApiContext, all: ComponentProps['all']) {
  const [full, ...others] = STYLE_PROPERTIES.map((names) => {
    const [file = '', ...more] = names.map((name) => fileOf(all.get(name)));
    return more.every((other) => other === file) ? file : '';
  });
  const css = typeInReact(context, 'CSSProperties');
  return (prop: DeclaredMember): boolean => {
    const file = fileOf(prop);
    if (file === '') return false;
    return others.includes(file) || (file === full && !!css?.getProperty(prop.symbol.name));
  };
}

/** Whether a component takes style properties, which are not its own, as props. */
const hasStyleProps = ({ all, own }: Pick<ComponentWithProps, 'all' | 'own'>) =>
  STYLE_PROPERTIES.some((names) => names.every((name) => all.has(name) && !own.has(name)));

/** Packages that declare attributes and styles of elements. */
const ELEMENT_TYPES =
  /\/node_modules\/(?:(?:@types\/)?react\/|csstype\/|typescript\/lib\/lib\.dom)/;

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
  subject: ComponentProps,
  folders: ByFolder<ComponentProps>,
  prop: DeclaredMember,
): boolean {
  const { context } = subject.component;
  const { declaration, symbol } = prop;
  if (!declaration) return false;
  const owners = folders.get(declarationFolder(declaration)) ?? [];
  const isOthers = owners.some((owner) => hasProp(owner, prop));
  if (isOthers && !owners.includes(subject)) return false;
  if (isInPackage(context, declaration)) return true;
  const isAttribute = ELEMENT_TYPES.test(fileOf(prop));
  if (takesAttributes(subject.all)) {
    if (isAttribute) return false;
    return prop.comment.isWritten || !isPlainAttribute(context, declaration, symbol.name);
  }
  return !isAttribute || isPicked(subject.all, declaration);
}

/** Whether a prop is one of a few of its interface: `Pick<InputHTMLAttributes, 'name' | 'value'>`. */
function isPicked(all: ComponentProps['all'], { parent: owner }: ts.Declaration): boolean {
  if (!compiler.isInterfaceDeclaration(owner)) return compiler.isTypeLiteralNode(owner);
  const taken = [...all.values()].filter(({ declaration }) => declaration?.parent === owner);
  return taken.length <= owner.members.length / 2;
}

/** Whether a component has a prop from the same declaration, not only a prop of the same name. */
function hasProp({ all, element }: ComponentProps, { symbol }: DeclaredMember): boolean {
  // The prop for the root element is declared for types of components in general.
  if (symbol.name === element?.name) return true;
  const same = all.get(symbol.name)?.symbol.declarations ?? [];
  return same.some((each) => symbol.declarations?.includes(each));
}

/** Whether a declaration only repeats React's attribute of all elements, with the same type. */
function isPlainAttribute(context: ApiContext, declaration: ts.Declaration, name: string): boolean {
  const attributes = typeInReact(context, 'HTMLAttributes');
  const [attribute] = attributes?.getProperty(name)?.declarations ?? [];
  const [text, other] = [declaration, attribute].map(
    (each) => each && compiler.isPropertySignature(each) && each.type?.getText(),
  );
  const plain = (type: string) => type.replace(/\bReact\.|<.*>|["'|]|\bundefined\b|\s/g, '');
  return text && other ? plain(text) === plain(other) : false;
}

function typeInReact({ checker, findModule }: ApiContext, name: string): ts.Type | undefined {
  const react = findModule('react');
  const symbol = react && checker.tryGetMemberInModuleExports(name, react);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

interface KnownComponents {
  readonly all: readonly ComponentWithProps[];
  readonly byFolder: ByFolder<ComponentWithProps>;
}

/**
 * Returns the components whose props a component inherits, nearest first, each prop once. With
 * parents named in its comment, the names of props are compared, otherwise their declarations.
 */
function inheritedBy(subject: ComponentWithProps, known: KnownComponents): ApiInheritance[] {
  const listed = new Set([...subject.own, ...subject.hidden]);
  const isNamed = namedParents(subject.component).length > 0;
  const [, ...ancestors] = reachableFrom([subject], (next) => parentsOf(next, known));
  return ancestors.flatMap((ancestor) => {
    const { context, name } = ancestor.component;
    const props = [...ancestor.own].filter((prop) => {
      const same = subject.all.get(prop);
      return same && !listed.has(prop) && (isNamed || hasProp(ancestor, same));
    });
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
  const parents = [...subject.all].flatMap(([name, prop]) => {
    const home = prop.declaration?.getSourceFile();
    // A prop in the component's own file is not inherited from another component of its folder.
    if (!prop.declaration || home === file || subject.own.has(name)) return [];
    const owners = (known.byFolder.get(declarationFolder(prop.declaration)) ?? []).filter(
      (owner) => owner.own.has(name) && hasProp(owner, prop),
    );
    const nearest = owners.find(({ component }) => component.declaration.getSourceFile() === home);
    return nearest ?? owners[0] ?? [];
  });
  return [...new Set(parents)].filter((parent) => parent !== subject);
}

function readComponent(subject: ComponentWithProps, known: KnownComponents): ApiComponent {
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
    ...rootElementFacts(subject),
    hasSystemProps: hasStyleProps(subject),
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
