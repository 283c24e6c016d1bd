import type ts from 'typescript';
import { posix } from 'node:path';
import type { Position } from '../../model/diagnostic.ts';
import type { DemoLink } from '../../model/page.ts';
import { loadTypeScript } from '../../model/typescript.ts';
import type { TypeScript } from '../../model/typescript.ts';
import type { DemoFile, DemoSource } from '../input.ts';
import { type Dialect, parse } from './javascript/parser.ts';

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['.tsx', 'tsx'],
  ['.jsx', 'jsx'],
  ['.js', 'jsx'],
]);

/** Attributes that lead somewhere. */
const LEADING = new Set(['href', 'to']);
/** What has to be in a text for it to have a link: few demos have one, and only these are parsed. */
const CANDIDATE = /\b(?:href|to)\s*=\s*\{?\s*["'`]\/(?!\/)/;

/** Paths of this site that elements in demos lead to, `href="/a/"`, file by file. Only what is written out, without escapes. */
export function demoLinks(demos: readonly DemoSource[]): DemoLink[] {
  const files = new Map(
    demos.flatMap(({ variants }) =>
      variants.flatMap((variant) => variant.files.map((file) => [file.path, file] as const)),
    ),
  );
  return [...files.values()].flatMap(linksIn);
}

function linksIn({ path, text }: DemoFile): DemoLink[] {
  const dialect = DIALECTS.get(posix.extname(path));
  if (!dialect || !CANDIDATE.test(text)) return [];
  const parser = loadTypeScript();
  const source = parse(parser, text, dialect)?.file;
  if (!source) return [];
  const found: DemoLink[] = [];
  const placeOf = (offset: number): Position => {
    const { line, character } = source.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  const visit = (node: ts.Node): void => {
    const literal = parser.isJsxAttribute(node) ? addressIn(node, parser) : undefined;
    if (literal) {
      const [from, to] = [literal.getStart(source) + 1, literal.end - 1];
      const range = { start: placeOf(from), end: placeOf(to) };
      if (text.slice(from, to) === literal.text)
        found.push({ file: path, href: literal.text, range });
    }
    parser.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of an attribute that leads to a path: `to="/a/"`, `href={'/a/'}`. */
function addressIn(
  { name, initializer }: ts.JsxAttribute,
  parser: TypeScript,
): ts.StringLiteralLike | undefined {
  if (!parser.isIdentifier(name) || !LEADING.has(name.text) || !initializer) return undefined;
  const value = parser.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value && parser.isStringLiteralLike(value) && /^\/(?!\/)/.test(value.text)
    ? value
    : undefined;
}
