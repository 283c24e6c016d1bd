import type ts from 'typescript';
import type { ApiMember, ApiParameter, ApiSignature, ApiType } from '../../model/api/reference.ts';
import { reachableFrom } from '../../model/collections.ts';
import { compiler, declarationFolder, type TypeReader } from './compiler.ts';
import { isInPackage, type ApiContext } from './context.ts';
import { readDocComment, type DocComment } from './doc-comments.ts';
import { isReadable } from './type-node.ts';
import { typeTexts, type TypeSubject } from './type-text.ts';

/** A member of a type, and the declaration whose comment and type are shown. */
export interface DeclaredMember {
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration | undefined;
  readonly comment: DocComment;
  /** Whether some members of a union, or some signatures, lack it. */
  readonly isPartial?: boolean;
}

type MemberSubject = DeclaredMember & Pick<TypeSubject, 'scope' | 'known'>;

export function apiMemberOf(context: ApiContext, subject: MemberSubject): ApiMember {
  const { symbol, comment, scope, known, isPartial = false } = subject;
  const isOptional = isPartial || (symbol.flags & compiler.SymbolFlags.Optional) !== 0;
  const type = context.checker.getTypeOfSymbolAtLocation(symbol, scope);
  const node = typeNodeOf(context, subject);
  const { description, deprecated, examples, default: defaultValue } = comment;
  return {
    name: symbol.name,
    type: apiTypeOf(context, { type, node, scope, isOptional, known }, comment),
    ...(!isOptional && { isRequired: true }),
    description: [description, ...examples].filter(Boolean).join('\n\n'),
    default: defaultValue === 'undefined' ? undefined : defaultValue,
    deprecated,
  };
}

export const byRequired = (a: ApiMember, b: ApiMember) =>
  Number(b.isRequired ?? false) - Number(a.isRequired ?? false);

/** Finds the nearest declaration (folder, package, any), preferably one with a comment. */
export function declaredMember(
  context: ApiContext,
  symbol: ts.Symbol,
  folder?: string,
): DeclaredMember {
  const { declarations = [] } = symbol;
  const near = declarations.filter((each) => declarationFolder(each) === folder);
  const inside = declarations.filter((each) => isInPackage(context, each));
  const best = [near, inside, declarations].find(({ length }) => length > 0) ?? [];
  // In a union, `href?: never` only says that `href` belongs to another member.
  const isNever = (each: ts.Declaration) =>
    writtenType(each)?.kind === compiler.SyntaxKind.NeverKeyword;
  const usable = best.filter((each) => !isNever(each));
  const declaration = best.find((each) => readDocComment(each).isWritten) ?? usable[0] ?? best[0];
  return { symbol, declaration, comment: commentOf(context, symbol, declaration) };
}

/** Reads the comment of a member. If it has none, reads that of the nearest overridden member. */
function commentOf(
  context: TypeReader,
  symbol: ts.Symbol,
  declaration: ts.Declaration | undefined,
): DocComment {
  const own = readDocComment(declaration);
  if (own.isWritten || !declaration) return own;
  const [, ...overridden] = reachableFrom([declaration], (each) =>
    overriddenMembers(context, each, symbol.name),
  );
  return overridden.map(readDocComment).find(({ isWritten }) => isWritten) ?? own;
}

