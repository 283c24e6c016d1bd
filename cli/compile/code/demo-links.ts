import type ts from 'typescript';
import type { DemoLink } from '../../model/page.ts';
import { rangeIn } from '../../model/code/typescript.ts';
import type { DemoInputFile } from '../input.ts';
import { compiler, parseScript } from './javascript/parse.ts';

/** Returns the literal site-relative paths of links, and the origins of requests, in a module. */
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
    compiler.forEachChild(node, visit);
  };
  if (file) visit(file);
  return found;
}

function addressLiteral(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!compiler.isJsxAttribute(node) || !compiler.isIdentifier(node.name)) return undefined;
  const { name, initializer } = node;
  if ((name.text !== 'href' && name.text !== 'to') || !initializer) return undefined;
  const value = compiler.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && compiler.isStringLiteralLike(value) && /^\/(?!\/)/.test(value.text)
    ? value
    : undefined;
}

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
