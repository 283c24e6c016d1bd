import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../model/api/reference.ts';
import {
  compiler,
  containsNode,
  declarationFolder,
  presentTypeOf,
  resolveAlias,
} from './compiler.ts';
import { type ApiContext, type PublicExport, relatedNames } from './context.ts';
import { fillPlaceholders } from '../../model/text.ts';
import { readDocComment } from './doc-comments.ts';
import { propsTypeOf } from './exports.ts';
import { localValue, type PartCode, type PartFunction } from './part-code.ts';
import { unwrapExpression } from './published-code.ts';

/** Returns the type of a part whose name follows a pattern, such as `{Name}Classes`. */
export function typeByPattern(part: PublicExport, pattern: string): ts.Type | undefined {
  const { context } = part;
  const { checker, entry } = context;
  const own = checker.getSymbolAtLocation(part.declaration.getSourceFile());
  const beside = reExportedModules(context, declarationFolder(part.declaration));
  const names = relatedNames(part).map((Name) => fillPlaceholders(pattern, { Name }));
  const symbol = [entry, ...beside, own]
    .flatMap((module) =>
      names.map((name) => module && checker.tryGetMemberInModuleExports(name, module)),
    )
    .map((exported) => exported && resolveAlias(context, exported))
    .find((found) => found && found.flags & compiler.SymbolFlags.Type);
  return symbol && checker.getDeclaredTypeOfSymbol(symbol);
}

/** Returns modules in a folder that the main module re-exports, even partly. */
function reExportedModules({ checker, entry }: ApiContext, folder: string) {
  const modules = (entry?.declarations ?? [])
    .filter((file) => compiler.isSourceFile(file))
    .flatMap(({ statements }) =>
      statements.filter((statement) => compiler.isExportDeclaration(statement)),
    )
    .flatMap(({ moduleSpecifier: from }) => (from && checker.getSymbolAtLocation(from)) ?? []);
  return [...new Set(modules)].filter(({ declarations = [] }) =>
    declarations.some((declaration) => declarationFolder(declaration) === folder),
  );
}