/** Returns the members of extended interfaces that a declaration replaces. */
function overriddenMembers(
  { checker }: TypeReader,
  { parent: owner }: ts.Declaration,
  name: string,
): readonly ts.Declaration[] {
  if (!owner || !compiler.isInterfaceDeclaration(owner)) return [];
  return (owner.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .flatMap((type) => checker.getTypeAtLocation(type).getProperty(name) ?? [])
    .flatMap(({ declarations }) => declarations ?? []);
}

/** Returns the written type of a member, unless other declarations or mapped types change it. */
function typeNodeOf(
  context: TypeReader,
  { symbol, declaration }: MemberSubject,
): ts.TypeNode | undefined {
  const { checker } = context;
  const node = writtenType(declaration);
  // Type parameters of the package may differ from those of the member.
  if (!node || !isReadable(context, node, new Set())) return node;
  const written = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const isWider = checker.isTypeAssignableTo(type, written);
  const isNarrower = checker.isTypeAssignableTo(written, type);
  const texts = new Set((symbol.declarations ?? []).map((each) => writtenType(each)?.getText()));
  const isAny = (type.flags & compiler.TypeFlags.Any) !== 0;
  const isWhole = isAny || type.getProperties().length === written.getProperties().length;
  const isSame = texts.size > 1 ? isWider && isNarrower && isWhole : isWider || isNarrower;
  return isSame ? node : undefined;
}

const writtenType = (declaration: ts.Declaration | undefined): ts.TypeNode | undefined =>
  declaration &&
  (compiler.isPropertySignature(declaration) ||
    compiler.isPropertyDeclaration(declaration) ||
    compiler.isParameter(declaration))
    ? declaration.type
    : undefined;

/** Maximum length of a signature. Longer ones have a line for each parameter. */
const MAX_LINE = 80;

/** Returns a type as it is shown to readers, with texts from the comment above it. */
export function apiTypeOf(
  reader: TypeReader,
  subject: TypeSubject,
  doc = readDocComment(undefined),
): ApiType {
  const members = typeTexts(reader, subject);
  const text = members.join(' | ');
  // Event handlers of React have no signature unless the comment explains it.
  const isExplained = doc.parameters.length > 0 || doc.returns !== undefined;
  const call = !/^React\./.test(text) || isExplained ? callOf(reader, subject.type) : undefined;
  return {
    text,
    members: members.length > 1 ? members : undefined,
    signature: call && signatureOf(reader, subject, { call, doc }),
  };
}

/** Returns the signature of a function type that has exactly one. */
function callOf({ checker }: TypeReader, type: ts.Type): ts.Signature | undefined {
  const present = checker.getNonNullableType(type);
  const [signature, ...more] = present.getCallSignatures();
  const isFunction =
    present.getConstructSignatures().length === 0 && present.getProperties().length === 0;
  return isFunction && more.length === 0 ? signature : undefined;
}

function signatureOf(
  reader: TypeReader,
  subject: TypeSubject,
  { call, doc }: { readonly call: ts.Signature; readonly doc: DocComment },
): ApiSignature {
  const own = call.getTypeParameters() ?? [];
  const textOf = (type: ts.Type, node: ts.TypeNode | undefined, isOptional: boolean) =>
    typeTexts(reader, {
      ...subject,
      type,
      node,
      isOptional,
      known: new Set([...subject.known, ...own.map(({ symbol }) => symbol.name)]),
      own,
    }).join(' | ');
  const symbols = call.getParameters();
  const heads: string[] = [];
  const parameters = symbols.map((symbol, index): ApiParameter => {
    const { valueDeclaration: declared } = symbol;
    const parameter = declared && compiler.isParameter(declared) ? declared : undefined;
    const isOptional = parameter?.questionToken !== undefined;
    const type = textOf(reader.checker.getTypeOfSymbol(symbol), parameter?.type, isOptional);
    const byIndex = doc.parameters.length === symbols.length ? doc.parameters[index] : undefined;
    const words = doc.parameters.find(({ name }) => name === symbol.name) ?? byIndex;
    // A destructured parameter has no name.
    const isNamed = !symbol.name.startsWith('__');
    const name = isNamed ? symbol.name : (byIndex?.name ?? 'options');
    heads.push(`${parameter?.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`);
    return { name, type, description: words?.description ?? '' };
  });
  const returns = textOf(call.getReturnType(), call.getDeclaration()?.type, false);
  const line = `(${heads.join(', ')}) => ${returns}`;
  const isShort = line.length <= MAX_LINE || heads.length === 0;
  return {
    text: isShort ? line : `(\n${heads.map((head) => `  ${head},\n`).join('')}) => ${returns}`,
    parameters,
    returns: returns === 'void' ? undefined : { type: returns, description: doc.returns ?? '' },
  };
}
