import type ts from 'typescript';
import type { ApiHook, ApiMember, ApiType } from '../../model/api/reference.ts';
import type { ApiContext, PublicExport } from './context.ts';
import { partFacts } from './part.ts';
import { publishedFacts } from './published/published.ts';
import { apiTypeOf } from './types/api-type.ts';
import { docCommentOf, type DocComment } from './types/doc-comments.ts';
import { declarationOf, isInPackage, membersOf, typeParametersAt } from './types/members.ts';

/** A hook, and how it is called. */
interface Called {
  readonly hook: PublicExport;
  readonly signature: ts.Signature;
  /** What is written above the function. */
  readonly comment: DocComment;
}

/** Everything that is told of a hook. */
export function hookOf(context: ApiContext, hook: PublicExport): ApiHook {
  const facts = { kind: 'hook' as const, ...partFacts(context, hook) };
  const signature = hook.type.getCallSignatures().at(-1);
  if (!signature) return { ...facts, parameters: [], returns: [], returnType: { text: 'void' } };
  const comment = docCommentOf(context.compiler, signature.getDeclaration());
  const called = { hook, signature, comment };
  return { ...facts, parameters: parametersOf(context, called), ...returnsOf(context, called) };
}

/** Members of the one object that it takes, required ones first; else its parameters in their order. */
function parametersOf(context: ApiContext, called: Called): ApiMember[] {
  const { hook, signature } = called;
  const { checker } = context;
  const symbols = signature.getParameters();
  const [first, ...more] = symbols;
  const type = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  if (!type || more.length > 0 || !hasMembers(context, type))
    return symbols.map((symbol) => parameterOf(context, called, symbol));
  const { defaults } = publishedFacts(context, hook);
  const members = membersOf(context, type, hook.declaration).map((member) => {
    const found = member.isRequired ? undefined : defaults[member.name];
    return member.default === undefined && found !== undefined
      ? { ...member, default: found }
      : member;
  });
  return members.sort(byNeedAndName);
}

function parameterOf(context: ApiContext, called: Called, symbol: ts.Symbol): ApiMember {
  const { hook, comment } = called;
  const declaration = parameterAt(context, symbol);
  const isOptional = [declaration?.questionToken, declaration?.initializer].some(Boolean);
  const words = comment.parameters.find(({ name }) => name === symbol.name);
  return {
    name: symbol.name,
    type: typeOf(context, hook, {
      type: context.checker.getTypeOfSymbol(symbol),
      node: declaration?.type,
      isOptional,
    }),
    description: words?.description ?? '',
    ...(!isOptional && { isRequired: true }),
  };
}

function returnsOf(
  context: ApiContext,
  { hook, signature }: Called,
): Pick<ApiHook, 'returns' | 'returnType'> {
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  const members = hasMembers(context, type) ? membersOf(context, type, hook.declaration) : [];
  return {
    returns: members.sort(byNeedAndName),
    returnType: typeOf(context, hook, { type, node, isOptional: false }),
  };
}

interface Typed {
  readonly type: ts.Type;
  readonly node: ts.TypeNode | undefined;
  readonly isOptional: boolean;
}

function typeOf(
  context: ApiContext,
  { declaration: place }: PublicExport,
  { type, node, isOptional }: Typed,
): ApiType {
  const known = typeParametersAt(context, place);
  const comment = docCommentOf(context.compiler, undefined);
  return apiTypeOf(context, { type, isOptional, nodes: node ? [node] : [], place, known }, comment);
}

function parameterAt({ compiler }: ApiContext, { valueDeclaration }: ts.Symbol) {
  return valueDeclaration && compiler.isParameter(valueDeclaration) ? valueDeclaration : undefined;
}

/** Whether a type is an object whose members say what it is, in words of the package. Functions, lists and elements are told whole. */
function hasMembers(context: ApiContext, type: ts.Type): boolean {
  const { checker } = context;
  const present = checker.getNonNullableType(type);
  if (present.isUnion() || checker.isArrayLikeType(present)) return false;
  const calls = [...present.getCallSignatures(), ...present.getConstructSignatures()];
  const members = checker.getPropertiesOfType(present);
  return calls.length === 0 && members.some((symbol) => isTold(context, symbol));
}

function isTold(context: ApiContext, symbol: ts.Symbol): boolean {
  const declaration = declarationOf(context, symbol);
  return declaration !== undefined && isInPackage(context, declaration);
}

const byNeedAndName = (a: ApiMember, b: ApiMember) =>
  Number(b.isRequired ?? false) - Number(a.isRequired ?? false) || (a.name < b.name ? -1 : 1);
