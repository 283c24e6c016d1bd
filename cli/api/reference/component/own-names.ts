import type ts from 'typescript';
import { typeByPattern } from '../naming/public-types.ts';
import { propTypesOf } from '../published/prop-types.ts';
import { docCommentOf } from '../types/doc-comments.ts';
import { isInPackage } from '../types/members.ts';
import { folderOf, type PartFolders } from './folders.ts';
import type { ComponentProps, TakenProp } from './component-props.ts';

/** What decides which props are a component's own. */
export interface Owner extends Pick<ComponentProps, 'context' | 'component' | 'hidden'> {
  readonly folders: PartFolders;
  /** The prop that chooses the root's element: every component that has it documents it. */
  readonly element: ts.Symbol | undefined;
}

/** Props that React keeps, and what a component says of its ref is told apart from props. */
const NO_PROPS: ReadonlySet<string> = new Set(['ref', 'key']);

/** Props that many components declare with the help of one generic type. */
const SLOT_PROPS: ReadonlySet<string> = new Set(['slots', 'slotProps']);

/**
 * Names of the props that are a component's own. What the authors note in the published `propTypes` decides, and what
 * they write of a prop where they declare it for this component; without `propTypes`, where a prop is declared.
 */
export function ownNames(owner: Owner, all: ComponentProps['all']): ReadonlySet<string> {
  const documented = propTypesOf(owner.context, owner.component);
  const named = (isOwn: (prop: TakenProp, name: string) => boolean): ReadonlySet<string> => {
    const found = [...all].filter(([name, prop]) => isOwn(prop, name));
    const names = found.map(([name]) => name);
    return new Set(names.filter((name) => !NO_PROPS.has(name) && !owner.hidden.has(name)));
  };
  if (documented) {
    return named((prop, name) => {
      if (prop.symbol === owner.element) return true;
      const note = documented.get(name);
      return note ? !note.isHidden : isWrittenFor(owner, prop, name);
    });
  }
  const declared = named((prop) => prop.symbol === owner.element || isDeclaredFor(owner, prop));
  return declared.size > 0 ? declared : named((prop) => isTakenOver(owner, prop));
}

/** Whether a component that declares nothing itself takes a prop over, with its words, from another package. */
const isTakenOver = ({ context }: Owner, { declaration }: TakenProp) =>
  declaration !== undefined &&
  docCommentOf(context.compiler, declaration).isWritten &&
  !/\/node_modules\/(?:@types\/react|csstype)\//.test(declaration.getSourceFile().fileName);

/** Whether a prop has words where it is declared, and that is beside the component; or it is about slots, and the component has its own. */
function isWrittenFor(owner: Owner, { declaration }: TakenProp, name: string): boolean {
  const { context, component } = owner;
  if (!declaration || !docCommentOf(context.compiler, declaration).isWritten) return false;
  if (folderOf(declaration) === folderOf(component.declaration)) return true;
  const { slots } = context.source.conventions;
  return SLOT_PROPS.has(name) && typeByPattern(context, component, slots) !== undefined;
}

/** Whether a prop is declared by the package, and not for another component. */
function isDeclaredFor(
  { context, component, folders }: Owner,
  { declaration }: TakenProp,
): boolean {
  if (!declaration || !isInPackage(context, declaration)) return false;
  const there = folders.get(folderOf(declaration));
  return there === undefined || there.includes(component);
}
