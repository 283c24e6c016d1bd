import type { ApiComponent, ApiMember } from '../../model/api/reference.ts';
import {
  byLetters,
  type ComponentWithProps,
  hasStyleProps,
  inheritedBy,
  type KnownComponents,
} from './component-props.ts';
import type { ApiContext } from './context.ts';
import { defaultsInCode, withDefault } from './default-values.ts';
import { byRequired, apiMemberOf } from './members.ts';
import { partFacts } from './part-facts.ts';
import { themeNameOf } from './part-code.ts';
import { classesOf, cssVariablesOf, slotsOf } from './styling.ts';
import type ts from 'typescript';
import { compiler, type TypeReader } from './compiler.ts';

export function readComponent(subject: ComponentWithProps, known: KnownComponents): ApiComponent {
  const { context, component, code } = subject;
  const themeName = themeNameOf(context, component, code);
  const classes = classesOf(context, component);
  return {
    kind: 'component',
    ...partFacts(context, component),
    props: ownMembers(subject),
    inherited: inheritedBy(subject, known),
    slots: slotsOf(context, { component, code, classes }),
    classes,
    cssVariables: cssVariablesOf(context, { component, code }),
    ...(themeName !== undefined && { themeName }),
    ...elementFacts(subject),
  };
}

/** Returns a component's own props, required ones first. */
function ownMembers(subject: ComponentWithProps): ApiMember[] {
  const { context, component, code, own, all, typeParameters: known } = subject;
  const defaults = defaultsInCode(context, component, code);
  const members = [...own].flatMap((name) => {
    const prop = all.get(name);
    if (!prop) return [];
    const member = apiMemberOf(context, { ...prop, scope: component.declaration, known });
    return [withDefault(member, defaults[name])];
  });
  return members.sort((a, b) => byRequired(a, b) || byLetters(a.name, b.name));
}

/** Attributes that no component redeclares. Their types contain the element's type. */
const ATTRIBUTES = ['onCopyCapture', 'onWheelCapture'] as const;

/** Types of refs that any element satisfies. */
const VAGUE_TYPES: ReadonlySet<string> = new Set(
  'any {} unknown Element HTMLElement SVGElement'.split(' '),
);

function elementFacts(subject: ComponentWithProps) {
  const { context, all, component, isPolymorphic } = subject;
  const { styleProp } = context.source.conventions;
  const tags = elementTypes(context, component.declaration);
  const named = rootElement(context, [component.type, ...(subject.type ? [subject.type] : [])]);
  const type = attributeTarget(subject);
  const alike = [...tags].filter(([, name]) => name === type).map(([tag]) => tag);
  const isSpread = type !== undefined || subject.typeParameters.size > 0;
  const spreadsTo = isSpread ? (named ?? (alike.length === 1 ? alike[0] : undefined)) : undefined;
  const ref = refType(subject, (spreadsTo === undefined ? undefined : tags.get(spreadsTo)) ?? type);
  return {
    ...(ref !== undefined && { ref }),
    isPolymorphic,
    hasSx: styleProp !== undefined && all.has(styleProp),
    ...(spreadsTo !== undefined && { spreadsTo }),
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
function attributeTarget({ context: { checker }, all }: ComponentWithProps): string | undefined {
  const [first] = ATTRIBUTES.flatMap((name) => {
    const attribute = all.get(name);
    const type = attribute && checker.getNonNullableType(checker.getTypeOfSymbol(attribute.symbol));
    return type?.aliasTypeArguments ?? [];
  });
  return first && checker.typeToString(first);
}

/** Returns the type of a ref's value: the root's type if the ref would accept any element. */
function refType(
  { context: { checker }, all, typeParameters }: ComponentWithProps,
  root: string | undefined,
): string | undefined {
  const prop = all.get('ref');
  // If any element can be the root, it determines the type of the ref.
  if (!prop) return typeParameters.size > 0 ? root : undefined;
  const type = checker.getTypeOfSymbol(prop.symbol);
  const texts = (type.isUnion() ? type.types : [type])
    .flatMap((each) => each.getProperty('current') ?? [])
    .map((current) => checker.getNonNullableType(checker.getTypeOfSymbol(current)))
    .map((held) => checker.typeToString(held));
  const specific = new Set(texts.filter((text) => !VAGUE_TYPES.has(text) && !text.includes(' & ')));
  return specific.size > 0 ? [...specific].join(' | ') : (root ?? 'Element');
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
