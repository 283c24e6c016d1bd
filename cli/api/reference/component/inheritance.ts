import type { ApiInheritance } from '../../../model/api/reference.ts';
import { docCommentOf } from '../types/doc-comments.ts';
import { folderOf } from './folders.ts';
import type { ComponentProps } from './component-props.ts';

/** Finds the components of all packages. */
export interface KnownComponents {
  /** By name: several packages may have one. */
  readonly byName: (name: string) => readonly ComponentProps[];
  /** By the folder of a declaration. */
  readonly byFolder: (folder: string) => ComponentProps | undefined;
}

/** The components whose props a component takes too, the nearest first, and which of theirs. Each prop is told once. */
export function inheritedBy(one: ComponentProps, known: KnownComponents): ApiInheritance[] {
  const told = new Set(one.own);
  return ancestorsOf(one, known).flatMap((parent) => {
    const props = [...parent.own].filter(
      (name) => one.all.has(name) && !one.hidden.has(name) && !told.has(name),
    );
    props.forEach((name) => told.add(name));
    if (props.length === 0) return [];
    const { context, component } = parent;
    return [{ package: context.package.name, name: component.name, props: props.sort(byLetters) }];
  });
}

/** Names in the order in which readers look for them. */
export const byLetters = (a: string, b: string) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase());

/** The parents, then theirs. */
function ancestorsOf(one: ComponentProps, known: KnownComponents): readonly ComponentProps[] {
  const found = new Set<ComponentProps>();
  const queue = [one];
  for (const next of queue) {
    const parents = parentsOf(next, known).filter((parent) => parent !== one && !found.has(parent));
    parents.forEach((parent) => found.add(parent));
    queue.push(...parents);
  }
  return [...found];
}

/** Those that the comment names, else those for which props are declared that are not its own. */
function parentsOf(one: ComponentProps, known: KnownComponents): readonly ComponentProps[] {
  const named = namedParents(one).flatMap((name) => meantBy(one, known.byName(name)) ?? []);
  return named.length > 0 ? named : declaredParents(one, known);
}

/** Of components with one name that of the same package, else the one where most of the props are declared. */
function meantBy(
  one: ComponentProps,
  named: readonly ComponentProps[],
): ComponentProps | undefined {
  const others = named.filter((each) => each !== one);
  const near = others.find(({ context }) => context === one.context);
  const declaredIn = ({ component }: ComponentProps) => {
    const home = folderOf(component.declaration);
    const props = [...one.all.values()];
    return props.filter(({ declaration }) => declaration && folderOf(declaration) === home).length;
  };
  return near ?? others.toSorted((a, b) => declaredIn(b) - declaredIn(a))[0];
}

function namedParents({ context, component }: ComponentProps): readonly string[] {
  const { inherits } = context.source.conventions;
  const { description } = docCommentOf(context.compiler, component.declaration);
  return inherits === undefined ? [] : namesIn(description, inherits);
}

/** Names that stand in a text as the pattern says: `inherits [{Name} API]`. */
function namesIn(text: string, pattern: string): readonly string[] {
  const [before = '', after = ''] = pattern.split('{Name}');
  return text
    .split(before)
    .slice(1)
    .flatMap((rest) => {
      const [name = ''] = /^\w+/.exec(rest) ?? [];
      return name !== '' && rest.slice(name.length).startsWith(after) ? [name] : [];
    });
}

function declaredParents(one: ComponentProps, known: KnownComponents): readonly ComponentProps[] {
  const others = [...one.all].filter(([name]) => !one.own.has(name));
  const parents = others.flatMap(([name, { declaration }]) => {
    const parent = declaration && known.byFolder(folderOf(declaration));
    return parent && parent !== one && parent.own.has(name) ? [parent] : [];
  });
  return [...new Set(parents)];
}
