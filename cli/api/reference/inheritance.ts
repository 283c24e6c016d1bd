import type { ApiInheritance } from '../../model/api/reference.ts';
import type { ComponentProps } from './component-props.ts';
import { folderOf } from './context.ts';
import { readDocComment } from './doc-comments.ts';

/** The components of all packages. */
export interface KnownComponents {
  /** Several packages may have a component of one name. */
  readonly byName: (name: string) => readonly ComponentProps[];
  /** By the folder of the declaration. */
  readonly byFolder: (folder: string) => ComponentProps | undefined;
}

/** Returns the components whose props a component takes too, the nearest first, each prop once. */
export function inheritedBy(one: ComponentProps, known: KnownComponents): ApiInheritance[] {
  const listed = new Set(one.own);
  return ancestorsOf(one, known).flatMap(({ own, context, component }) => {
    const props = [...own].filter(
      (name) => one.all.has(name) && !one.hidden.has(name) && !listed.has(name),
    );
    props.forEach((name) => listed.add(name));
    if (props.length === 0) return [];
    return [{ package: context.package.name, name: component.name, props: props.sort(byLetters) }];
  });
}

/** Compares names, case aside. */
export const byLetters = (a: string, b: string) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() > b.toLowerCase());

/** Returns the parents, then their parents. */
function ancestorsOf(one: ComponentProps, known: KnownComponents): readonly ComponentProps[] {
  const found = new Set<ComponentProps>([one]);
  // The set grows while it is read.
  for (const next of found) parentsOf(next, known).forEach((parent) => found.add(parent));
  return [...found].slice(1);
}

/** Returns the parents that the comment names, else those that declare props which are not its own. */
function parentsOf(one: ComponentProps, known: KnownComponents): readonly ComponentProps[] {
  const named = namedParents(one).flatMap((name) => bestMatch(one, known.byName(name)) ?? []);
  return named.length > 0 ? named : declaredParents(one, known);
}

/** Of components with one name, prefers the one in the same package, then the one that declares most of the props. */
function bestMatch(
  one: ComponentProps,
  sameName: readonly ComponentProps[],
): ComponentProps | undefined {
  const others = sameName.filter((each) => each !== one);
  const declaredIn = ({ component }: ComponentProps) => {
    const home = folderOf(component.declaration);
    const props = [...one.all.values()];
    return props.filter(({ declaration }) => declaration && folderOf(declaration) === home).length;
  };
  return (
    others.find(({ context }) => context === one.context) ??
    others.sort((a, b) => declaredIn(b) - declaredIn(a))[0]
  );
}

/** Returns the names that follow the pattern of the conventions in the comment: `inherits [{Name} API]`. */
function namedParents({ context, component }: ComponentProps): readonly string[] {
  const [before, after = ''] = context.source.conventions.inherits?.split('{Name}') ?? [];
  if (before === undefined) return [];
  const { description } = readDocComment(component.declaration);
  const texts = description.split(before).slice(1);
  return texts.flatMap((text) => {
    const name = /^\w+/.exec(text)?.[0];
    return name !== undefined && text.startsWith(after, name.length) ? [name] : [];
  });
}

function declaredParents(one: ComponentProps, known: KnownComponents): readonly ComponentProps[] {
  const parents = [...one.all].flatMap(([name, { declaration }]) => {
    const parent = declaration && known.byFolder(folderOf(declaration));
    return !one.own.has(name) && parent?.own.has(name) ? [parent] : [];
  });
  return [...new Set(parents)].filter((parent) => parent !== one);
}
