import { posix } from 'node:path';
import type ts from 'typescript';
import type { DemoCode, DemoStyleCode, DemoLink } from '../../model/page.ts';
import type { CompileInput, DemoFile, DemoSource } from '../input.ts';
import { type CodeBlock, sourceBlock } from './code-block.ts';
import { createParser, type ParseScript, type Dialect, type Parsed } from './javascript/edits.ts';
import { toJavaScript } from './javascript/strip-types.ts';
import type { Position } from '../../model/diagnostic.ts';

export interface DemoCodeInput extends Pick<CompileInput, 'demos' | 'components'> {
  /** Page with the demos, for reports. */
  readonly pathname?: string;
  /** Limit above which a source is not highlighted. */
  readonly codeBytes: number;
}

export const highlightDemos = ({ demos, ...page }: DemoCodeInput): DemoCode =>
  Object.fromEntries(demos.map((demo) => [demo.id, codeOf(demo, page)]));

type CodePage = Omit<DemoCodeInput, 'demos'>;

const codeOf = ({ variants }: DemoSource, page: CodePage): DemoStyleCode[] =>
  variants.map((variant) => {
    const parse = createParser();
    const sources = sourceBlocks(sourcesOf(variant, parse), { ...page, parse });
    return { style: variants.length > 1 ? variant.style : null, sources };
  });

interface FileText {
  /** Path relative to the demo's module, without `./`. */
  readonly name: string;
  readonly text: string;
  /** File extension, which selects the language for the highlighter. */
  readonly language: string;
}

interface SourceText extends FileText {
  readonly variant: 'TS' | 'JS';
  /** Files that the module imports. */
  readonly files: readonly FileText[];
}

type Variant = DemoSource['variants'][number];

/** Returns the module that a demo shows first, as the author wrote it. */
export function mainSource({ variants: [variant] }: DemoSource): SourceText {
  return variant
    ? writtenSource(variant)
    : { variant: 'TS', name: '', text: '', language: 'tsx', files: [] };
}

/** Returns the written source and its JavaScript version: a file beside it, or without types. */
function sourcesOf(variant: Variant, parse: ParseScript): readonly [SourceText, ...SourceText[]] {
  const written = writtenSource(variant);
  if (written.variant === 'JS') return [written];
  const twin = twinOf(variant);
  const main = twin ? fileText(variant, twin) : withoutTypes(written, parse);
  if (!main) return [written];
  const files = written.files.map((file) => withoutTypes(file, parse) ?? file);
  return [written, { ...main, variant: 'JS', files }];
}

function writtenSource(variant: Variant): SourceText {
  const { files, module } = variant;
  const twin = twinOf(variant);
  const file = files.find(({ path }) => path === module);
  const main = file ? fileText(variant, file) : { name: '', text: '', language: 'tsx' };
  const others = files.filter((one) => one !== file && one !== twin && isShown(one));
  return {
    ...main,
    variant: /^[cm]?tsx?$/.test(main.language) ? 'TS' : 'JS',
    files: others.map((one) => fileText(variant, one)),
  };
}

/** Extensions of files that are shown as code. Demos also import images. */
const SHOWN = new Set(['ts', 'tsx', 'js', 'jsx', 'css', 'json']);

const isShown = (file: DemoFile) => file.text !== '' && SHOWN.has(extensionOf(file));

const extensionOf = ({ path }: DemoFile) => posix.extname(path).slice(1);

const fileText = ({ module }: Variant, file: DemoFile): FileText => ({
  name: posix.relative(posix.dirname(module), file.path),
  text: file.text,
  language: extensionOf(file),
});

/** Converts TypeScript to JavaScript. Returns other files as is, undefined for syntax errors. */
function withoutTypes(
  { name, text, language }: FileText,
  parse: ParseScript,
): FileText | undefined {
  if (language !== 'ts' && language !== 'tsx') return { name, text, language };
  const script = toJavaScript(text, language, parse);
  if (script === undefined) return undefined;
  const extension = language.replace('ts', 'js');
  return {
    name: name.slice(0, -language.length) + extension,
    text: script,
    language: extension,
  };
}

