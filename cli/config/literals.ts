import type ts from 'typescript';
import {
  type ConfigFile,
  configNode,
  memberOf,
  nodesIn,
  parseConfigFile,
  parser,
  propertyName,
  resolveNode,
  type ConfigSources,
  textOfKey,
} from './locate.ts';

/** A string literal of a configuration, without escapes. */
export interface ConfigText {
  readonly file: string;
  /** Offsets between the quotes. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Key of this value, or undefined. */
  readonly key?: string;
}

export interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  /** Offsets of the redirect, including the comma and white space on one side. */
  readonly start: number;
  readonly end: number;
}

/** The list of redirects in the source, or the position of a new list. */
export interface RedirectList {
  readonly file: string;
  /** Offset at which another redirect is inserted, and the text around and between new ones. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
  readonly between: string;
  /** Offset of a trailing comma. */
  readonly comma?: number;
  readonly quote: string;
  readonly redirects: readonly WrittenRedirect[];
}

/** Everything that can be rewritten in the files of a configuration. */
export interface ConfigTexts {
  readonly texts: readonly ConfigText[];
  /** Undefined if code computes the redirects. */
  readonly redirects?: RedirectList;
}

/** Collects texts and redirects that can be rewritten. The first file is `docs.config.ts`. */
export function readConfigTexts(files: readonly ConfigFile[]): ConfigTexts {
  const sources = files.map(parseConfigFile);
  const redirects = redirectList(sources);
  return {
    texts: sources.flatMap(stringLiterals),
    ...(redirects && { redirects }),
  };
}

const stringLiterals = (source: ts.SourceFile): ConfigText[] =>
  nodesIn(source).flatMap((node) => {
    if (!parser().isStringLiteralLike(node) || parser().isImportDeclaration(node.parent)) return [];
    const [from, to] = [node.getStart(source) + 1, node.getEnd() - 1];
    const { parent, text } = node;
    const isValue = parser().isPropertyAssignment(parent) && parent.initializer === node;
    const key = isValue ? propertyName(parent.name) : undefined;
    if (source.text.slice(from, to) !== text) return [];
    return [{ file: source.fileName, from, to, text, ...(key !== undefined && { key }) }];
  });

function redirectList(sources: ConfigSources): RedirectList | undefined {
  const config = configNode(sources);
  if (!config || !parser().isObjectLiteralExpression(config)) return undefined;
  const written = memberOf(sources, config, 'redirects')?.value;
  if (!written) return newList(config);
  // `resolveNode` would return the call's argument, not its result.
  if (parser().isCallExpression(written)) return undefined;
  const list = resolveNode(sources, written);
  return list && parser().isArrayLiteralExpression(list) ? existingList(list) : undefined;
}

/** Returns the position of a new `redirects` key at the end of the configuration. */
function newList(node: ts.ObjectLiteralExpression): RedirectList {
  const source = node.getSourceFile();
  const last = node.properties.at(-1);
  const at = last?.getEnd() ?? node.getStart() + 1;
  const indent = last && lineStart(last);
  const comma = last ? ',' : '';
  const place = { file: source.fileName, at, quote: quoteIn(source), redirects: [] };
  if (indent === undefined)
    return { ...place, before: `${comma} redirects: [ `, after: ' ]', between: ', ' };
  const hasComma = source.text.slice(at).trimStart().startsWith(',');
  return {
    ...place,
    before: `${comma}${indent}redirects: [${indent}  `,
    after: `,${indent}]${hasComma ? '' : ','}`,
    between: `,${indent}  `,
  };
}

function existingList(node: ts.ArrayLiteralExpression): RedirectList {
  const { elements } = node;
  const source = node.getSourceFile();
  const last = elements.at(-1);
  const space = (last && lineStart(last)) ?? ' ';
  return {
    file: source.fileName,
    at: last?.getEnd() ?? node.getStart() + 1,
    before: last ? `,${space}` : ' ',
    after: last ? '' : ' ',
    between: `,${space}`,
    ...(elements.hasTrailingComma && { comma: elements.end - 1 }),
    quote: quoteIn(source),
    redirects: elements.flatMap((element, index) => {
      const [from, to] = ['from', 'to'].map((key) => textOfKey(element, key));
      if (from === undefined || to === undefined) return [];
      const before = elements[index - 1]?.getEnd();
      const next = elements[index + 1]?.getStart();
      // Includes the comma and white space, so that a removal keeps the format.
      const start = next === undefined && before !== undefined ? before : element.getStart();
      const end = next ?? element.getEnd();
      return [{ from, to, start, end }];
    }),
  };
}

const textBefore = (node: ts.Node) => node.getSourceFile().text.slice(0, node.getStart());

/** Returns the line break and the indentation before a node. Undefined if it starts no line. */
const lineStart = (node: ts.Node) => /\r?\n[ \t]*$/.exec(textBefore(node))?.[0];

/** Returns the more frequent quote of the file. */
function quoteIn({ text }: ts.SourceFile): string {
  const count = (quote: string) => text.split(quote).length;
  return count('"') > count("'") ? '"' : "'";
}
