import type ts from 'typescript';
import type { PublicExport } from '../context.ts';
import { bindingOf, exportOf, meantBy, type Bound } from './bindings.ts';
import { mainModule, moduleOfDeclarations, type CodeContext } from './modules.ts';
import { assignedValue } from './syntax.ts';

/** A function that is the code of a part, and the module where it stands. */
export interface PartBody {
  readonly module: ts.SourceFile;
  readonly node: PartFunction;
}

/** The published code of a component or hook. */
export interface PartCode {
  /** The module that declares it. */
  readonly module: ts.SourceFile;
  /** What its declaration assigns, whole: `forwardRef(function Button() {})`. */
  readonly value: ts.Node;
  /** Its function, or the `render` of its class; then those to which that hands all props on. None where code is too clever to read. */
  readonly bodies: readonly PartBody[];
}

export type PartFunction =
  ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction | ts.MethodDeclaration;

/** How many calls are looked into: `memo(forwardRef(make(options)))`. */
const MOST_STEPS = 8;

/** The code of a part; undefined where the package has none that can be read. */
export function partCode(context: CodeContext, part: PublicExport): PartCode | undefined {
  const beside = moduleOfDeclarations(context, part.declaration.getSourceFile());
  const modules = [beside, mainModule(context)].flatMap((module) => module ?? []);
  for (const module of modules) {
    const bound = boundPart(context, module, part);
    if (!bound) continue;
    const body = functionOf(context, bound, MOST_STEPS);
    const bodies = body ? withInner(context, body, MOST_STEPS) : [];
    return { module: bound.module, value: bound.node, bodies };
  }
  return undefined;
}

/** By the name of the declaration: it is the same in both files. Otherwise by that of the export. */
function boundPart(
  context: CodeContext,
  module: ts.SourceFile,
  { declaration, exportName, name }: PublicExport,
): Bound | undefined {
  const { compiler } = context;
  const own = compiler.getNameOfDeclaration(declaration)?.getText();
  const local = own === undefined ? undefined : bindingOf(context, { module, name: own });
  if (local) return local;
  return [exportName, name, 'default']
    .map((exported) => exportOf(context, { module, name: exported }))
    .find((found) => found !== undefined);
}

/** The function that a value comes down to, through the calls around it. */
function functionOf(
  context: CodeContext,
  { module, node }: Bound,
  steps: number,
): PartBody | undefined {
  const { compiler } = context;
  const bare = bareNode(compiler, node);
  if (isFunction(compiler, bare)) return { module, node: bare };
  if (compiler.isClassLike(bare)) return renderOf(compiler, { module, node: bare });
  if (steps === 0) return undefined;
  const next = (bound: Bound | undefined) => bound && functionOf(context, bound, steps - 1);
  if (!compiler.isCallExpression(bare)) return next(meantBy(context, { module, node: bare }));
  const [first] = bare.arguments;
  const wrapped = first && (compiler.isObjectLiteralExpression(first) ? undefined : first);
  return (
    (wrapped && next({ module, node: wrapped })) ??
    made(context, { module, node: bareNode(compiler, bare.expression) }, steps)
  );
}

/** The function that another function makes and gives back. */
function made(context: CodeContext, callee: Bound, steps: number): PartBody | undefined {
  const { compiler } = context;
  const maker = meantBy(context, callee);
  if (!maker || !isFunction(compiler, maker.node)) return undefined;
  const { body } = maker.node;
  if (!body || !compiler.isBlock(body)) return undefined;
  const given = body.statements.flatMap((statement) =>
    compiler.isReturnStatement(statement) && statement.expression ? [statement.expression] : [],
  )[0];
  if (!given || !compiler.isIdentifier(given)) return undefined;
  const value = localValue(compiler, body, given.text);
  return value && functionOf(context, { module: maker.module, node: value }, steps - 1);
}

/** A function, with that of the component of its module to which it hands all that it gets. */
function withInner(context: CodeContext, body: PartBody, steps: number): readonly PartBody[] {
  const { compiler } = context;
  const [parameter] = body.node.parameters;
  if (steps === 0 || !parameter || !compiler.isIdentifier(parameter.name)) return [body];
  const props = parameter.name.text;
  const find = (node: ts.Node): ts.Expression | undefined =>
    takesAll(compiler, node, props) ?? compiler.forEachChild(node, find);
  const element = body.node.body && find(body.node.body);
  if (!element || !compiler.isIdentifier(element)) return [body];
  const bound = bindingOf(context, { module: body.module, name: element.text });
  const inner = bound?.module === body.module && functionOf(context, bound, steps - 1);
  return inner ? [body, ...withInner(context, inner, steps - 1)] : [body];
}

/** The component of an element that gets all props: `jsx(Inner, { ...props, id })`. */
function takesAll(compiler: typeof ts, node: ts.Node, props: string): ts.Expression | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const [type, attributes] = node.arguments;
  if (!type || !attributes || !compiler.isObjectLiteralExpression(attributes)) return undefined;
  const isSpread = attributes.properties.some(
    (property) => compiler.isSpreadAssignment(property) && property.expression.getText() === props,
  );
  return isSpread && /^[A-Z]/.test(type.getText()) ? type : undefined;
}

/** The value of a name that a block declares. */
export function localValue(
  compiler: typeof ts,
  body: ts.Node,
  name: string,
): ts.Expression | undefined {
  if (!compiler.isBlock(body)) return undefined;
  const values = body.statements.flatMap((statement) =>
    compiler.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap((declaration) =>
          compiler.isIdentifier(declaration.name) && declaration.name.text === name
            ? (declaration.initializer ?? [])
            : [],
        )
      : [],
  );
  return values[0];
}

/** The expression without what changes nothing: parentheses, assertions, `(0, x)`, `a = b`. */
export function bareNode(compiler: typeof ts, node: ts.Node): ts.Node {
  if (
    compiler.isParenthesizedExpression(node) ||
    compiler.isAsExpression(node) ||
    compiler.isSatisfiesExpression(node)
  )
    return bareNode(compiler, node.expression);
  if (!compiler.isBinaryExpression(node)) return node;
  if (node.operatorToken.kind === compiler.SyntaxKind.CommaToken)
    return bareNode(compiler, node.right);
  const value = assignedValue(compiler, node);
  return value === node ? node : bareNode(compiler, value);
}

/** Whether a node is a function with parameters of its own. */
export const isFunction = (compiler: typeof ts, node: ts.Node): node is PartFunction =>
  compiler.isFunctionDeclaration(node) ||
  compiler.isFunctionExpression(node) ||
  compiler.isArrowFunction(node);

function renderOf(
  compiler: typeof ts,
  { module, node }: { readonly module: ts.SourceFile; readonly node: ts.ClassLikeDeclaration },
): PartBody | undefined {
  const render = node.members
    .filter((member) => compiler.isMethodDeclaration(member))
    .find((member) => member.name.getText() === 'render');
  return render && { module, node: render };
}
