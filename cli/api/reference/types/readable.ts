import type ts from 'typescript';
import type { Wording } from './substitution.ts';

/** Whether a type says all by itself: the type parameters that it names are known to readers, its own, or stand for something. */
export function isReadable(
  { compiler, checker, substitution }: Wording,
  node: ts.TypeNode,
  known: ReadonlySet<string>,
): boolean {
  return !isForeign(node);

  function isForeign(each: ts.Node): boolean {
    if (compiler.isTypeReferenceNode(each) && isUnknownParameter(each.typeName)) return true;
    return compiler.forEachChild(each, (child) => isForeign(child) || undefined) ?? false;
  }

  function isUnknownParameter(name: ts.EntityName): boolean {
    const symbol = checker.getSymbolAtLocation(name);
    if (!symbol || !(symbol.flags & compiler.SymbolFlags.TypeParameter)) return false;
    const [declaration] = symbol.declarations ?? [];
    const isOwn =
      declaration !== undefined && declaration.pos >= node.pos && declaration.end <= node.end;
    return !isOwn && !known.has(symbol.name) && !substitution?.has(symbol);
  }
}
