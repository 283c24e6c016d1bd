import type ts from 'typescript';
import type { Edit } from './edits.ts';
import { LINE_WIDTH } from './join.ts';
import type { Parsed } from './parser.ts';
import type { Reading } from './reading.ts';

/** What becomes of imports and exports: edits, and statements of which nothing is left. */
export interface ModuleEdits {
  readonly edits: readonly Edit[];
  readonly gone: readonly ts.Node[];
}

/** Takes from imports and exports what is only a type, also where the word `type` does not say so. */
export function moduleEdits(parsed: Parsed, reading: Reading): ModuleEdits {
  const { parser, file } = parsed;
  const edits: Edit[] = [];
  const gone: ts.Node[] = [];
  const declared = new Set(
    reading.gone
      .filter((node) => parser.isInterfaceDeclaration(node) || parser.isTypeAliasDeclaration(node))
      .map(({ name }) => name.text),
  );
  const isType = (name: string) => reading.types.has(name) && !reading.values.has(name);
  for (const node of file.statements) {
    const kept = parser.isImportDeclaration(node)
      ? keptImport(node, { ...parsed, isType })
      : keptExport(node, { ...parsed, isType: (name) => declared.has(name) });
    if (kept === 'none') gone.push(node);
    else if (kept !== 'all') edits.push(kept);
  }
  return { edits, gone };
}

interface Naming extends Parsed {
  readonly isType: (name: string) => boolean;
}

type Kept = 'all' | 'none' | Edit;

function keptImport(node: ts.ImportDeclaration, naming: Naming): Kept {
  const { parser, isType } = naming;
  const { importClause: clause } = node;
  if (!clause) return 'all';
  if (clause.phaseModifier === parser.SyntaxKind.TypeKeyword) return 'none';
  const { name, namedBindings: bindings } = clause;
  const isNameKept = name !== undefined && !isType(name.text);
  const isSpaceKept =
    bindings !== undefined && parser.isNamespaceImport(bindings) && !isType(bindings.name.text);
  const elements = bindings && parser.isNamedImports(bindings) ? bindings.elements : undefined;
  const named = elements?.filter((one) => !one.isTypeOnly && !isType(one.name.text)) ?? [];
  const before = Number(!!name) + (elements ? elements.length : Number(!!bindings));
  const after = Number(isNameKept) + (elements ? named.length : Number(isSpaceKept));
  if (before === after) return 'all';
  if (after === 0) return 'none';
  const lead = 'import '.length + node.moduleSpecifier.getText().length + ' from ;'.length;
  const parts = [
    ...(isNameKept ? [name.text] : []),
    ...(isSpaceKept && bindings ? [bindings.getText()] : []),
    ...(named.length > 0 ? [braced(named, lead + (isNameKept ? name.text.length + 2 : 0))] : []),
  ];
  return { from: clause.getStart(), to: clause.end, text: parts.join(', ') };
}

function keptExport(node: ts.Statement, { parser, isType }: Naming): Kept {
  if (!parser.isExportDeclaration(node)) return 'all';
  if (node.isTypeOnly) return 'none';
  const { exportClause: clause, moduleSpecifier: from } = node;
  if (!clause || !parser.isNamedExports(clause)) return 'all';
  const named = clause.elements.filter(
    (one) => !one.isTypeOnly && !(!from && isType((one.propertyName ?? one.name).text)),
  );
  if (named.length === clause.elements.length) return 'all';
  if (named.length === 0) return 'none';
  const lead = node.getText().length - clause.getText().length;
  return { from: clause.getStart(), to: clause.end, text: braced(named, lead) };
}

/** Names in braces: in one line where `rest` more characters find a place beside them. */
function braced(elements: readonly ts.Node[], rest: number): string {
  const texts = elements.map((one) => one.getFullText().trim());
  const line = `{ ${texts.join(', ')} }`;
  const isLong = line.length + rest > LINE_WIDTH || /\n|\/\/|\/\*/.test(line);
  return isLong ? `{\n${texts.map((one) => `  ${one},\n`).join('')}}` : line;
}
