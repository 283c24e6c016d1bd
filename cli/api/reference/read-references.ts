import { dirname, join } from 'node:path';
import type ts from 'typescript';
import {
  type PackageFolders,
  bundlerOptions,
  filesOutsidePackages,
  findModulesIn,
  programFiles,
  declarationFileOf,
} from '../../model/code/typescript.ts';
import type { ApiHook, ApiMember, ApiReference } from '../../model/api/reference.ts';
import { type HashedFile, withParents } from '../../model/files.ts';
import { readComponents } from './component.ts';
import { compiler, hasSignatures, presentTypeOf } from './compiler.ts';
import { type ApiContext, type ApiPackage, type PublicExport, isInPackage } from './context.ts';
import { declaresComponents, publicParts, type PublicParts } from './exports.ts';
import { closest } from '../../report/suggest.ts';
import { mainPaths, readManifest, readPublishedCode } from './published-code.ts';
import { withDefaults } from './default-values.ts';
import { readDocComment } from './doc-comments.ts';
import { apiMemberOf, apiTypeOf, byRequired, declaredMember } from './members.ts';
import { findPartCode } from './part-code.ts';
import { partFacts } from './part-facts.ts';

/** Everything that the references of a site depend on. */
export interface ReferencesInput extends PackageFolders {
  readonly sources: readonly ApiContext['source'][];
  /** Hash of the installed packages. */
  readonly installed: string;
}

export interface ReferencesReport {
  /** References in the order of the sources. */
  readonly references: readonly ApiReference[];
  /** Packages that cannot be documented: they are not installed or have no types. */
  readonly missing: readonly { readonly package: string; readonly isInstalled: boolean }[];
  /** Names in the sources that match nothing in their packages. */
  readonly unmatched: readonly UnmatchedName[];
  /** Packages with components for which the types of React are not installed. */
  readonly withoutReact: readonly string[];
  /** Files read outside installed packages, in a workspace. */
  readonly read: readonly HashedFile[];
}

interface UnmatchedName {
  readonly package: string;
  /** Path of the name in the configuration: `['api', 0, 'only', 1]`. */
  readonly path: readonly (string | number)[];
  readonly name: string;
  /** A similar name that matches. */
  readonly meant?: string;
}

/** Reads the references of all packages from one program, which parses shared declarations once. */
export function readReferences(input: ReferencesInput): ReferencesReport {
  const { program, findModule, hasTypes } = createTypeProgram(input);
  const code = readPublishedCode();
  const checker = program.getTypeChecker();
  const found = input.sources.flatMap((source) => {
    const entry = findModule(source.package);
    const modules = source.modules.map((subpath) => findModule(`${source.package}/${subpath}`));
    const library = findPackage(input, source.package);
    if (!library || [entry, ...modules].every((module) => module === undefined)) return [];
    const context = { checker, entry, package: library, source, code, findModule };
    return [{ context, parts: publicParts(context) }];
  });
  const components = readComponents(found.flatMap(({ parts }) => parts.components));
  const read = new Set(found.map(({ context }) => context.source));
  const withoutReact = found
    .map(({ context }) => context)
    .filter((context) => lacksReact(context, program, hasTypes));
  return {
    references: found.map(({ context, parts }) => ({
      package: context.package.name,
      version: context.package.version,
      components: parts.components.flatMap((part) => components.get(part) ?? []),
      hooks: parts.hooks.map(readHook),
      leftOut: parts.leftOut,
    })),
    missing: input.sources
      .filter((source) => !read.has(source))
      .map(({ package: name }) => ({
        package: name,
        isInstalled: findPackage(input, name) !== undefined,
      })),
    unmatched: found
      // Without the types of React, some components are not recognized.
      .filter(({ context }) => !withoutReact.includes(context))
      .flatMap(({ context, parts }) => unmatchedNames(context, parts, input.sources)),
    withoutReact: withoutReact.map((context) => context.package.name),
    read: filesOutsidePackages(compiler, input.root, [
      ...programFiles(program),
      ...code.paths(),
      ...found.map(({ context }) => `${context.package.folder}/package.json`),
    ]),
  };
}

/** Finds modules that do not exist, or else names of parts that no module exports. */
function unmatchedNames(
  { source, findModule }: ApiContext,
  { names }: PublicParts,
  sources: ReferencesInput['sources'],
): UnmatchedName[] {
  const at = ['api', sources.indexOf(source)];
  const modules = source.modules.flatMap((name, index) =>
    findModule(`${source.package}/${name}`) ? [] : [{ name, path: [...at, 'modules', index] }],
  );
  const named = [
    ...(source.only ?? []).map((name, index) => ({ name, path: [...at, 'only', index] })),
    ...Object.keys(source.leftOut).map((name) => ({ name, path: [...at, 'leftOut', name] })),
  ];
  const unknown = named.filter(({ name }) => !names.has(name));
  return (modules.length > 0 ? modules : unknown).map((one) => {
    const meant = modules.length > 0 ? undefined : closest(one.name, names);
    return { ...one, package: source.package, ...(meant !== undefined && { meant }) };
  });
}

