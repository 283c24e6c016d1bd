import type ts from 'typescript';
import {
  compiler,
  hasSignatures,
  presentTypeOf,
  resolveAlias,
  type TypeReader,
} from './compiler.ts';
import {
  type ApiContext,
  type PublicExport,
  importedName,
  isMember,
  relatedNames,
} from './context.ts';
import { fillPlaceholders } from '../../model/text.ts';
import { readDocComment } from './doc-comments.ts';

export interface PublicParts {
  readonly components: readonly PublicExport[];
  readonly hooks: readonly PublicExport[];
  /** Reasons why exports that look like components or hooks are not documented, by name. */
  readonly leftOut: Readonly<Record<string, string>>;
  /** Names by which the configuration may refer to an export, also one that is left out. */
  readonly names: ReadonlySet<string>;
}

/** Returns the components and hooks exported by the main module and the configured modules. */
export function publicParts(context: ApiContext): PublicParts {
  const parts: PublicExport[] = [];
  const leftOut: Record<string, string> = {};
  const candidates = publicCandidates(context);
  for (const candidate of candidates) {
    const reason = reasonToLeaveOut(candidate);
    if (reason === undefined) parts.push(candidate);
    else leftOut[candidate.name] = reason;
  }
  return {
    components: parts.filter(({ kind }) => kind === 'component'),
    hooks: parts.filter(({ kind }) => kind === 'hook'),
    leftOut,
    names: new Set(candidates.flatMap(namesOf)),
  };
}

/** Returns the names by which `only` may list a part. */
const namesOf = (part: PublicExport) => [part.name, importedName(part), ...(part.memberOf ?? [])];

/** Returns the parts sorted by name, each once. Exports without a prefix take precedence. */
function publicCandidates(context: ApiContext): readonly PublicExport[] {
  const { entry, package: library, source } = context;
  const main = exportedValues(context, entry)
    .flatMap((symbol) => candidatesOf(context, symbol, symbol.name))
    .map(withModule);
  const others = source.modules.flatMap((subpath) => {
    const module = context.findModule(`${library.name}/${subpath}`);
    const lastSegment = subpath.split('/').at(-1) ?? subpath;
    return exportedValues(context, module).flatMap((symbol): PublicExport[] => {
      const name = symbol.name === 'default' ? lastSegment : symbol.name;
      return candidatesOf(context, symbol, name).map((candidate) => ({
        ...candidate,
        module: subpath,
        isSubpathOnly: true,
      }));
    });
  });
  const byName = new Map<string, PublicExport>();
  for (const candidate of [...main, ...others]) {
    const known = byName.get(candidate.name);
    if (!known || known.exportName !== importedName(known)) byName.set(candidate.name, candidate);
  }
  const all = [...byName.values()];
  // Members that are exported too are documented under the name of the export.
  const isSame = (candidate: PublicExport, member: PublicExport) =>
    candidate.declaration === member.declaration || relatedNames(member).includes(candidate.name);
  const members = all.filter(isMember);
  const exported = all
    .filter((candidate) => !isMember(candidate))
    .map((candidate) => {
      const same = members.filter((member) => isSame(candidate, member));
      return same.length > 0 ? { ...candidate, memberOf: same.map(importedName) } : candidate;
    });
  const further = members.filter((member) => !exported.some((each) => isSame(each, member)));
  return [...exported, ...further].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the exports that code can import as values, without those of `export type`. */
function exportedValues({ checker }: TypeReader, module: ts.Symbol | undefined) {
  if (!module) return [];
  const type = checker.getTypeOfSymbol(module);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => checker.getPropertyOfType(type, name) !== undefined);
}

/** Matches the declared type of a component or of its result. */
const COMPONENT_TYPE =
  /\b(?:JSX\.Element|ReactElement|ReactNode|V?FC|\w*Component(?:Type|Class)?)\b/;

