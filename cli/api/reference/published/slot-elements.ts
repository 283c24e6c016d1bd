import type ts from 'typescript';
import { bindingOf, type Bound } from './bindings.ts';
import type { CodeContext } from './modules.ts';
import { bareNode, localValue, type PartBody, type PartCode } from './part-code.ts';

/** How often names are followed: an element styled twice is still that element. */
const MOST_STEPS = 6;

/** What stands in slots by default, by the name of the slot: `'span'`, `Popper`. What is written so that this cannot be read is absent. */
export function slotElements(context: CodeContext, { bodies }: PartCode): Map<string, string> {
  const elements = new Map<string, string>();
  for (const body of bodies) {
    const visit = (node: ts.Node): void => {
      const choice = chosen(context.compiler, node);
      const element = choice && elementOf(context, body, choice.element);
      if (choice && element !== undefined && !elements.has(choice.slot))
        elements.set(choice.slot, element);
      context.compiler.forEachChild(node, visit);
    };
    if (body.node.body) visit(body.node.body);
  }
  return elements;
}

/** A slot, and the code that says what stands there if nothing is given. */
interface Choice {
  readonly slot: string;
  readonly element: ts.Expression;
}

function chosen(compiler: typeof ts, node: ts.Node): Choice | undefined {
  if (compiler.isCallExpression(node)) return chosenByCall(compiler, node);
  if (compiler.isBinaryExpression(node)) return chosenByOperator(compiler, node);
  return undefined;
}

/** `useSlot('root', { elementType: Root })` */
function chosenByCall(
  compiler: typeof ts,
  { arguments: [name, options] }: ts.CallExpression,
): Choice | undefined {
  if (!name || !compiler.isStringLiteral(name)) return undefined;
  if (!options || !compiler.isObjectLiteralExpression(options)) return undefined;
  const element = options.properties
    .filter((property) => compiler.isPropertyAssignment(property))
    .find((property) => property.name.getText() === 'elementType');
  return element && { slot: name.text, element: element.initializer };
}

/** `slots.root ?? components.Root ?? Root` */
function chosenByOperator(compiler: typeof ts, node: ts.BinaryExpression): Choice | undefined {
  const { left, right } = node;
  if (
    !isOr(compiler, node) ||
    (compiler.isBinaryExpression(node.parent) &&
      isOr(compiler, node.parent) &&
      node.parent.left === node)
  )
    return undefined;
  const first = firstOf(compiler, left);
  if (!compiler.isPropertyAccessExpression(first)) return undefined;
  return /(^|\.)slots$/.test(first.expression.getText())
    ? { slot: first.name.text, element: right }
    : undefined;
}

const firstOf = (compiler: typeof ts, node: ts.Expression): ts.Expression =>
  compiler.isBinaryExpression(node) && isOr(compiler, node) ? firstOf(compiler, node.left) : node;

const isOr = (compiler: typeof ts, { operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === compiler.SyntaxKind.QuestionQuestionToken || kind === compiler.SyntaxKind.BarBarToken;

/** The element or component that an expression comes down to. */
function elementOf(
  context: CodeContext,
  { module, node }: PartBody,
  expression: ts.Expression,
): string | undefined {
  const { compiler } = context;
  const bare = bareNode(compiler, expression);
  const local =
    compiler.isIdentifier(bare) && node.body
      ? localValue(compiler, node.body, bare.text)
      : undefined;
  return elementText(context, { module, node: local ?? bare }, MOST_STEPS);
}

function elementText(
  context: CodeContext,
  { module, node }: Bound,
  steps: number,
): string | undefined {
  const { compiler } = context;
  const bare = bareNode(compiler, node);
  if (compiler.isStringLiteral(bare)) return `'${bare.text}'`;
  if (!compiler.isIdentifier(bare)) return styledElement(context, { module, node: bare }, steps);
  const bound = steps > 0 ? bindingOf(context, { module, name: bare.text }) : undefined;
  const styled = bound && styledElement(context, bound, steps - 1);
  if (styled !== undefined) return styled;
  // What is no component of a module is a variable, whose name says nothing outside.
  return bound && /^[A-Z]/.test(bare.text) ? nameOf(compiler, bound.node, bare.text) : undefined;
}

/** The name that a component gives itself: another module may import it under any. */
const nameOf = (compiler: typeof ts, node: ts.Node, written: string): string =>
  (compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)) && node.name
    ? node.name.text
    : written;

/** The element of `styled('span', options)(styles)`, and of `` styled.span`…` ``. */
function styledElement(
  context: CodeContext,
  { module, node }: Bound,
  steps: number,
): string | undefined {
  const { compiler } = context;
  const bare = bareNode(compiler, node);
  const made = compiler.isTaggedTemplateExpression(bare)
    ? bare.tag
    : compiler.isCallExpression(bare)
      ? bare.expression
      : undefined;
  if (!made || steps === 0) return undefined;
  const inner = bareNode(compiler, made);
  if (compiler.isPropertyAccessExpression(inner) && /styled$/.test(inner.expression.getText()))
    return `'${inner.name.text}'`;
  if (!compiler.isCallExpression(inner)) return undefined;
  const [element] = inner.arguments;
  return (
    (element && !isStyles(compiler, element)
      ? elementText(context, { module, node: element }, steps - 1)
      : undefined) ?? styledElement(context, { module, node: inner }, steps - 1)
  );
}

const isStyles = (compiler: typeof ts, node: ts.Node) =>
  compiler.isObjectLiteralExpression(node) ||
  compiler.isArrowFunction(node) ||
  compiler.isFunctionExpression(node);
