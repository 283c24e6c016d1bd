import type ts from 'typescript';
import { compiler } from './compiler.ts';
import type { ApiContext } from './context.ts';
import { localValue, type PartCode, type PartFunction } from './part-code.ts';
import { bareNode } from './published-code.ts';

/** Names are followed this far: an element that is styled twice is still that element. */
const MAX_STEPS = 6;

/** Returns the default elements of slots by slot, as code: `'span'`, `Popper`. Those that the code does not give directly are absent. */
export function slotElements(context: ApiContext, code: PartCode | undefined): Map<string, string> {
  const elements = new Map<string, string>();
  for (const body of code?.bodies ?? []) {
    const visit = (node: ts.Node): void => {
      const found = defaultInCall(context, node) ?? defaultInOperator(context, node);
      const element = found && elementOf(context, body, found.element);
      if (found && element !== undefined && !elements.has(found.slot))
        elements.set(found.slot, element);
      compiler.forEachChild(node, visit);
    };
    if (body.body) visit(body.body);
  }
  return elements;
}

/** A slot, and the expression of its default element. */
interface SlotDefault {
  readonly slot: string;
  readonly element: ts.Expression;
}

/** `useSlot('root', { elementType: Root })`, with the option that the conventions name. */
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

/** `slots.root ?? components.Root ?? Root`, with the prop that the conventions name. */
function defaultInOperator({ source }: ApiContext, node: ts.Node): SlotDefault | undefined {
  const { slotsProp } = source.conventions;
  if (slotsProp === undefined || !isEither(node)) return undefined;
  const isInner = isEither(node.parent) && node.parent.left === node;
  let first = node.left;
  while (isEither(first)) first = first.left;
  if (isInner || !compiler.isPropertyAccessExpression(first)) return undefined;
  return first.expression.getText().split('.').at(-1) === slotsProp
    ? { slot: first.name.text, element: node.right }
    : undefined;
}

/** Whether a node is `a ?? b` or `a || b`. */
const isEither = (node: ts.Node): node is ts.BinaryExpression =>
  compiler.isBinaryExpression(node) &&
  (node.operatorToken.kind === compiler.SyntaxKind.QuestionQuestionToken ||
    node.operatorToken.kind === compiler.SyntaxKind.BarBarToken);

/** Returns the element or component that an expression comes down to. */
function elementOf(context: ApiContext, { body }: PartFunction, expression: ts.Expression) {
  const bare = bareNode(expression);
  const local = compiler.isIdentifier(bare) ? localValue(body, bare.text) : undefined;
  return elementText(context, local ?? bare, MAX_STEPS);
}

function elementText(context: ApiContext, node: ts.Node, steps: number): string | undefined {
  const bare = bareNode(node);
  if (compiler.isStringLiteral(bare)) return `'${bare.text}'`;
  if (!compiler.isIdentifier(bare)) return styledElement(context, bare, steps);
  const found = steps > 0 ? context.code.resolve(bare) : undefined;
  const styled = found && styledElement(context, found, steps - 1);
  if (styled !== undefined) return styled;
  // The name of a variable that is not a component says nothing outside.
  if (!found || !/^[A-Z]/.test(bare.text)) return undefined;
  const isNamed = compiler.isFunctionDeclaration(found) || compiler.isClassDeclaration(found);
  return (isNamed && found.name?.text) || bare.text;
}

/** Returns the element of `styled('span', options)(styles)`, and of `` styled.span`…` ``. */
function styledElement(context: ApiContext, node: ts.Node, steps: number): string | undefined {
  const bare = bareNode(node);
  if (steps === 0) return undefined;
  const made = compiler.isTaggedTemplateExpression(bare)
    ? bare.tag
    : compiler.isCallExpression(bare) && bare.expression;
  if (!made) return undefined;
  const inner = bareNode(made);
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
