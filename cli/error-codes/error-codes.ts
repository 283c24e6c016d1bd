import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import type { ErrorCode } from '../../runtime/contract/view.ts';
import type { Step } from '../model/host.ts';
import { type TypeScript, loadTypeScript } from '../model/code/typescript.ts';

/** An installed package whose production errors have numbers instead of texts. */
export interface CodedPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the installed package. */
  readonly folder: string;
}

interface ErrorCodesInput {
  readonly packages: readonly CodedPackage[];
  /** Name of the function that formats an error by its number. */
  readonly formatter: string;
}

/** Reads errors by number from ES modules of packages. The first text of a number wins. */
export const errorCodesStep: Step<ErrorCodesInput, readonly ErrorCode[]> = {
  name: 'error-codes',
  version: 1,
  // The files of a release never change.
  inputs: ({ packages, formatter }) => [
    packages.map(({ name, version }) => [name, version]),
    formatter,
  ],
  run: async ({ packages, formatter }) => {
    const parser = loadTypeScript();
    const modules = await Promise.all(packages.map(({ folder }) => readModules(folder, formatter)));
    const found = modules.flat().flatMap((code) => readErrorCodes(parser, code, formatter));
    const codes = new Map([...found].reverse().map(({ code, text }) => [code, text]));
    return [...codes].map(([code, text]) => ({ code, text })).sort((a, b) => a.code - b.code);
  },
};

/** Returns the texts of a package's ES modules that mention the formatter, sorted by path. */
async function readModules(folder: string, formatter: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly module?: string;
    readonly main?: string;
  };
  const root = join(folder, dirname(manifest.module ?? manifest.main ?? 'index.js'));
  const texts: string[] = [];
  // One at a time: a package may have more files than a process may open.
  for (const file of (await listModules(root)).sort()) {
    const text = await readFile(file, 'utf8');
    if (text.includes(formatter)) texts.push(text);
  }
  return texts;
}

/** Lists modules without those of nested packages; none if the manifest names a missing folder. */
async function listModules(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => !entry.isDirectory() && /\.m?js$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/[\\/]node_modules[\\/]/.test(path.slice(folder.length)));
}

/** Placeholder for an argument in the text of an error. */
const ARGUMENT = '%s';

/**
 * Finds the errors of one module, which are written as
 * `development ? 'text' + text : formatter(3, argument)`. The formatter may be imported under a
 * longer name.
 */
export function readErrorCodes(parser: TypeScript, code: string, formatter: string): ErrorCode[] {
  const { Latest } = parser.ScriptTarget;
  const source = parser.createSourceFile('module.js', code, Latest, false, parser.ScriptKind.JS);
  const found: ErrorCode[] = [];
  const visit = (node: ts.Node): void => {
    if (parser.isConditionalExpression(node)) {
      const number = errorNumber(parser, node.whenFalse, formatter);
      const text = errorText(parser, node.whenTrue);
      if (number !== undefined && text !== ARGUMENT) found.push({ code: number, text });
    }
    parser.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function errorNumber(parser: TypeScript, node: ts.Expression, formatter: string) {
  if (!parser.isCallExpression(node) || !parser.isIdentifier(node.expression)) return undefined;
  const [first] = node.arguments;
  const isFormatter = node.expression.text.includes(formatter);
  return isFormatter && first && parser.isNumericLiteral(first) ? Number(first.text) : undefined;
}

/** Joins concatenated string literals and templates. Any other expression is an argument. */
function errorText(parser: TypeScript, node: ts.Expression): string {
  if (parser.isParenthesizedExpression(node)) return errorText(parser, node.expression);
  if (parser.isStringLiteralLike(node)) return node.text;
  if (parser.isTemplateExpression(node)) {
    const rest = node.templateSpans.map(({ literal }) => ARGUMENT + literal.text);
    return node.head.text + rest.join('');
  }
  const isSum =
    parser.isBinaryExpression(node) && node.operatorToken.kind === parser.SyntaxKind.PlusToken;
  return isSum ? errorText(parser, node.left) + errorText(parser, node.right) : ARGUMENT;
}
