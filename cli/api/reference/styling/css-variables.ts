import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';
import { fillPattern } from '../naming/names.ts';
import { partCode } from '../published/part-code.ts';

/** The CSS custom properties of a component that its published code names, in the order of names. */
export function cssVariablesOf(context: ApiContext, component: PublicExport): string[] {
  const code = partCode(context, component);
  if (!code) return [];
  const start = fillPattern(context.source.conventions.cssVariable, { Name: component.name });
  const modules = new Set([code.module, ...code.bodies.map(({ module }) => module)]);
  const names = [...modules].flatMap((module) => variablesIn(context, module, start));
  return [...new Set(names)].sort();
}

/** Names in strings and templates of a module; comments do not count. A name that goes on in code is not known. */
function variablesIn({ compiler }: ApiContext, module: ts.SourceFile, start: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(compiler, node)) {
      const isOpen = compiler.isTemplateHead(node) || compiler.isTemplateMiddle(node);
      found.push(...namesIn(isOpen ? `${node.text}\0` : node.text, start));
    }
    compiler.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

function namesIn(text: string, start: string): string[] {
  const names = text.match(/--[\w-]+\0?/g) ?? [];
  return names.filter(
    (name) => name.startsWith(start) && name.length > start.length && !/[-\0]$/.test(name),
  );
}

const isText = (compiler: typeof ts, node: ts.Node) =>
  compiler.isStringLiteralLike(node) ||
  compiler.isTemplateHead(node) ||
  compiler.isTemplateMiddleOrTemplateTail(node);
