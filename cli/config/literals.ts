import type ts from 'typescript';
import {
  type ConfigFile,
  exportOf,
  type Finder,
  member,
  nameText,
  parse,
  type Parser,
  resolveSpot,
} from './locate.ts';
import { loadTypeScript } from '../model/typescript.ts';

/** A text that a configuration writes between quotes, without escapes. */
export interface ConfigText {
  readonly file: string;
  /** Offsets of the text itself, without its quotes. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Key whose value it is, or undefined. */
  readonly key?: string;
}

/** A redirect that is written out. */
export interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  /** The whole of it, and the comma and the space before or after it. */
  readonly start: number;
  readonly end: number;
}

/** The list of redirects as it is written, or the place where it could be. */
export interface RedirectList {
  readonly file: string;
  /** Where a further redirect goes, and what stands around it. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
  readonly between: string;
  /** The comma behind the last one. */
  readonly comma?: number;
  readonly quote: string;
  readonly redirects: readonly WrittenRedirect[];
}

/** What can be rewritten in the files of a configuration. */
export interface ConfigTexts {
  readonly texts: readonly ConfigText[];
  /** Undefined where redirects are made by code. */
  readonly redirects?: RedirectList;
}

/** What can be rewritten in the files; the first is the configuration. */
export function readConfigTexts(files: readonly ConfigFile[]): ConfigTexts {
  const parser = loadTypeScript();
  const sources = files.map((one) => parse(parser, one));
  const redirects = redirectList({ parser, sources });
  return {
    texts: sources.flatMap((source) => textsIn(parser, source)),
    ...(redirects && { redirects }),
  };
}

function textsIn(parser: Parser, source: ts.SourceFile): ConfigText[] {
  const found: ConfigText[] = [];
  const visit = (node: ts.Node): void => {
    if (parser.isStringLiteralLike(node) && !parser.isImportDeclaration(node.parent)) {
      const [from, to] = [node.getStart(source) + 1, node.getEnd() - 1];
      const { parent } = node;
      const key =
        parser.isPropertyAssignment(parent) && parent.initializer === node
          ? nameText(parser, parent.name)
          : undefined;
      if (source.text.slice(from, to) === node.text)
        found.push({
          file: source.fileName,
          from,
          to,
          text: node.text,
          ...(key !== undefined && { key }),
        });
    }
    parser.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function redirectList(finder: Finder): RedirectList | undefined {
  const { parser, sources } = finder;
  const [first] = sources;
  const start = first && { source: first, node: exportOf(finder, first, 'default') };
  const config = start && resolveSpot(finder, start);
  if (!config?.node || !parser.isObjectLiteralExpression(config.node)) return undefined;
  const written = member(finder, config, 'redirects');
  if (!written) return newList(config.source, config.node);
  // What a call gives is not what is written in it.
  if (written.node && parser.isCallExpression(written.node)) return undefined;
  const list = resolveSpot(finder, written);
  if (!list?.node || !parser.isArrayLiteralExpression(list.node)) return undefined;
  return listOf(parser, list.source, list.node);
}

/** A configuration without redirects gets the key as its last. */
function newList(source: ts.SourceFile, node: ts.ObjectLiteralExpression): RedirectList {
  const last = node.properties.at(-1);
  const at = last?.getEnd() ?? node.getStart(source) + 1;
  const indent = last && isAlone(source, last) ? `\n${indentOf(source, last)}` : ' ';
  const comma = last ? ',' : '';
  const isOpen = indent !== ' ' && source.text.slice(at).trimStart().startsWith(',');
  const close = isOpen ? `${indent}]` : indent === ' ' ? ' ]' : `${indent}],`;
  return {
    file: source.fileName,
    at,
    before: `${comma}${indent}redirects: [${indent === ' ' ? ' ' : `${indent}  `}`,
    after: indent === ' ' ? close : `,${close}`,
    between: indent === ' ' ? ', ' : `,${indent}  `,
    quote: quoteIn(source),
    redirects: [],
  };
}

function listOf(
  parser: Parser,
  source: ts.SourceFile,
  node: ts.ArrayLiteralExpression,
): RedirectList {
  const { elements } = node;
  const last = elements.at(-1);
  const at = last?.getEnd() ?? node.getStart(source) + 1;
  const line = last && isAlone(source, last) ? `\n${indentOf(source, last)}` : ' ';
  return {
    file: source.fileName,
    at,
    before: last ? `,${line}` : ' ',
    after: last ? '' : ' ',
    between: `,${line}`,
    ...(elements.hasTrailingComma && { comma: elements.end - 1 }),
    quote: quoteIn(source),
    redirects: elements.flatMap((element, index) => {
      const [from, to] = ['from', 'to'].map((key) => textUnder(parser, element, key));
      if (from === undefined || to === undefined) return [];
      const before = elements[index - 1]?.getEnd();
      const next = elements[index + 1]?.getStart(source);
      // With the comma and the space up to its neighbour, so that the list stays as tidy as it was.
      const start = next === undefined && before !== undefined ? before : element.getStart(source);
      const end = next ?? element.getEnd();
      return [{ from, to, start, end }];
    }),
  };
}

function textUnder(parser: Parser, node: ts.Node, key: string): string | undefined {
  if (!parser.isObjectLiteralExpression(node)) return undefined;
  for (const property of node.properties) {
    if (!parser.isPropertyAssignment(property)) continue;
    const { initializer } = property;
    const isWanted = nameText(parser, property.name) === key;
    if (isWanted && parser.isStringLiteralLike(initializer)) return initializer.text;
  }
  return undefined;
}

/** Whether a node begins its line. */
const isAlone = (source: ts.SourceFile, node: ts.Node) =>
  /(?:^|\n)[ \t]*$/.test(source.text.slice(0, node.getStart(source)));

const indentOf = (source: ts.SourceFile, node: ts.Node) =>
  /[ \t]*$/.exec(source.text.slice(0, node.getStart(source)))?.[0] ?? '';

/** The quote that the file writes more often. */
function quoteIn({ text }: ts.SourceFile): string {
  const count = (quote: string) => text.split(quote).length;
  return count('"') > count("'") ? '"' : "'";
}
