import type ts from 'typescript';
import { bindingOf, type Bound } from './bindings.ts';
import type { CodeContext } from './modules.ts';
import { bareNode, isFunction, localValue } from './part-code.ts';

/** Longer code says less than no code. */
const LONGEST = 150;

/** A value as readers are shown it, on one line with single quotes; undefined where it says nothing, or is too long. `within` is the function where it stands. */
export function codeText(
  context: CodeContext,
  { module, node }: Bound,
  within?: ts.Node,
): string | undefined {
  const { compiler } = context;
  const bare = withoutCache(compiler, bareNode(compiler, node));
  if (saysNothing(compiler, bare)) return undefined;
  const text = compiler.isIdentifier(bare)
    ? namedText(context, { module, node: bare }, within)
    : plainText(compiler, bare);
  return text !== undefined && text.length <= LONGEST ? text : undefined;
}

/** Compilers keep elements that never change: `_icon || (_icon = element)`. */
function withoutCache(compiler: typeof ts, node: ts.Node): ts.Node {
  if (!compiler.isBinaryExpression(node)) return node;
  const { left, operatorToken, right } = node;
  const isCache =
    operatorToken.kind === compiler.SyntaxKind.BarBarToken &&
    compiler.isIdentifier(left) &&
    left.text.startsWith('_');
  return isCache ? bareNode(compiler, right) : node;
}

const saysNothing = (compiler: typeof ts, node: ts.Node) =>
  compiler.isVoidExpression(node) || (compiler.isIdentifier(node) && node.text === 'undefined');

/** What a constant stands for where that is short and has no name of its own, as components and functions of other modules have. */
function namedText(
  context: CodeContext,
  { module, node }: { readonly module: ts.SourceFile; readonly node: ts.Identifier },
  within?: ts.Node,
): string | undefined {
  const { compiler } = context;
  const local = within && localValue(compiler, within, node.text);
  const bound = local ? { module, node: local } : bindingOf(context, { module, name: node.text });
  // A name that only means something within the function says nothing outside.
  if (!bound) return /^[A-Z]/.test(node.text) ? node.text : undefined;
  if (compiler.isIdentifier(bound.node)) return node.text;
  const value = bareNode(compiler, bound.node);
  const isPart = /^[A-Z]/.test(node.text) && compiler.isCallExpression(value);
  if (isPart || compiler.isClassLike(value)) return node.text;
  const text = plainText(compiler, value);
  if (text.length <= LONGEST && !text.includes('return ')) return text;
  return isFunction(compiler, value) ? node.text : undefined;
}

/** The text of the code, with elements as they are written in JSX. */
function plainText(compiler: typeof ts, node: ts.Node): string {
  const element = elementText(compiler, node);
  if (element !== undefined) return element;
  if (compiler.isStringLiteral(node) || compiler.isNoSubstitutionTemplateLiteral(node))
    return quoted(node.text);
  const { transformed, dispose } = compiler.transform(node, [singleQuotes(compiler)]);
  const printer = compiler.createPrinter({ removeComments: true });
  const [shown = node] = transformed;
  const text = printer.printNode(compiler.EmitHint.Unspecified, shown, node.getSourceFile());
  dispose();
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

const singleQuotes =
  (compiler: typeof ts): ts.TransformerFactory<ts.Node> =>
  (transformation) => {
    const visit = (node: ts.Node): ts.Node =>
      compiler.isStringLiteral(node)
        ? compiler.factory.createStringLiteral(node.text, true)
        : compiler.visitEachChild(node, visit, transformation);
    return visit;
  };

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** `jsx(Icon, { size: 's' })` → `<Icon size="s" />`; undefined for anything else, and for elements with more than plain attributes. */
function elementText(compiler: typeof ts, node: ts.Node): string | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const callee = bareNode(compiler, node.expression).getText();
  if (!/(^|\.)(_?jsxs?|createElement)$/.test(callee)) return undefined;
  const [type, props] = node.arguments;
  if (type === undefined) return undefined;
  const name = compiler.isStringLiteral(type)
    ? type.text
    : type
        .getText()
        .replace(/\.default$/, '')
        .replace(/^_/, '');
  if (props === undefined || props.kind === compiler.SyntaxKind.NullKeyword) return `<${name} />`;
  if (!compiler.isObjectLiteralExpression(props)) return undefined;
  const attributes = props.properties.map((property) =>
    compiler.isPropertyAssignment(property) && compiler.isStringLiteral(property.initializer)
      ? ` ${property.name.getText().replace(/['"]/g, '')}="${property.initializer.text}"`
      : undefined,
  );
  return attributes.includes(undefined) ? undefined : `<${name}${attributes.join('')} />`;
}