/** Returns the hand-written JavaScript version: `X.jsx` or `X.js` beside `X.tsx`. */
function twinOf({ files, module }: Variant): DemoFile | undefined {
  const stem = module.slice(0, -posix.extname(module).length);
  return files.find(({ path }) => path === `${stem}.jsx` || path === `${stem}.js`);
}

interface SourceBlocks {
  readonly variant: SourceText['variant'];
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly code: CodeBlock }[];
  readonly code: CodeBlock;
  readonly preview?: CodeBlock;
}

/** Shares blocks between equal texts of both languages, so that browsers load them once. */
function sourceBlocks(
  sources: readonly SourceText[],
  { codeBytes, components, parse }: CodePage & { readonly parse: ParseScript },
): SourceBlocks[] {
  const blocks = new Map<string, CodeBlock>();
  const shared = (kind: 'code' | 'preview', text: string, language: string): CodeBlock => {
    const key = `${kind} ${text}`;
    const block = blocks.get(key) ?? sourceBlock(text, language, codeBytes);
    blocks.set(key, block);
    return block;
  };
  return sources.map(({ variant, name, files, text, language }) => {
    const dialect = variant === 'TS' ? 'tsx' : 'jsx';
    const preview = previewOf(text, { dialect, parse, subjects: components });
    return {
      variant,
      name,
      files: files.map((file) => ({
        name: file.name,
        code: sourceBlock(file.text, file.language, codeBytes),
      })),
      code: shared('code', text, language),
      ...(preview !== undefined && { preview: shared('preview', preview, language) }),
    };
  });
}

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['.tsx', 'tsx'],
  ['.jsx', 'jsx'],
  ['.js', 'jsx'],
]);

/** Cheap test before parsing. Only texts that match can contain links, and few demos do. */
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

/** A longer preview would hide more than it shows. */
const MAX_LINES = 16;
/** Maximum number of names and calls such as `memo(Name)` between the export and the function. */
const MAX_INDIRECTIONS = 5;
/** Elements used for layout only, unless the page is about them. */
const WRAPPERS = new Set(['', 'div', 'Box', 'Stack', 'Fragment', 'React.Fragment']);

/**
 * Returns the JSX of the default export's last `return`, without a layout element around it.
 * Undefined if there is no such JSX or if it is too long.
 */
export function previewOf(
  source: string,
  { dialect = 'tsx', parse = createParser(), subjects = [] }: PreviewOptions = {},
): string | undefined {
  if (!/^export\s+default\b/m.test(source)) return undefined;
  const parsed = parse(source, dialect);
  const element = parsed && returnedElement(parsed);
  if (!element) return undefined;
  const [from, to] = contentOf(element, parsed, subjects);
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  const start = source.slice(lineStart, from).trim() === '' ? lineStart : from;
  const text = dedent(source.slice(start, to));
  return text === '' || text.split('\n').length > MAX_LINES ? undefined : text;
}

interface PreviewOptions {
  readonly dialect?: Dialect;
  readonly parse?: ParseScript;
  /** Components that the page is about. */
  readonly subjects?: readonly string[] | undefined;
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

/** Returns the range of an element, or of its content if it is a layout element around code. */
function contentOf(
  element: Jsx,
  { parser }: Parsed,
  subjects: readonly string[],
): readonly [from: number, to: number] {
  const whole = [element.getStart(), element.end] as const;
  if (parser.isJsxSelfClosingElement(element)) return whole;
  const name = parser.isJsxElement(element) ? element.openingElement.tagName.getText() : '';
  const { pos, end } = element.children;
  const hasCode = element.children.some((child) => !parser.isJsxText(child));
  return WRAPPERS.has(name) && !subjects.includes(name) && hasCode ? [pos, end] : whole;
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
