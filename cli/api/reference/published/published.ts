import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';
import { fillPattern } from '../naming/names.ts';
import { defaultsOf } from './defaults.ts';
import { partCode, type PartCode } from './part-code.ts';

/** What only the published code of a part tells. */
export interface PublishedFacts {
  /** By name of a prop or parameter, as code. */
  readonly defaults: Readonly<Record<string, string>>;
  /** Name under which a theme changes its default props. */
  readonly themeName?: string;
}

/** Reads the published code of a component or hook. Where there is none, nothing is known. */
export function publishedFacts(context: ApiContext, part: PublicExport): PublishedFacts {
  const code = partCode(context, part);
  if (!code) return { defaults: {} };
  const themeName = themeNameOf(context, part, code);
  const own = context.compiler.getNameOfDeclaration(part.declaration)?.getText() ?? part.name;
  const defaults = defaultsOf(context, code, own);
  return { defaults, ...(themeName !== undefined && { themeName }) };
}

/** The name by the conventions, if the code really asks a theme for it: in the component, or in what makes it. Names of styles do not count. */
function themeNameOf(
  { compiler, source }: ApiContext,
  { name }: PublicExport,
  { value, bodies }: PartCode,
): string | undefined {
  const pattern = source.conventions.themeName;
  if (pattern === undefined) return undefined;
  const themeName = fillPattern(pattern, { Name: name });
  const home = value.getSourceFile();
  const asks = (node: ts.Node): boolean =>
    isThemeQuestion(compiler, node, themeName) ||
    (compiler.forEachChild(node, (child) => asks(child) || undefined) ?? false);
  const places = bodies.map(({ module, node }) => (module === home ? node : module));
  return [value, ...places].some(asks) ? themeName : undefined;
}

/** `{ props, name: 'KitButton' }`, or `ask(props, 'KitButton')`. */
function isThemeQuestion(compiler: typeof ts, node: ts.Node, themeName: string): boolean {
  const isName = (one: ts.Node) => compiler.isStringLiteral(one) && one.text === themeName;
  if (compiler.isCallExpression(node)) return node.arguments.slice(1).some(isName);
  if (!compiler.isObjectLiteralExpression(node)) return false;
  const keys = node.properties.map((property) => property.name?.getText());
  return (
    keys.includes('props') &&
    node.properties.some(
      (property) =>
        compiler.isPropertyAssignment(property) &&
        property.name.getText() === 'name' &&
        isName(property.initializer),
    )
  );
}
