import type ts from 'typescript';
import type { ApiContext, PublicExport } from '../context.ts';
import { propsTypeOf, rendererOf, type Renderer } from '../packages/kind.ts';
import { docCommentOf } from '../types/doc-comments.ts';
import { declarationOf } from '../types/members.ts';
import type { ComponentProps } from './component-props.ts';
import { folderOf, type PartFolders } from './folders.ts';
import { ownNames } from './own-names.ts';

/** Everything that a component takes, and what of it is its own. */
export function componentProps(
  context: ApiContext,
  component: PublicExport,
  folders: PartFolders,
): ComponentProps {
  const renderer = rendererOf(context, component.type);
  const type = renderer && propsTypeOf(context, renderer);
  const symbols = type ? context.checker.getPropertiesOfType(type) : [];
  const element = renderer && elementProp(context, renderer);
  const taken = element
    ? [...symbols.filter(({ name }) => name !== element.name), element]
    : symbols;
  const all = new Map(
    taken.map((symbol) => [
      symbol.name,
      { symbol, declaration: nearestDeclaration(context, component, symbol) },
    ]),
  );
  const hidden = hiddenNames(context, all);
  return {
    context,
    component,
    type,
    all,
    hidden,
    own: ownNames({ context, component, folders, hidden, element }, all),
    known: renderer ? typeParameterNames(renderer) : new Set(),
    isPolymorphic: all.has('component'),
  };
}

const typeParameterNames = (renderer: Renderer): ReadonlySet<string> =>
  'signature' in renderer
    ? new Set(renderer.signature.getTypeParameters()?.map(({ symbol }) => symbol.name))
    : new Set();

function hiddenNames({ compiler }: ApiContext, all: ComponentProps['all']): ReadonlySet<string> {
  const hidden = [...all].filter(
    ([, { declaration }]) => docCommentOf(compiler, declaration).isHidden,
  );
  return new Set(hidden.map(([name]) => name));
}

/** The prop that chooses the root's element. It stands in the signature for all elements only, not in the one of the default element. */
function elementProp({ checker }: ApiContext, renderer: Renderer): ts.Symbol | undefined {
  const signatures = 'signatures' in renderer ? renderer.signatures : [];
  const first = signatures.flatMap((signature) => {
    const [props] = signature.getParameters();
    const prop = props && checker.getTypeOfSymbol(props).getProperty('component');
    return prop && checker.getTypeOfSymbol(prop).isTypeParameter() ? [prop] : [];
  });
  return first[0];
}

/** The declaration in the component's own folder, else the best one. */
function nearestDeclaration(context: ApiContext, component: PublicExport, symbol: ts.Symbol) {
  const home = folderOf(component.declaration);
  const near = (symbol.declarations ?? []).filter((each) => folderOf(each) === home);
  const isTold = (each: ts.Node) => docCommentOf(context.compiler, each).isWritten;
  return near.find(isTold) ?? near[0] ?? declarationOf(context, symbol);
}
