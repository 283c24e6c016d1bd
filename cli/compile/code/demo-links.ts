import { posix } from 'node:path';
import type ts from 'typescript';
import type { Position } from '../../model/diagnostic.ts';
import type { DemoLink } from '../../model/page.ts';
import type { DemoFile, DemoSource } from '../input.ts';
import { createParser, type Dialect, type Parsed } from './javascript/edits.ts';

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['.tsx', 'tsx'],
  ['.jsx', 'jsx'],
  ['.js', 'jsx'],
]);

/** Cheap test before parsing: only a text that matches can contain links. Few demos do. */
const CANDIDATE = /\b(?:href|to)\s*=\s*\{?\s*["'`]\/(?!\/)/;

/** Collects literal site-relative paths in `href` and `to` attributes of demos. */
export function demoLinks(demos: readonly DemoSource[]): DemoLink[] {
  const files = demos.flatMap(({ variants }) => variants.flatMap((variant) => variant.files));
  return [...new Map(files.map((file) => [file.path, file])).values()].flatMap(linksIn);
}

function linksIn({ path, text }: DemoFile): DemoLink[] {
  const dialect = DIALECTS.get(posix.extname(path));
  if (!dialect || !CANDIDATE.test(text)) return [];
  const parsed = createParser()(text, dialect);
  if (!parsed) return [];
  const { parser, file } = parsed;
  const found: DemoLink[] = [];
  const positionAt = (offset: number): Position => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const visit = (node: ts.Node): void => {
    const literal = addressIn(node, parsed);
    if (literal) {
      const [from, to] = [literal.getStart(file) + 1, literal.end - 1];
      const range = { start: positionAt(from), end: positionAt(to) };
      // A literal with escapes has no exact range.
      const isPlain = text.slice(from, to) === literal.text;
      if (isPlain) found.push({ file: path, href: literal.text, range });
    }
    parser.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the literal of an attribute such as `to="/a/"` or `href={'/a/'}`. */
function addressIn(node: ts.Node, { parser }: Parsed): ts.StringLiteralLike | undefined {
  if (!parser.isJsxAttribute(node) || !parser.isIdentifier(node.name)) return undefined;
  const { name, initializer } = node;
  if ((name.text !== 'href' && name.text !== 'to') || !initializer) return undefined;
  const value = parser.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && parser.isStringLiteralLike(value) && /^\/(?!\/)/.test(value.text)
    ? value
    : undefined;
}
