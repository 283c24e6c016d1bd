import type ts from 'typescript';
import { createCache } from '../../model/collections.ts';
import type { DemoCode, DemoFileCode, DemoStyleCode } from '../../model/page.ts';
import type { CompileInput, DemoInput } from '../input.ts';
import { type CodeBlock, dedent, sourceBlock } from './code-block.ts';
import {
  toFileText,
  type FileText,
  isLongFile,
  type SourceText,
  javascriptFileOf,
  type Variant,
  writtenSource,
} from './demo-sources.ts';
import { compiler, parseScript } from './javascript/parse.ts';
import { toJavaScript } from './javascript/strip-types.ts';

export interface DemoCodeInput extends Pick<CompileInput, 'demos' | 'components'> {
  /** Limit above which a source is not highlighted, and an imported file is not on the page. */
  readonly codeBytes: number;
}

export function highlightDemos({ demos, ...page }: DemoCodeInput): DemoCode {
  const highlight = sharedBlocks(page);
  const codeOf = ({ variants }: DemoInput): DemoStyleCode[] =>
    variants.map((variant) => ({
      style: variants.length > 1 ? variant.style : null,
      sources: sourcesOf(variant, page.codeBytes).map(highlight),
    }));
  return Object.fromEntries(demos.map((demo) => [demo.id, codeOf(demo)]));
}

/** Returns the source and its JavaScript version: a file beside it, or the source without types. */
function sourcesOf(variant: Variant, codeBytes: number): readonly SourceText[] {
  const written = writtenSource(variant);
  if (written.variant === 'JS') return [written];
  const javascript = javascriptFileOf(variant);
  const main = javascript ? toFileText(variant, javascript) : withoutTypes(written);
  if (!main) return [written];
  const files = written.files.map((file) =>
    isLongFile(file, codeBytes) ? file : (withoutTypes(file) ?? file),
  );
  return [written, { ...main, variant: 'JS', files }];
}

/** Converts TypeScript to JavaScript. Returns other files as is, undefined for syntax errors. */
function withoutTypes(file: FileText): FileText | undefined {
  const { name, text, language } = file;
  if (language !== 'ts' && language !== 'tsx') return file;
  const script = toJavaScript(text, language);
  if (script === undefined) return undefined;
  const extension = language.replace('ts', 'js');
  const scriptName = name.slice(0, -language.length) + extension;
  return { name: scriptName, text: script, language: extension };
}

/** Returns a function that highlights the sources of a page, equal texts only once. */
function sharedBlocks({ codeBytes, components }: Omit<DemoCodeInput, 'demos'>) {
  const blocks = createCache<CodeBlock>(Infinity);
  const shared = (kind: 'code' | 'preview', text: string, language: string) =>
    // Without types, TypeScript and JavaScript look the same and share a block.
    blocks(`${kind} ${language.replace('ts', 'js')} ${text}`, () =>
      sourceBlock(text, language, codeBytes),
    );
  const fileCode = (file: FileText): DemoFileCode => {
    const { name, text, language } = file;
    if (!isLongFile(file, codeBytes)) return { name, code: shared('code', text, language) };
    return { name, code: { language, html: '', lineCount: 0 }, text };
  };
  return ({ variant, name, files, text, language }: SourceText) => {
    const preview = previewCode(text, components);
    return {
      variant,
      name,
      files: files.map(fileCode),
      code: shared('code', text, language),
      ...(preview !== undefined && { preview: shared('preview', preview, language) }),
    };
  };
}

/** A longer preview would hide more than it shows. */
const MAX_LINES = 16;
/** Maximum number of names and calls such as `memo(Name)` between the export and the function. */
const MAX_INDIRECTIONS = 5;
const WRAPPERS = new Set(['', 'div', 'Box', 'Stack', 'Fragment', 'React.Fragment']);