function createTypeProgram(input: ReferencesInput) {
  const options = { ...bundlerOptions(compiler), noEmit: true, skipLibCheck: true };
  const host = compiler.createCompilerHost(options, true);
  const find = findModulesIn(compiler, { host, options, places: input });
  const fileOf = (name: string) => declarationFileOf(find(name, join(input.root, 'api.ts')));
  const rootNames = input.sources
    .flatMap((source) => [
      source.package,
      ...source.modules.map((subpath) => `${source.package}/${subpath}`),
    ])
    .flatMap((name) => fileOf(name) ?? []);
  const program = compiler.createProgram({ rootNames, options, host });
  const findModule = (name: string): ts.Symbol | undefined => {
    const file = fileOf(name);
    const source = file === undefined ? undefined : program.getSourceFile(file);
    return source && program.getTypeChecker().getSymbolAtLocation(source);
  };
  const hasTypes = (name: string, from: string) =>
    declarationFileOf(find(name, from)) !== undefined;
  return { program, findModule, hasTypes };
}

/** Whether a package exports components, and refers to types of React that are not installed. */
function lacksReact(
  context: ApiContext,
  program: ts.Program,
  hasTypes: (name: string, from: string) => boolean,
): boolean {
  const isAmbient = context.checker.getAmbientModules().some(({ name }) => name === '"react"');
  const refersTo = (file: ts.SourceFile) =>
    isInPackage(context, file) && /["']react(?:\/jsx-runtime)?["']/.test(file.text);
  const isUntyped = ({ fileName }: ts.SourceFile) => !hasTypes('react', fileName);
  return (
    !isAmbient &&
    program.getSourceFiles().some((file) => refersTo(file) && isUntyped(file)) &&
    declaresComponents(context)
  );
}

/** Finds an installed package, or the package that contains the site and may document itself. */
function findPackage({ root, engine }: PackageFolders, name: string): ApiPackage | undefined {
  const { sys } = compiler;
  const manifests = [root, engine]
    .flatMap(withParents)
    .flatMap((folder) => [
      join(folder, 'node_modules', name, 'package.json'),
      join(folder, 'package.json'),
    ]);
  const found = manifests.find((path) => sys.fileExists(path) && readManifest(path).name === name);
  if (found === undefined) return undefined;
  const { version, repository } = readManifest(found);
  const folder = (sys.realpath?.(dirname(found)) ?? dirname(found)).replaceAll('\\', '/');
  return {
    name,
    version: typeof version === 'string' ? version : '',
    folder,
    mainFiles: mainPaths(folder),
    ...(repository !== undefined && { repository }),
  };
}

function readHook(hook: PublicExport): ApiHook {
  const { context, declaration: scope } = hook;
  const parameters = compiler.isFunctionLike(scope) ? scope.typeParameters : undefined;
  const known = new Set(parameters?.map(({ name }) => name.text));
  const facts = { kind: 'hook' as const, ...partFacts(hook) };
  const signature = hook.type.getCallSignatures().at(-1);
  if (!signature) return { ...facts, parameters: [], returns: [], returnType: { text: 'void' } };
  const type = signature.getReturnType();
  const node = signature.getDeclaration()?.type;
  return {
    ...facts,
    parameters: parametersOf(hook, signature, known),
    returns: membersOf(hook, type, known) ?? [],
    returnType: apiTypeOf(context, { type, node, isOptional: false, scope, known }),
  };
}

/** Returns the members of an options object if it is the only parameter, else all parameters. */
function parametersOf(
  hook: PublicExport,
  signature: ts.Signature,
  known: ReadonlySet<string>,
): ApiMember[] {
  const { context, declaration: scope } = hook;
  const [first, ...more] = signature.getParameters();
  const isOnly = first && more.length === 0;
  const options = isOnly && membersOf(hook, presentTypeOf(context, first), known);
  if (options) return withDefaults(options, hook, findPartCode(hook));
  const comment = readDocComment(signature.getDeclaration());
  return signature.getParameters().map((symbol): ApiMember => {
    const { valueDeclaration: declared, name } = symbol;
    const parameter = declared && compiler.isParameter(declared) ? declared : undefined;
    const isOptional = Boolean(parameter?.questionToken ?? parameter?.initializer);
    const type = context.checker.getTypeOfSymbol(symbol);
    const explained = comment.parameters.find((each) => each.name === name);
    return {
      name,
      type: apiTypeOf(context, { type, node: parameter?.type, isOptional, scope, known }),
      description: explained?.description ?? '',
      ...(!isOptional && { isRequired: true }),
    };
  });
}

/**
 * Returns the members of an object from the package, required ones first. Undefined for any other
 * type: a function, a list, an element.
 */
function membersOf(
  { context, declaration: scope }: PublicExport,
  type: ts.Type,
  known: ReadonlySet<string>,
): ApiMember[] | undefined {
  const { checker } = context;
  const present = checker.getNonNullableType(type);
  if (present.isUnion() || checker.isArrayLikeType(present) || hasSignatures(present))
    return undefined;
  const members = checker
    .getPropertiesOfType(type)
    .map((symbol) => declaredMember(context, symbol));
  if (!members.some(({ declaration }) => declaration && isInPackage(context, declaration)))
    return undefined;
  return members
    .filter(({ comment }) => !comment.isHidden)
    .map((member) => apiMemberOf(context, { ...member, scope, known }))
    .sort((a, b) => byRequired(a, b) || (a.name < b.name ? -1 : 1));
}
