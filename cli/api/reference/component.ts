import type { ApiComponent, ApiMember } from '../../model/api/reference.ts';
import { byLetters, inheritedBy } from './component-props.ts';
import type { ComponentProps, KnownComponents } from './component-props.ts';
import { isOwnPackage } from './context.ts';
import { defaultsInCode } from './default-values.ts';
import { isTelling } from './doc-comments.ts';
import { elementFacts } from './elements.ts';
import { byRequired, memberOf } from './members.ts';
import { partFacts } from './part-facts.ts';
import { themeNameOf } from './part-code.ts';
import { classesOf, cssVariablesOf, slotsOf } from './styling.ts';

/** Reads the reference of a component. */
export function readComponent(one: ComponentProps, known: KnownComponents): ApiComponent {
  const { context, component, code } = one;
  const themeName = themeNameOf(context, component, code);
  const classes = classesOf(context, component);
  return {
    kind: 'component',
    ...partFacts(context, component),
    props: ownMembers(one),
    inherited: inheritedBy(one, known),
    slots: slotsOf(context, { component, code, classes }),
    classes,
    cssVariables: cssVariablesOf(context, { component, code }),
    ...(themeName !== undefined && { themeName }),
    ...elementFacts(one),
  };
}

/** Returns its own props, required ones first. */
function ownMembers(one: ComponentProps): ApiMember[] {
  const { context, component, code, own, all, typeParameters: known } = one;
  const defaults = defaultsInCode(context, component, code);
  const members = [...own].flatMap((name) => {
    const prop = all.get(name);
    if (!prop) return [];
    const member = memberOf(context, { ...prop, place: component.declaration, known });
    return [withDefault(one, withoutRequiredElement(one, member), defaults[name])];
  });
  return members.sort((a, b) => byRequired(a, b) || byLetters(a.name, b.name));
}

/** Adds the default value of the code. The one of the comment counts more, but one's own comments can be corrected. */
function withDefault(
  { context }: ComponentProps,
  member: ApiMember,
  found: string | undefined,
): ApiMember {
  if (!isTelling(found) || member.isRequired) return member;
  if (member.default === undefined) return { ...member, default: found };
  const plain = (code: string) => code.replace(/\s+|;$/g, '').replaceAll('"', "'");
  return isOwnPackage(context) && plain(member.default) !== plain(found)
    ? { ...member, publishedDefault: found }
    : member;
}

/** A signature may require the prop for the root's element and give its type as a parameter, but readers may leave it out. */
function withoutRequiredElement(
  { isPolymorphic, context }: ComponentProps,
  member: ApiMember,
): ApiMember {
  const { isRequired, ...rest } = member;
  const isElement = isPolymorphic && member.name === context.source.conventions.elementProp;
  return isRequired && isElement ? { ...rest, type: { text: 'React.ElementType' } } : member;
}
