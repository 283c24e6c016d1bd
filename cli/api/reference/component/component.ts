import type { ApiComponent, ApiMember } from '../../../model/api/reference.ts';
import { partFacts } from '../part.ts';
import { publishedFacts } from '../published/published.ts';
import { classesOf } from '../styling/classes.ts';
import { cssVariablesOf } from '../styling/css-variables.ts';
import { slotsOf } from '../styling/slots.ts';
import { isTelling, memberOf } from '../types/members.ts';
import { elementFacts } from './elements.ts';
import { byLetters, inheritedBy, type KnownComponents } from './inheritance.ts';
import type { ComponentProps } from './component-props.ts';
import { isOwnPackage } from '../packages/find-package.ts';

/** Everything that is told of a component. */
export function componentOf(one: ComponentProps, known: KnownComponents): ApiComponent {
  const { context, component } = one;
  const { defaults, themeName } = publishedFacts(context, component);
  return {
    kind: 'component',
    ...partFacts(context, component),
    props: ownMembers(one, defaults),
    inherited: inheritedBy(one, known),
    slots: slotsOf(context, component),
    classes: classesOf(context, component),
    cssVariables: cssVariablesOf(context, component),
    ...(themeName !== undefined && { themeName }),
    ...elementFacts(one),
  };
}

/** Its own props, required ones first. What the comment says of a default counts more than the code. */
function ownMembers(one: ComponentProps, defaults: Readonly<Record<string, string>>): ApiMember[] {
  const { context, component, own, all, known } = one;
  const place = component.declaration;
  const members = [...own].flatMap((name) => {
    const prop = all.get(name);
    return prop ? [elementMember(one, memberOf(context, { ...prop, place, known }))] : [];
  });
  const complete = members.map((member) => {
    const { publishedDefault, ...told } = withDefault(member, defaults[member.name]);
    // Nobody here can put the comments of a package right that is only installed.
    return isOwnPackage(context) && publishedDefault !== undefined
      ? { ...told, publishedDefault }
      : told;
  });
  return complete.sort(
    (a, b) =>
      Number(b.isRequired ?? false) - Number(a.isRequired ?? false) || byLetters(a.name, b.name),
  );
}

/** Whether both say the same, whatever the spaces and quotes. */
const isSameCode = (one: string, other: string) => plain(one) === plain(other);

const plain = (code: string) => code.replace(/\s+|;$/g, '').replaceAll('"', "'");

function withDefault(member: ApiMember, found: string | undefined): ApiMember {
  if (!isTelling(found) || member.isRequired) return member;
  if (member.default === undefined) return { ...member, default: found };
  return isSameCode(member.default, found) ? member : { ...member, publishedDefault: found };
}

/** Some signatures of a component need `component`, and name its type only as a parameter of theirs: readers may leave it out. */
function elementMember({ isPolymorphic }: ComponentProps, member: ApiMember): ApiMember {
  if (!isPolymorphic || member.name !== 'component') return member;
  const { isRequired, ...rest } = member;
  return isRequired ? { ...rest, type: { text: 'React.ElementType' } } : rest;
}
