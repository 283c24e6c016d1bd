import type ts from 'typescript';
import type { ApiHook, ApiMember } from '../../model/api/reference.ts';
import { compiler } from './compiler.ts';
import { isInPackage, type ApiContext, type PublicExport } from './context.ts';
import { defaultsInCode } from './default-values.ts';
import { readDocComment } from './doc-comments.ts';
import { apiTypeOf, byRequired, memberOf, nearestDeclaration } from './members.ts';
import { findPartCode } from './part-code.ts';
import { partFacts } from './part-facts.ts';

export function readHook(context: ApiContext, hook: PublicExport): ApiHook {
  const { declaration: place } = hook;
  const parameters = compiler.isFunctionLike(place) ? place.typeParameters : undefined;
  const known = new Set(parameters?.map(({ name }) => name.text));
  const facts = { kind: 'hook' as const, ...partFacts(context, hook) };
  const signature = hook.type.getCallSignatures().at(-1);
  if (!signature) return { ...facts, parameters: [], returns: [], returnType: { text: 'void' } };
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  const nodes = node ? [node] : [];
  return {
    ...facts,
    parameters: parametersOf(context, hook, { signature, known }),
    returns: hasOwnMembers(context, type) ? membersOf(context, type, { place, known }) : [],
    returnType: apiTypeOf(context, { type, nodes, isOptional: false, place, known }),
  };
}

interface HookSignature {
  readonly signature: ts.Signature;
  /** Names of the hook's type parameters. */
  readonly known: ReadonlySet<string>;
}

/** Returns the members of an only options object, required ones first, or else all parameters. */
function parametersOf(
  context: ApiContext,
  hook: PublicExport,
  { signature, known }: HookSignature,
): ApiMember[] {
  const { checker } = context;
  const { declaration: place } = hook;
  const [first, ...more] = signature.getParameters();
  const options = first && checker.getNonNullableType(checker.getTypeOfSymbol(first));
  if (!options || more.length > 0 || !hasOwnMembers(context, options)) {
    const comment = readDocComment(signature.getDeclaration());
    return signature.getParameters().map((symbol): ApiMember => {
      const { valueDeclaration: declared, name } = symbol;
      const parameter = declared && compiler.isParameter(declared) ? declared : undefined;
      const isOptional = Boolean(parameter?.questionToken ?? parameter?.initializer);
      const nodes = parameter?.type ? [parameter.type] : [];
      const type = checker.getTypeOfSymbol(symbol);
      return {
        name,
        type: apiTypeOf(context, { type, nodes, isOptional, place, known }),
        description: comment.parameters.find((one) => one.name === name)?.description ?? '',
        ...(!isOptional && { isRequired: true }),
      };
    });
  }
  const defaults = defaultsInCode(context, hook, findPartCode(context, hook));
  return membersOf(context, options, { place, known }).map((member) => {
    const found = member.isRequired ? undefined : defaults[member.name];
    return found === undefined ? member : { ...member, default: member.default ?? found };
  });
}

function membersOf(
  context: ApiContext,
  type: ts.Type,
  scope: Pick<Parameters<typeof memberOf>[1], 'place' | 'known'>,
) {
  return context.checker
    .getPropertiesOfType(type)
    .flatMap((symbol): ApiMember[] => {
      const declaration = nearestDeclaration(context, symbol);
      const comment = readDocComment(declaration);
      return comment.isHidden
        ? []
        : [memberOf(context, { symbol, declaration, comment, ...scope })];
    })
    .sort((a, b) => byRequired(a, b) || (a.name < b.name ? -1 : 1));
}

/** Whether a type is an object with members from the package: no function, list or element. */
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
