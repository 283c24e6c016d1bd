import type { ApiClass } from '../../../model/api/reference.ts';
import type { ApiContext, PublicExport } from '../context.ts';
import { fillPattern } from '../naming/names.ts';
import { typeByPattern } from '../naming/public-types.ts';
import { docCommentOf } from '../types/doc-comments.ts';

/** The CSS classes of a component: the members of its type of classes. None where it has no such type, or classes have no pattern. */
export function classesOf(context: ApiContext, component: PublicExport): ApiClass[] {
  const { conventions } = context.source;
  const type = typeByPattern(context, component, conventions.classes);
  if (!type || conventions.className === undefined) return [];
  const { className } = conventions;
  const members = context.checker.getPropertiesOfType(type).flatMap((member) => {
    const { isHidden, description, deprecated } = docCommentOf(
      context.compiler,
      member.declarations?.[0],
    );
    if (isHidden) return [];
    return [
      {
        ...namedClass(context, { Name: component.name, key: member.name }, className),
        description,
        ...(deprecated !== undefined && { deprecated }),
      },
    ];
  });
  return members.sort((a, b) => (a.key < b.key ? -1 : 1));
}

function namedClass(
  { source: { conventions } }: ApiContext,
  values: { readonly Name: string; readonly key: string },
  className: string,
): Pick<ApiClass, 'key' | 'className' | 'isState'> {
  const { key } = values;
  const { stateClassName, stateKeys } = conventions;
  return stateClassName !== undefined && stateKeys.includes(key)
    ? { key, className: fillPattern(stateClassName, values), isState: true }
    : { key, className: fillPattern(className, values) };
}