/** Whether a package exports components, by the texts of types: those of React may be missing. */
export function declaresComponents(context: ApiContext): boolean {
  const { entry, package: library, source, findModule } = context;
  const modules = source.modules.map((subpath) => findModule(`${library.name}/${subpath}`));
  return [entry, ...modules]
    .flatMap((module) => exportedValues(context, module))
    .some((exported) => {
      const { valueDeclaration: declared } = resolveAlias(context, exported);
      return /^[A-Z]|^default$/.test(exported.name) && COMPONENT_TYPE.test(typeNameOf(declared));
    });
}

/** Returns the type of a value, or the result of a function, without type arguments. */
function typeNameOf(declared: ts.Declaration | undefined): string {
  const textOf = (node: ts.Node | undefined) => node?.getText().split('<', 1)[0] ?? '';
  if (!declared) return '';
  if (compiler.isClassLike(declared)) return textOf(declared.heritageClauses?.[0]);
  if (!compiler.isFunctionDeclaration(declared) && !compiler.isVariableDeclaration(declared))
    return '';
  const { type } = declared;
  return textOf(type && compiler.isFunctionTypeNode(type) ? type.type : type);
}

/** Matches the name of a constant, which may be a function: `DEFAULT_LABEL`. */
const CONSTANT = /^[A-Z\d]+_[A-Z\d_]+$/;

/** Returns an export that looks like a part, and the components that are its members. */
function candidatesOf(
  context: ApiContext,
  exported: ts.Symbol,
  publicName: string,
): readonly PublicExport[] {
  const { prefixes } = context.source.conventions;
  const prefix = prefixes.find((prefix) => publicName.startsWith(prefix)) ?? '';
  const name = publicName.slice(prefix.length);
  const symbol = resolveAlias(context, exported);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const isValue = (symbol.flags & compiler.SymbolFlags.Value) !== 0;
  if (!isValue || !declaration || !/^(?:use)?[A-Z]/.test(name) || CONSTANT.test(name)) return [];
  const type = context.checker.getTypeOfSymbol(symbol);
  const { name: exportName } = exported;
  const kind = partKindOf(context, name, type);
  const members = isContext(type) ? [] : type.getProperties();
  return [
    ...(kind ? [{ context, kind, name, exportName, type, declaration }] : []),
    ...members.flatMap((member): PublicExport[] => {
      const part = memberComponent(context, member);
      return part ? [{ context, ...part, name: `${name}.${member.name}`, exportName }] : [];
    }),
  ];
}

function memberComponent(context: TypeReader, member: ts.Symbol) {
  if (!/^[A-Z]/.test(member.name)) return undefined;
  const type = context.checker.getTypeOfSymbol(member);
  const declaration = declarationOfMember(context, member);
  const kind = partKindOf(context, member.name, type);
  return kind && declaration && { kind, type, declaration };
}

/** Returns the declaration of a member's value, which has the comment. */
function declarationOfMember(reader: TypeReader, member: ts.Symbol): ts.Declaration | undefined {
  const { checker } = reader;
  const { valueDeclaration: declared } = resolveAlias(reader, member);
  if (!declared) return undefined;
  const name = valueName(declared);
  const value = compiler.isShorthandPropertyAssignment(declared)
    ? checker.getShorthandAssignmentValueSymbol(declared)
    : name && checker.getSymbolAtLocation(name);
  return (value && resolveAlias(reader, value).valueDeclaration) ?? declared;
}

/** Returns the name of a member's value: `Item: MenuItem`, `Item: typeof MenuItem`. */
function valueName(declared: ts.Declaration): ts.Node | undefined {
  if (compiler.isPropertyAssignment(declared)) return declared.initializer;
  const isAssigned =
    compiler.isPropertyAccessExpression(declared) && compiler.isBinaryExpression(declared.parent);
  if (isAssigned) return declared.parent.right;
  const isTyped =
    compiler.isPropertySignature(declared) || compiler.isVariableDeclaration(declared);
  return isTyped && declared.type && compiler.isTypeQueryNode(declared.type)
    ? declared.type.exprName
    : undefined;
}

