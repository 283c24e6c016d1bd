import type ts from 'typescript';
import type { DemoLink } from '../../model/page.ts';
import { rangeIn } from '../../model/typescript.ts';
import type { DemoInputFile } from '../input.ts';
import { compiler, parseScript } from './javascript/parse.ts';

/** Returns the literal site-relative paths in `href` and `to` attributes of a module. */
export function linksInModule({ path, text }: DemoInputFile): DemoLink[] {
  const file = parseScript(text, 'tsx');
  const found: DemoLink[] = [];
  const visit = (node: ts.Node): void => {
    const literal = addressLiteral(node);
    if (literal) {
      const [from, to] = [literal.getStart() + 1, literal.end - 1];
      // A literal with escapes has no exact range.
      const isPlain = text.slice(from, to) === literal.text;
      const range = rangeIn(literal.getSourceFile(), from, to);
      if (isPlain) found.push({ file: path, href: literal.text, range });
    }
    compiler.forEachChild(node, visit);
  };
  if (file) visit(file);
  return found;
}

/** Returns the literal of an attribute such as `to="/a/"` or `href={'/a/'}`. */
function addressLiteral(node: ts.Node): ts.StringLiteralLike | undefined {
  if (!compiler.isJsxAttribute(node) || !compiler.isIdentifier(node.name)) return undefined;
  const { name, initializer } = node;
  if ((name.text !== 'href' && name.text !== 'to') || !initializer) return undefined;
  const value = compiler.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && compiler.isStringLiteralLike(value) && /^\/(?!\/)/.test(value.text)
    ? value
    : undefined;
}
