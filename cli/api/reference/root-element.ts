import type ts from 'typescript';
import { compiler, presentTypeOf, type TypeReader } from './compiler.ts';
import type { ApiContext, PublicExport } from './context.ts';
import { rendererOf } from './exports.ts';
import type { DeclaredMember } from './members.ts';

/** A component and what its type declares. */
export interface CollectedProps {
  readonly component: PublicExport;
  readonly type: ts.Type | undefined;
  /** All props by name, including attributes of elements. */
  readonly all: ReadonlyMap<string, DeclaredMember>;
  readonly typeParameters: ReadonlySet<string>;
}

/** Attributes that no component redeclares. Their types contain the element's type. */
const ATTRIBUTES = ['onCopyCapture', 'onWheelCapture'] as const;

/** Whether a component takes the attributes of an element, not only single ones. */
export const takesAttributes = (all: CollectedProps['all']): boolean =>
  ATTRIBUTES.some((name) => all.has(name));

/** Types of refs that any element satisfies. */
const VAGUE_TYPES: ReadonlySet<string> = new Set(
  'any {} unknown Element HTMLElement SVGElement'.split(' '),
);

/** Returns what is known about the root element of a component. */
export function rootElementFacts(subject: CollectedProps) {
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
function attributeTarget({ component: { context }, all }: CollectedProps): string | undefined {
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
  { component, all, typeParameters }: CollectedProps,
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
    // With the component's file, names include their namespaces.
    .map((current) => checker.typeToString(presentTypeOf(context, current), component.declaration));
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