/** Adds the subpath that exports the part, if the conventions have a pattern for subpaths. */
function withModule(part: PublicExport): PublicExport {
  const { package: library, source, findModule } = part.context;
  const { module: pattern } = source.conventions;
  if (pattern === undefined) return part;
  const subpaths = [part.name, part.exportName].map((Name) => fillPlaceholders(pattern, { Name }));
  const module = subpaths.find((subpath) => findModule(`${library.name}/${subpath}`) !== undefined);
  return module === undefined ? part : { ...part, module };
}

function reasonToLeaveOut(part: PublicExport): string | undefined {
  const { only, leftOut, conventions } = part.context.source;
  const names = [part.name, importedName(part)];
  const named = names.find((name) => Object.hasOwn(leftOut, name));
  if (named !== undefined) return leftOut[named];
  if (only && !namesOf(part).some((name) => only.includes(name)))
    return 'The configuration does not list it under only.';
  if (!only && conventions.module !== undefined && part.module === undefined)
    return 'It has no module of its own, which conventions.module requires.';
  if (readDocComment(part.declaration).isHidden)
    return 'A tag in its comment, such as @internal, excludes it.';
  const isVague = part.kind === 'component' && hasAnyProps(part);
  return isVague ? 'Its types do not declare its props.' : undefined;
}

const isContext = (type: ts.Type) =>
  type.getProperty('Provider') !== undefined && type.getProperty('Consumer') !== undefined;

function partKindOf(
  context: TypeReader,
  name: string,
  type: ts.Type,
): PublicExport['kind'] | undefined {
  if (/^use[A-Z]/.test(name)) return type.getCallSignatures().length > 0 ? 'hook' : undefined;
  if (!/^[A-Z]/.test(name) || isContext(type)) return undefined;
  return rendererOf(context, type) ? 'component' : undefined;
}

/**
 * Returns the props and call signatures of a component's type, the signature for the default
 * element last. A class has no signatures. Undefined if the type is not a component.
 */
export function rendererOf(context: TypeReader, type: ts.Type) {
  const types = type.isUnion() ? type.types : [type];
  const signatures = types.flatMap((each) => each.getCallSignatures());
  const signature = signatures.at(-1);
  if (signature)
    return returnsNode(context, signature)
      ? { props: signature.getParameters()[0], signatures }
      : undefined;
  const [constructor] = types.flatMap((each) => each.getConstructSignatures()).slice(-1);
  const instance = constructor?.getReturnType();
  const props = instance?.getProperty('props');
  return props && instance?.getProperty('render') ? { props, signatures } : undefined;
}

export function propsTypeOf({ context, type }: PublicExport): ts.Type | undefined {
  const props = rendererOf(context, type)?.props;
  return props && presentTypeOf(context, props);
}

/** Whether the types of a component do not list its props. */
function hasAnyProps(component: PublicExport): boolean {
  const props = propsTypeOf(component);
  if (!props) return false;
  const names = component.context.checker.getPropertiesOfType(props).map(({ name }) => name);
  const parts = props.isIntersection() ? props.types : [props];
  const isAny = (part: ts.Type) =>
    (part.flags & compiler.TypeFlags.Any) !== 0 || part.getStringIndexType() !== undefined;
  return names.every((name) => name === 'ref' || name === 'key') && parts.some(isAny);
}

function returnsNode({ checker }: TypeReader, signature: ts.Signature): boolean {
  if (signature.getParameters().length > 2) return false;
  const type = signature.getReturnType();
  // A function that returns a component has the types of elements in the text of its result.
  if (type.flags & compiler.TypeFlags.Never || hasSignatures(type)) return false;
  const text = checker.typeToString(type);
  return /\b(?:Element|ReactElement|ReactNode)\b/.test(text) || text === 'null' || text === 'any';
}
