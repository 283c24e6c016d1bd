import type ts from 'typescript';
import type { TypeReader } from '../packages/kind.ts';
import { literalsOf, quoted, withBoolean } from './literals.ts';
import { isReadable } from './readable.ts';
import {
  accessedMembers,
  boundTo,
  isOfReact,
  isWritten,
  nodeOf,
  nodeText,
} from './readable-node.ts';
import { parameterNamed, substitutionOf, type Wording } from './substitution.ts';

/** A type, where it is written, and from where it is looked at. */
export interface TypeSubject {
  readonly type: ts.Type;
  /** As its authors wrote it, in one place or as a union of several; empty where it is only inferred. */
  readonly nodes: readonly ts.TypeNode[];
  /** Names are seen from here. */
  readonly place: ts.Node;
  /** Whether `undefined` goes without saying. */
  readonly isOptional: boolean;
  /** Type parameters that readers know: those of the function that the type belongs to. */
  readonly known: ReadonlySet<string>;
}

/** The members of a type: one, or those of a union in the order of the declaration. */
export function memberTexts(reader: TypeReader, subject: TypeSubject): readonly string[] {
  const { isOptional } = subject;
  const texts =
    boundLiterals(reader, subject) ??
    writtenTexts(reader, subject) ??
    assembledTexts(reader, subject) ??
    substitutedTexts(reader, subject) ??
    inferredTexts(reader, subject);
  const wanted = isOptional ? texts.filter((text) => text !== 'undefined') : texts;
  const members = withBoolean([...new Set(wanted.length > 0 ? wanted : texts)]);
  const [only, ...more] = members;
  return only === undefined || more.length > 0 ? members : [withoutParentheses(only)];
}

/** The words of the authors, if they are enough. */
function writtenTexts(
  reader: TypeReader,
  { nodes, known }: TypeSubject,
): readonly string[] | undefined {
  const isEnough = nodes.length > 0 && nodes.every((node) => isReadable(reader, node, known));
  return isEnough ? nodes.flatMap((node) => flat(reader, node)) : undefined;
}

/** The words of the authors, with what type parameters stand for in the place of those that readers do not know. */
function substitutedTexts(
  reader: TypeReader,
  { nodes: [node], known, type, place }: TypeSubject,
): readonly string[] | undefined {
  const inferred = node && nodeOf(reader, type, place);
  if (!inferred) return undefined;
  const wording = { ...reader, substitution: substitutionOf(reader, node, inferred) };
  return isReadable(wording, node, known) ? flat(wording, node) : undefined;
}

/** An object without a name, by the words of its members. */
function assembledTexts(reader: TypeReader, subject: TypeSubject): readonly string[] | undefined {
  const present = reader.checker.getNonNullableType(subject.type);
  const parts = present.isUnion() && !present.aliasSymbol ? present.types : [present];
  const isAll = parts.every((part) => isAssembled(reader, part));
  return isAll ? [objectText(reader, subject, parts)] : undefined;
}

/** What a type parameter may be, where that is a list of values: its name alone says nothing. */
function boundLiterals(reader: TypeReader, subject: TypeSubject): readonly string[] | undefined {
  const [node] = subject.nodes;
  // Working out a type is most of the work: it is only done where the words of the authors may not be enough.
  if (node && !parameterNamed(reader, node)) return undefined;
  const { checker } = reader;
  const present = checker.getNonNullableType(subject.type);
  if (!present.isTypeParameter()) return undefined;
  const bound = checker.getBaseConstraintOfType(present);
  const [declared] = present.symbol.declarations ?? [];
  const literals = bound && literalsOf(reader, bound, declared);
  if (literals) return literals;
  const text = bound && checker.typeToString(checker.getNonNullableType(bound));
  return text === 'boolean' ? [text] : undefined;
}

/** What the checker knows of a type that nobody wrote down as it is. */
function inferredTexts(reader: TypeReader, subject: TypeSubject): readonly string[] {
  const { type, nodes, place } = subject;
  const literals = literalsOf(reader, type, nodes[0]);
  if (literals) return literals;
  const inferred = nodeOf(reader, type, place);
  return inferred ? flat(reader, inferred) : [reader.checker.typeToString(type)];
}

