import { join, relative, sep } from 'node:path';
import type ts from 'typescript';
import { contentHash } from '../../model/files.ts';
import type { Position, Range } from '../../model/diagnostic.ts';
import type { HashedFile } from '../../model/files.ts';
import { toSourcePath } from '../../model/paths.ts';
import { demoHost } from './compiler-host.ts';
import { compilationOf } from './compiler-options.ts';
import type { DemoTypesInput, TypeFinding, TypeReport } from './type-report.ts';
import { loadTypeScript } from '../../model/typescript.ts';

/** Loads the compiler and checks the types of these files, and of nothing that they import. */
export async function runCompiler(input: DemoTypesInput): Promise<TypeReport> {
  const compiler = loadTypeScript();
  const { options, configs } = compilationOf(compiler, input);
  const { host, ambient, findsTypes } = demoHost(compiler, options, input);
  if (!findsTypes('react')) return { hasReact: false, findings: [], read: [] };
  const names = input.files.map(({ path }) => join(input.root, path));
  const program = compiler.createProgram({ rootNames: [ambient, ...names], options, host });
  const findings = input.files.flatMap(({ path }) => {
    if (!isChecked(path)) return [];
    const source = program.getSourceFile(join(input.root, path));
    const found = program.getSemanticDiagnostics(source);
    return found.flatMap((one) => findingOf(compiler, path, one) ?? []);
  });
  const others = program.getSourceFiles().filter((file) => isOthers(file, program));
  const paths = [...configs, ...others.map(({ fileName }) => fileName)];
  const known = new Set([ambient, ...names]);
  const read = paths.filter((path) => !known.has(path) && !isInPackage(path));
  return { hasReact: true, findings, read: hashed(compiler, input.root, read) };
}

/** JavaScript makes no promises about types. */
const isChecked = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

const isOthers = (file: ts.SourceFile, program: ts.Program) =>
  !program.isSourceFileDefaultLibrary(file);

const isInPackage = (path: string) => path.includes('/node_modules/');

function hashed(compiler: typeof ts, root: string, paths: readonly string[]): HashedFile[] {
  return [...new Set(paths)].sort().map((path) => ({
    path: toSourcePath(relative(root, path).replaceAll(sep, '/')),
    hash: contentHash(compiler.sys.readFile(path) ?? ''),
  }));
}

function findingOf(
  compiler: typeof ts,
  path: TypeFinding['file'],
  { category, code, file, start, length = 0, messageText }: ts.Diagnostic,
): TypeFinding | undefined {
  if (category !== compiler.DiagnosticCategory.Error || !file || start === undefined)
    return undefined;
  const text = compiler.flattenDiagnosticMessageText(messageText, '\n');
  return {
    file: path,
    range: rangeOf(file, start, start + length),
    number: code,
    sentences: text.split('\n').map((sentence) => sentence.trim()),
  };
}

function rangeOf(file: ts.SourceFile, start: number, end: number): Range {
  const at = (offset: number): Position => {
    const { line, character } = file.getLineAndCharacterOfPosition(offset);
    return { line: line + 1, column: character + 1 };
  };
  return { start: at(start), end: at(end) };
}
