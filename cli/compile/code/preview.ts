import type ts from 'typescript';
import { createParser, type Dialect, type Parsed } from './javascript/edits.ts';

/** A longer preview would hide more than it shows. */
const MAX_LINES = 16;
/** Maximum number of names and calls such as `memo(Name)` between the export and the function. */
const MAX_INDIRECTIONS = 5;
/** Elements used for layout only. */
const WRAPPERS = new Set(['', 'div', 'Box', 'Stack', 'Fragment', 'React.Fragment']);

/**
 * Returns the JSX of the default export's last `return`, without a layout element around it.
 * Returns undefined if there is no such JSX or if it is too long.
 */
export function previewOf(
  source: string,
  dialect: Dialect = 'tsx',
  parse = createParser(),
): string | undefined {
  if (!/^export\s+default\b/m.test(source)) return undefined;
  const parsed = parse(source, dialect);
  const element = parsed && returnedElement(parsed);
  if (!element) return undefined;
  const [from, to] = contentOf(element, parsed);
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  const start = source.slice(lineStart, from).trim() === '' ? lineStart : from;
  const text = dedent(source.slice(start, to));
  return text === '' || text.split('\n').length > MAX_LINES ? undefined : text;
}

type Jsx = ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement;

/** Returns the element that the default export renders. */
function returnedElement({ parser, file }: Parsed): Jsx | undefined {
  const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
    parser.isFunctionLike(node) && 'body' in node;
  /** Follows names and calls such as `React.memo(Name)` to a function. */
  const functionOf = (
    node: ts.Node | undefined,
    depth = 0,
  ): ts.FunctionLikeDeclaration | undefined => {
    if (!node || isFunction(node)) return node;
    // A name may refer to itself.
    if (depth > MAX_INDIRECTIONS) return undefined;
    if (parser.isCallExpression(node)) return functionOf(node.arguments[0], depth + 1);
    return parser.isIdentifier(node) ? functionOf(declared(node.text), depth + 1) : undefined;
  };
  const declared = (name: string): ts.Node | undefined =>
    file.statements
      .flatMap((node): readonly (ts.FunctionDeclaration | ts.VariableDeclaration)[] => {
        if (parser.isFunctionDeclaration(node)) return [node];
        return parser.isVariableStatement(node) ? node.declarationList.declarations : [];
      })
      .filter((node) => node.name?.getText() === name)
      .map((node) => (parser.isVariableDeclaration(node) ? node.initializer : node))[0];
  const exported = file.statements.find(
    (node) =>
      parser.isExportAssignment(node) ||
      (parser.isFunctionDeclaration(node) &&
        node.modifiers?.some(({ kind }) => kind === parser.SyntaxKind.DefaultKeyword)),
  );
  const body = functionOf(
    exported && parser.isExportAssignment(exported) ? exported.expression : exported,
  )?.body;
  const last = body && parser.isBlock(body) ? lastReturn(body.statements, parser) : body;
  const value = last && parser.isParenthesizedExpression(last) ? last.expression : last;
  const isJsx = (node: ts.Node): node is Jsx =>
    parser.isJsxElement(node) || parser.isJsxFragment(node) || parser.isJsxSelfClosingElement(node);
  return value && isJsx(value) ? value : undefined;
}

const lastReturn = (statements: ts.NodeArray<ts.Statement>, parser: Parsed['parser']) =>
  statements.findLast((node) => parser.isReturnStatement(node))?.expression;

/** Returns the range of an element, or of its content if it is a layout element with content. */
function contentOf(element: Jsx, { parser, text }: Parsed): readonly [from: number, to: number] {
  const whole = [element.getStart(), element.end] as const;
  if (parser.isJsxSelfClosingElement(element)) return whole;
  const name = parser.isJsxElement(element) ? element.openingElement.tagName.getText() : '';
  const { pos, end } = element.children;
  return WRAPPERS.has(name) && text.slice(pos, end).trim() !== '' ? [pos, end] : whole;
}

/** Removes leading blank lines and the common indentation. */
function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, 1000);
  return lines.map((line) => line.slice(least).trimEnd()).join('\n');
}
