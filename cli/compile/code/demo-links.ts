import type ts from 'typescript';
import type { DemoLink } from '../../model/page.ts';
import { rangeIn } from '../../model/code/typescript.ts';
import type { DemoInputFile } from '../input.ts';
import { compiler, parseScript } from './javascript/parse.ts';

/** Returns the literal site-relative paths of links in a module, and origins that it requests. */
export function linksInModule({ path, text }: DemoInputFile): DemoLink[] {
  const file = parseScript(text, 'tsx');
  const found: DemoLink[] = [];
  const add = (kind: DemoLink['kind'], literal: ts.Node, href: string) => {
    const from = literal.getStart() + 1;
    const range = rangeIn(literal.getSourceFile(), from, from + href.length);
    found.push({ kind, file: path, href, range });
  };
  const visit = (node: ts.Node): void => {
    const link = addressLiteral(node);
    // A literal with escapes has no exact range.
    if (link && link.getText().slice(1, -1) === link.text) add('link', link, link.text);
    const request = requestLiteral(node);
    const [origin] = /^https:\/\/[^\s/?#]+/.exec(request?.text ?? '') ?? [];
    if (request && origin !== undefined) add('request', request, origin);
    const frame = jsxLiteral(node, ['src']);
    const [host] = /^https:\/\/[^\s/?#]+/.exec(frame?.text ?? '') ?? [];
    if (frame && host !== undefined && isIn(node, 'iframe')) add('frame', frame, host);
    compiler.forEachChild(node, visit);
  };
  if (file) visit(file);
  return found;
}

function addressLiteral(node: ts.Node): ts.StringLiteralLike | undefined {
  const value = jsxLiteral(node, ['href', 'to']);
  return value && /^\/(?!\/)/.test(value.text) ? value : undefined;
}

function jsxLiteral(node: ts.Node, names: readonly string[]): ts.StringLiteralLike | undefined {
  if (!compiler.isJsxAttribute(node) || !compiler.isIdentifier(node.name)) return undefined;
  const { name, initializer } = node;
  if (!names.includes(name.text) || !initializer) return undefined;
  const value = compiler.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && compiler.isStringLiteralLike(value) ? value : undefined;
}

/** Whether a node is an attribute of an element with this tag. */
const isIn = ({ parent }: ts.Node, tag: string) => {
  const element = parent.parent;
  const isElement =
    compiler.isJsxOpeningElement(element) || compiler.isJsxSelfClosingElement(element);
  return isElement && element.tagName.getText() === tag;
};

/** Returns the literal at the start of the address in a call such as `fetch('https://…')`. */
function requestLiteral(node: ts.Node): ts.LiteralLikeNode | undefined {
  if (!compiler.isCallExpression(node)) return undefined;
  const { expression, arguments: values } = node;
  const [address] = values;
  if (!address || !/^(?:(?:window|globalThis)\.)?fetch$/.test(expression.getText()))
    return undefined;
  if (compiler.isTemplateExpression(address)) {
    // Without a character after the host, the template may continue the host's name.
    return /^https:\/\/[^/?#]+[/?#]/.test(address.head.text) ? address.head : undefined;
  }
  return compiler.isStringLiteralLike(address) ? address : undefined;
}
