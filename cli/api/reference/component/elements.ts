import type ts from 'typescript';
import type { TypeReader } from '../packages/kind.ts';
import type { ComponentProps } from './component-props.ts';

/** What a component tells of the elements that it renders. */
export interface ElementFacts {
  readonly ref?: string;
  readonly isPolymorphic: boolean;
  readonly hasSx: boolean;
  readonly spreadsTo?: string;
  readonly hasSystemProps: boolean;
}

/** Attributes that every element has and that no component declares for itself: their types name the element. */
const ATTRIBUTES = ['onCopyCapture', 'onWheelCapture'] as const;

/** Style properties that components take together or not at all. */
const STYLE_PROPERTIES = ['margin', 'paddingTop', 'marginLeft'] as const;

/** Types that fit every element: the one of the root says more. */
const VAGUE: ReadonlySet<string> = new Set([
  'any',
  '{}',
  'unknown',
  'Element',
  'HTMLElement',
  'SVGElement',
]);

/** Reads what a component says of its elements. */
export function elementFacts(one: ComponentProps): ElementFacts {
  const { context, all, component } = one;
  const tags = tagsOf(context, component.declaration);
  const named = rootTag(context, [component.type, ...(one.type ? [one.type] : [])]);
  const type = attributeTarget(one);
  const alike = [...tags].flatMap(([tag, element]) => (element === type ? [tag] : []));
  const isSpread = type !== undefined || one.known.size > 0;
  const spreadsTo = isSpread ? (named ?? (alike.length === 1 ? alike[0] : undefined)) : undefined;
  const ref = refOf(one, (spreadsTo === undefined ? undefined : tags.get(spreadsTo)) ?? type);
  return {
    ...(ref !== undefined && { ref }),
    isPolymorphic: one.isPolymorphic,
    hasSx: all.has('sx'),
    ...(spreadsTo !== undefined && { spreadsTo }),
    hasSystemProps: STYLE_PROPERTIES.every((name) => all.has(name) && !one.own.has(name)),
  };
}

/** The element by which a component is made: the `defaultComponent` of what its type, or that of its props, is made from. */
function rootTag(reader: TypeReader, types: readonly ts.Type[]): string | undefined {
  const parts = types.flatMap((type) => (type.isIntersection() ? [type, ...type.types] : [type]));
  const given = parts.flatMap((part) => [
    ...(part.aliasTypeArguments ?? []),
    ...argumentsOf(reader, part),
  ]);
  const elements = given.flatMap((each) => {
    const element = each.getProperty('defaultComponent');
    return element ? [reader.checker.getTypeOfSymbol(element)] : [];
  });
  return elements.flatMap((each) => (each.isStringLiteral() ? [each.value] : []))[0];
}

function argumentsOf({ compiler, checker }: TypeReader, type: ts.Type): readonly ts.Type[] {
  const isObject = (type.flags & compiler.TypeFlags.Object) !== 0;
  const isReference =
    isObject && ((type as ts.ObjectType).objectFlags & compiler.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** The element whose attributes are props: `HTMLDivElement`. */
function attributeTarget({ context, all }: ComponentProps): string | undefined {
  const { checker } = context;
  const types = ATTRIBUTES.flatMap((name) => {
    const attribute = all.get(name);
    const type = attribute && checker.getNonNullableType(checker.getTypeOfSymbol(attribute.symbol));
    return type?.aliasTypeArguments ?? [];
  });
  const [first] = types;
  return first && checker.typeToString(first);
}

/** What a ref gets. Where the type fits every element, that of the root is told. */
function refOf(
  { context, all, known }: ComponentProps,
  root: string | undefined,
): string | undefined {
  const { checker } = context;
  const prop = all.get('ref');
  // Where any element may be the root, the type of the ref is only known with it.
  if (!prop) return known.size > 0 ? root : undefined;
  const type = checker.getTypeOfSymbol(prop.symbol);
  const kinds = type.isUnion() ? type.types : [type];
  const held = kinds.flatMap((each) => {
    const current = each.getProperty('current');
    return current ? [checker.getNonNullableType(checker.getTypeOfSymbol(current))] : [];
  });
  const texts = new Set(held.map((each) => checker.typeToString(each)));
  const telling = [...texts].filter((text) => !VAGUE.has(text) && !text.includes(' & '));
  return telling.length > 0 ? telling.join(' | ') : (root ?? 'Element');
}

/** Tags of elements → their types, as the library of the browser says. */
const tagsBefore = new WeakMap<ts.TypeChecker, ReadonlyMap<string, string>>();

function tagsOf({ compiler, checker }: TypeReader, place: ts.Node): ReadonlyMap<string, string> {
  const before = tagsBefore.get(checker);
  if (before) return before;
  const scope = checker.getSymbolsInScope(place, compiler.SymbolFlags.Interface);
  const map = scope.find(({ name }) => name === 'HTMLElementTagNameMap');
  const members = map ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(map)) : [];
  const tags = new Map(
    members.map((each) => [each.name, checker.typeToString(checker.getTypeOfSymbol(each))]),
  );
  tagsBefore.set(checker, tags);
  return tags;
}
