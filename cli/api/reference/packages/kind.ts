import type ts from 'typescript';

/** What looks at types. */
export interface TypeReader {
  readonly compiler: typeof ts;
  readonly checker: ts.TypeChecker;
}

/** What an export of this name and type looks like; undefined where it is neither. */
export function kindOf(
  reader: TypeReader,
  name: string,
  type: ts.Type,
): 'component' | 'hook' | undefined {
  if (/^use[A-Z]/.test(name)) return type.getCallSignatures().length > 0 ? 'hook' : undefined;
  if (!/^[A-Z]/.test(name) || isContext(type)) return undefined;
  return rendererOf(reader, type) ? 'component' : undefined;
}

/** What renders a component: a function's last signature, which is the one of its default element, or a class. */
export type Renderer =
  | { readonly signature: ts.Signature; readonly signatures: readonly ts.Signature[] }
  | { readonly instance: ts.Type };

/** How a component of this type is rendered; undefined where the type is none of a component. */
export function rendererOf(reader: TypeReader, type: ts.Type): Renderer | undefined {
  const kinds = type.isUnion() ? type.types : [type];
  const signatures = kinds.flatMap((each) => each.getCallSignatures());
  const signature = signatures.at(-1);
  if (signature) return isRendering(reader, signature) ? { signature, signatures } : undefined;
  const built = kinds
    .flatMap((each) => each.getConstructSignatures())
    .at(-1)
    ?.getReturnType();
  return built?.getProperty('props') && built.getProperty('render')
    ? { instance: built }
    : undefined;
}

/** The props of a component; undefined where it takes none. */
export function propsTypeOf({ checker }: TypeReader, renderer: Renderer): ts.Type | undefined {
  const props =
    'signature' in renderer
      ? renderer.signature.getParameters()[0]
      : renderer.instance.getProperty('props');
  return props && checker.getNonNullableType(checker.getTypeOfSymbol(props));
}

/** Whether the types say nothing about the props of a component. */
export function hasAnyProps(reader: TypeReader, type: ts.Type): boolean {
  const renderer = rendererOf(reader, type);
  const props = renderer && propsTypeOf(reader, renderer);
  if (!props) return false;
  const named = reader.checker.getPropertiesOfType(props).filter(({ name }) => !isOfReact(name));
  const parts = props.isIntersection() ? props.types : [props];
  const isAny = (part: ts.Type) =>
    (part.flags & reader.compiler.TypeFlags.Any) !== 0 || part.getStringIndexType() !== undefined;
  return named.length === 0 && parts.some(isAny);
}

/** What React takes for itself. */
const isOfReact = (name: string) => name === 'ref' || name === 'key';

/** A component gives an element, a node or nothing. */
function isRendering({ compiler, checker }: TypeReader, signature: ts.Signature): boolean {
  if (signature.getParameters().length > 2) return false;
  const given = signature.getReturnType();
  if (given.flags & compiler.TypeFlags.Never) return false;
  const text = checker.typeToString(given);
  return /\b(?:Element|ReactElement|ReactNode)\b/.test(text) || text === 'null' || text === 'any';
}

const isContext = (type: ts.Type) =>
  type.getProperty('Provider') !== undefined && type.getProperty('Consumer') !== undefined;