/** Returns a component's CSS classes, if configured: the members of its classes type. */
export function classesOf(component: PublicExport): ApiClass[] {
  const { checker, source } = component.context;
  const { className, stateClassName, stateKeys, classes } = source.conventions;
  const type = className === undefined ? undefined : typeByPattern(component, classes);
  if (!type || className === undefined) return [];
  return checker
    .getPropertiesOfType(type)
    .flatMap(({ name: key, declarations }): ApiClass[] => {
      const { isHidden, description, deprecated } = readDocComment(declarations?.[0]);
      if (isHidden) return [];
      const isState = stateClassName !== undefined && stateKeys.includes(key);
      const pattern = isState ? stateClassName : className;
      const name = fillPlaceholders(pattern, { Name: component.name, key });
      return [{ key, className: name, ...(isState && { isState }), description, deprecated }];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Returns a component's slots: members of its slots type, and of its own slots prop. */
export function slotsOf(
  component: PublicExport,
  code: PartCode | undefined,
  classes: readonly ApiClass[],
): ApiSlot[] {
  const { checker, source } = component.context;
  const type = typeByPattern(component, source.conventions.slots);
  const prop = slotsProp(component, type !== undefined);
  const own = type ? checker.getPropertiesOfType(type) : [];
  const accepted = (prop ? checker.getPropertiesOfType(prop) : []).filter(
    ({ declarations }) => !type || readDocComment(declarations?.[0]).isWritten,
  );
  const members = new Map([...accepted, ...own].map((member) => [member.name, member]));
  const elements = members.size > 0 ? slotElements(component.context, code) : undefined;
  return [...members.values()]
    .flatMap(({ name, declarations }): ApiSlot[] => {
      const comment = readDocComment(declarations?.[0]);
      if (comment.isHidden) return [];
      const { description, deprecated } = comment;
      // Comments name elements without quotes: `div`.
      const element = comment.default?.replace(/^[a-z][a-z0-9]*$/, "'$&'") ?? elements?.get(name);
      const className = classes.find(({ key }) => key === name)?.className;
      return [{ name, default: element, className, description, deprecated }];
    })
    .sort(
      (a, b) => Number(b.name === 'root') - Number(a.name === 'root') || (a.name < b.name ? -1 : 1),
    );
}

/** Returns the type of the slots prop, if it is declared for the component. */
function slotsProp(component: PublicExport, hasType: boolean): ts.Type | undefined {
  const { context, declaration } = component;
  const { slotsProp: name = '' } = context.source.conventions;
  const prop = propsTypeOf(component)?.getProperty(name);
  const home = declarationFolder(declaration);
  const isOwn =
    prop &&
    (hasType || prop.declarations?.some((declaration) => declarationFolder(declaration) === home));
  return isOwn ? presentTypeOf(context, prop) : undefined;
}

/** Returns the CSS custom properties named in strings of a component's code, sorted. */
export function cssVariablesOf(component: PublicExport, code: PartCode | undefined): string[] {
  const { cssVariable } = component.context.source.conventions;
  const start = fillPlaceholders(cssVariable, { Name: component.name });
  const names = new Set<string>();
  const files = new Set(
    [code?.value, ...(code?.bodies ?? [])].map((node) => node?.getSourceFile()),
  );
  for (const file of files) if (file) containsNode(file, addNames);
  return [...names].sort();

  function addNames(node: ts.Node): boolean {
    const isOpen = compiler.isTemplateHead(node) || compiler.isTemplateMiddle(node);
    if (!isOpen && !compiler.isStringLiteralLike(node) && !compiler.isTemplateTail(node))
      return false;
    // A name that continues in an expression is unknown.
    const found = (isOpen ? `${node.text}\0` : node.text).match(/--[\w-]+\0?/g) ?? [];
    for (const name of found)
      if (name.startsWith(start) && name.length > start.length && !/[-\0]$/.test(name))
        names.add(name);
    return false;
  }
}

/** Maximum number of names and `styled()` calls to follow to an element. */
const MAX_STEPS = 6;

/** Returns the default elements in code by slot: `'span'`, `Popper`. Omits indirect ones. */
function slotElements(context: ApiContext, code: PartCode | undefined): Map<string, string> {
  const elements = new Map<string, string>();
  for (const body of code?.bodies ?? []) {
    const visit = (node: ts.Node): void => {
      const found = defaultInCall(context, node) ?? defaultInOperator(context, node);
      const element = found && defaultElementOf(context, body, found.element);
      if (found && element !== undefined && !elements.has(found.slot))
        elements.set(found.slot, element);
      compiler.forEachChild(node, visit);
    };
    if (body.body) visit(body.body);
  }
  return elements;
}

type SlotDefault = { readonly slot: string; readonly element: ts.Expression };

/** Reads `takeSlot('root', { element: Root })`, with the configured option. */
function defaultInCall({ source }: ApiContext, node: ts.Node): SlotDefault | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const [name, options] = node.arguments;
  if (!name || !compiler.isStringLiteral(name)) return undefined;
  if (!options || !compiler.isObjectLiteralExpression(options)) return undefined;
  const option = options.properties.find(
    (property) => property.name?.getText() === source.conventions.slotElement,
  );
  return option && compiler.isPropertyAssignment(option)
    ? { slot: name.text, element: option.initializer }
    : undefined;
}

/** Reads `slots.root ?? components.Root ?? Root`, with the configured prop. */
function defaultInOperator({ source }: ApiContext, node: ts.Node): SlotDefault | undefined {
  const { slotsProp } = source.conventions;
  if (slotsProp === undefined || !isFallbackOperator(node)) return undefined;
  const isInner = isFallbackOperator(node.parent) && node.parent.left === node;
  let first = node.left;
  while (isFallbackOperator(first)) first = first.left;
  if (isInner || !compiler.isPropertyAccessExpression(first)) return undefined;
  return first.expression.getText().split('.').at(-1) === slotsProp
    ? { slot: first.name.text, element: node.right }
    : undefined;
}

const isFallbackOperator = (node: ts.Node): node is ts.BinaryExpression =>
  compiler.isBinaryExpression(node) &&
  (node.operatorToken.kind === compiler.SyntaxKind.QuestionQuestionToken ||
    node.operatorToken.kind === compiler.SyntaxKind.BarBarToken);

function defaultElementOf(context: ApiContext, { body }: PartFunction, expression: ts.Expression) {
  const bare = unwrapExpression(expression);
  const local = compiler.isIdentifier(bare) ? localValue(body, bare.text) : undefined;
  return elementText(context, local ?? bare, MAX_STEPS);
}

function elementText(context: ApiContext, node: ts.Node, steps: number): string | undefined {
  const bare = unwrapExpression(node);
  if (compiler.isStringLiteral(bare)) return `'${bare.text}'`;
  if (!compiler.isIdentifier(bare)) return styledElement(context, bare, steps);
  const found = steps > 0 ? context.code.resolve(bare) : undefined;
  const styled = found && styledElement(context, found, steps - 1);
  if (styled !== undefined) return styled;
  // Names of variables that are not components mean nothing outside their module.
  if (!found || !/^[A-Z]/.test(bare.text)) return undefined;
  const isNamed = compiler.isFunctionDeclaration(found) || compiler.isClassDeclaration(found);
  return (isNamed && found.name?.text) || bare.text;
}

/** Returns the element of `styled('span', options)(styles)` or `` styled.span`…` ``. */
function styledElement(context: ApiContext, node: ts.Node, steps: number): string | undefined {
  const bare = unwrapExpression(node);
  if (steps === 0) return undefined;
  const callee = compiler.isTaggedTemplateExpression(bare)
    ? bare.tag
    : compiler.isCallExpression(bare) && bare.expression;
  if (!callee) return undefined;
  const inner = unwrapExpression(callee);
  if (compiler.isPropertyAccessExpression(inner) && /styled$/.test(inner.expression.getText()))
    return `'${inner.name.text}'`;
  if (!compiler.isCallExpression(inner)) return undefined;
  const [element] = inner.arguments;
  const text = element && !isStyles(element) && elementText(context, element, steps - 1);
  return text || styledElement(context, inner, steps - 1);
}

const isStyles = (node: ts.Node) =>
  compiler.isObjectLiteralExpression(node) ||
  compiler.isArrowFunction(node) ||
  compiler.isFunctionExpression(node);