/** Objects with more members are told by what the checker calls them. */
const MOST_MEMBERS = 40;

/** Whether an object has no name and is made of what others declare: each member is told in the words of its declaration then. */
function isAssembled({ compiler, checker }: TypeReader, type: ts.Type): boolean {
  const isObject = (type.flags & compiler.TypeFlags.Object) !== 0 && type.aliasSymbol === undefined;
  const { Anonymous, Mapped } = compiler.ObjectFlags;
  if (type.isIntersection() && !type.aliasSymbol)
    return type.types.every((part) => isAssembled({ compiler, checker }, part));
  if (!isObject || !((type as ts.ObjectType).objectFlags & (Anonymous | Mapped))) return false;
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return false;
  const count = checker.getPropertiesOfType(type).length;
  return count > 0 && count <= MOST_MEMBERS;
}

/** Objects that differ in the types of their members only are one object for readers. */
function objectText(reader: TypeReader, subject: TypeSubject, objects: readonly ts.Type[]): string {
  const { checker } = reader;
  const symbols = objects.flatMap((each) => checker.getPropertiesOfType(each));
  const names = [...new Set(symbols.map(({ name }) => name))];
  const members = names.map((name) => {
    const same = symbols.filter((symbol) => symbol.name === name);
    const isOptional =
      same.length < objects.length || same.some((each) => isOptionalMember(reader, each));
    const texts = same.flatMap((symbol) =>
      objectMember(reader, { ...subject, isOptional }, symbol),
    );
    return `${keyText(name)}${isOptional ? '?' : ''}: ${[...new Set(texts)].join(' | ')}`;
  });
  return `{ ${members.join('; ')} }`;
}

const isOptionalMember = ({ compiler }: TypeReader, { flags }: ts.Symbol) =>
  (flags & compiler.SymbolFlags.Optional) !== 0;

function objectMember(reader: TypeReader, subject: TypeSubject, symbol: ts.Symbol) {
  const [declaration] = symbol.declarations ?? [];
  const isTyped = declaration !== undefined && reader.compiler.isPropertySignature(declaration);
  const node = isTyped ? declaration.type : undefined;
  return memberTexts(reader, {
    ...subject,
    get type() {
      return reader.checker.getTypeOfSymbol(symbol);
    },
    nodes: node ? [node] : [],
  });
}

const keyText = (name: string) => (/^[\w$]+$/.test(name) ? name : quoted(name));

/** Each member of a union for itself, and of the unions within it that only group or name literals. */
function flat(reader: Wording, node: ts.TypeNode): readonly string[] {
  const { compiler, checker } = reader;
  const bound = boundTo(reader, node);
  if (bound) return flat(reader, bound);
  if (compiler.isUnionTypeNode(node)) return node.types.flatMap((each) => flat(reader, each));
  if (compiler.isParenthesizedTypeNode(node) && compiler.isUnionTypeNode(node.type))
    return flat(reader, node.type);
  const text = nodeText(reader, node);
  if (!isWritten(node)) return [text];
  const declared = compiler.isIndexedAccessTypeNode(node)
    ? accessedMembers(reader, node)
    : undefined;
  if (declared) return declared.flatMap((each) => flat(reader, each));
  const isName =
    compiler.isTypeReferenceNode(node) ||
    compiler.isIndexedAccessTypeNode(node) ||
    compiler.isTypeOperatorNode(node);
  if (!isName || text === node.getText()) return [text];
  if (compiler.isTypeReferenceNode(node) && isOfReact(reader, node)) return [text];
  return literalsOf(reader, checker.getTypeFromTypeNode(node), node) ?? [text];
}

/** Around a whole type, parentheses are only there because a union needed them. */
function withoutParentheses(text: string): string {
  const isWrapped = /^\(.*\)$/.test(text) && closesAtEnd(text);
  return isWrapped ? text.slice(1, -1) : text;
}

function closesAtEnd(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
}
