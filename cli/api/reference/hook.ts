import type ts from 'typescript';
import type { ApiHook, ApiMember } from '../../model/api/reference.ts';
import { apiTypeOf } from './api-type.ts';
import { defaultsInCode } from './code-defaults.ts';
import { compiler, isInPackage, type ApiContext, type PublicExport } from './context.ts';
import { readDocComment } from './doc-comments.ts';
import { memberOf, nearestDeclaration, typeParametersAt } from './members.ts';
import { partFacts } from './names.ts';
import { findPartCode } from './part-code.ts';

/** Reads the reference of a hook. */
export function readHook(context: ApiContext, hook: PublicExport): ApiHook {
  const facts = { kind: 'hook' as const, ...partFacts(context, hook) };
  const signature = hook.type.getCallSignatures().at(-1);
  if (!signature) return { ...facts, parameters: [], returns: [], returnType: { text: 'void' } };
  const returned = signature.getReturnType();
  const returns = hasOwnMembers(context, returned) ? membersOf(context, hook, returned) : [];
  const node = signature.getDeclaration()?.type;
  return {
    ...facts,
    parameters: parametersOf(context, hook, signature),
    returns,
    returnType: typeOf(context, hook, { type: returned, node, isOptional: false }),
  };
}

/** Returns the members of a single options object, required ones first, or else the parameters in their order. */
function parametersOf(
  context: ApiContext,
  hook: PublicExport,
  signature: ts.Signature,
): ApiMember[] {
  const { checker } = context;
  const symbols = signature.getParameters();
  const [first, ...more] = symbols;
  const type = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  if (!type || more.length > 0 || !hasOwnMembers(context, type)) {
    const comment = readDocComment(signature.getDeclaration());
    return symbols.map((symbol): ApiMember => {
      const { valueDeclaration: declared, name } = symbol;
      const parameter = declared && compiler.isParameter(declared) ? declared : undefined;
      const isOptional = Boolean(parameter?.questionToken ?? parameter?.initializer);
      const type = checker.getTypeOfSymbol(symbol);
      return {
        name,
        type: typeOf(context, hook, { type, node: parameter?.type, isOptional }),
        description: comment.parameters.find((one) => one.name === name)?.description ?? '',
        ...(!isOptional && { isRequired: true }),
      };
    });
  }
  const defaults = defaultsInCode(context, hook, findPartCode(context, hook));
  return membersOf(context, hook, type).map((member) => {
    const found = member.isRequired ? undefined : defaults[member.name];
    return found !== undefined && member.default === undefined
      ? { ...member, default: found }
      : member;
  });
}

interface TypeInHook {
  readonly type: ts.Type;
  readonly node: ts.TypeNode | undefined;
  readonly isOptional: boolean;
}

function typeOf(context: ApiContext, hook: PublicExport, { type, node, isOptional }: TypeInHook) {
  const place = hook.declaration;
  const known = typeParametersAt(place);
  const nodes = node ? [node] : [];
  return apiTypeOf(context, { type, isOptional, nodes, place, known }, readDocComment(undefined));
}

/** Returns the members of an object, required ones first. */
function membersOf(context: ApiContext, { declaration: place }: PublicExport, type: ts.Type) {
  return context.checker
    .getPropertiesOfType(type)
    .flatMap((symbol): ApiMember[] => {
      const declaration = nearestDeclaration(context, symbol);
      const comment = readDocComment(declaration);
      const known = typeParametersAt(place);
      return comment.isHidden
        ? []
        : [memberOf(context, { symbol, declaration, comment, place, known })];
    })
    .sort(
      (a, b) =>
        Number(b.isRequired ?? false) - Number(a.isRequired ?? false) || (a.name < b.name ? -1 : 1),
    );
}

/** Whether a type is an object with members that the package declares. Functions, lists and elements are shown whole. */
function hasOwnMembers(context: ApiContext, type: ts.Type): boolean {
  const { checker } = context;
  const present = checker.getNonNullableType(type);
  if (present.isUnion() || checker.isArrayLikeType(present)) return false;
  if (present.getCallSignatures().length + present.getConstructSignatures().length > 0)
    return false;
  return checker.getPropertiesOfType(present).some((symbol) => {
    const declaration = nearestDeclaration(context, symbol);
    return declaration !== undefined && isInPackage(context, declaration);
  });
}