const PREVIEW_START = /^[ \t]*(?:\/\/|\{?\/\*)[ \t]*preview-start\b.*\n/m;
const PREVIEW_END = /^[ \t]*(?:\/\/|\{?\/\*)[ \t]*preview-end\b/m;

function markedPreview(source: string): string | undefined {
  const [marked, ...rest] = source.split(PREVIEW_START)[1]?.split(PREVIEW_END) ?? [];
  return marked === undefined || rest.length === 0 ? undefined : dedent(marked) || undefined;
}

/**
 * Returns the code that its author marked, at any length. Otherwise returns the JSX of the default
 * export's last `return`, without a layout element around it unless it is among the page's
 * `subjects`. Undefined if there is no such JSX or if it is too long.
 */
export function previewCode(source: string, subjects: readonly string[] = []): string | undefined {
  const marked = markedPreview(source);
  if (marked !== undefined) return marked;
  if (!/^export\s+default\b/m.test(source)) return undefined;
  const file = parseScript(source, 'tsx');
  const element = file && returnedElement(file);
  if (!element) return undefined;
  const [from, to] = elementContent(element, subjects);
  const lineStart = source.lastIndexOf('\n', from - 1) + 1;
  const start = source.slice(lineStart, from).trim() === '' ? lineStart : from;
  const text = dedent(source.slice(start, to));
  return text === '' || text.split('\n').length > MAX_LINES ? undefined : text;
}

type Jsx = ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement;

function returnedElement(file: ts.SourceFile): Jsx | undefined {
  const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
    compiler.isFunctionLike(node) && 'body' in node;
  /** Follows names and calls such as `React.memo(Name)` to a function. */
  const functionOf = (
    node: ts.Node | undefined,
    depth = 0,
  ): ts.FunctionLikeDeclaration | undefined => {
    if (!node || isFunction(node)) return node;
    // A name may refer to itself.
    if (depth > MAX_INDIRECTIONS) return undefined;
    if (compiler.isCallExpression(node)) return functionOf(node.arguments[0], depth + 1);
    return compiler.isIdentifier(node) ? functionOf(declared(node.text), depth + 1) : undefined;
  };
  const declared = (name: string): ts.Node | undefined =>
    file.statements
      .flatMap((node): readonly (ts.FunctionDeclaration | ts.VariableDeclaration)[] => {
        if (compiler.isFunctionDeclaration(node)) return [node];
        return compiler.isVariableStatement(node) ? node.declarationList.declarations : [];
      })
      .filter((node) => node.name?.getText() === name)
      .map((node) => (compiler.isVariableDeclaration(node) ? node.initializer : node))[0];
  const exported = file.statements.find(
    (node) =>
      compiler.isExportAssignment(node) ||
      (compiler.isFunctionDeclaration(node) &&
        node.modifiers?.some(({ kind }) => kind === compiler.SyntaxKind.DefaultKeyword)),
  );
  const body = functionOf(
    exported && compiler.isExportAssignment(exported) ? exported.expression : exported,
  )?.body;
  const last = body && compiler.isBlock(body) ? lastReturn(body.statements) : body;
  const value = last && compiler.isParenthesizedExpression(last) ? last.expression : last;
  const isJsx = (node: ts.Node): node is Jsx =>
    compiler.isJsxElement(node) ||
    compiler.isJsxFragment(node) ||
    compiler.isJsxSelfClosingElement(node);
  return value && isJsx(value) ? value : undefined;
}

const lastReturn = (statements: ts.NodeArray<ts.Statement>) =>
  statements.findLast((node) => compiler.isReturnStatement(node))?.expression;

/** Returns the range of an element, or of its content if it is a layout element around code. */
function elementContent(
  element: Jsx,
  subjects: readonly string[],
): readonly [from: number, to: number] {
  const whole = [element.getStart(), element.end] as const;
  if (compiler.isJsxSelfClosingElement(element)) return whole;
  const name = compiler.isJsxElement(element) ? element.openingElement.tagName.getText() : '';
  const { pos, end } = element.children;
  const hasCode = element.children.some((child) => !compiler.isJsxText(child));
  return WRAPPERS.has(name) && !subjects.includes(name) && hasCode ? [pos, end] : whole;
}
