import { entryOf } from '../../model/api/lookup.ts';
import type { ApiMember } from '../../model/api/reference.ts';
import type { ApiEntry, SiteApi } from '../../model/api/site-api.ts';

/** Props that React itself knows, and those that every reference may leave unsaid. */
const ALWAYS = [
  'children',
  'className',
  'component',
  'dangerouslySetInnerHTML',
  'key',
  'ref',
  'style',
];

/** The members that a part is used with: props or parameters, those of its parents among them. */
export function membersOf(api: SiteApi, entry: ApiEntry): readonly ApiMember[] {
  if (entry.kind === 'hook') return entry.parameters;
  const inherited = entry.inherited.flatMap(({ package: from, name, props }) => {
    const parent = entryOf(api, { package: from, name });
    const members = parent?.kind === 'component' ? parent.props : [];
    return members.filter((member) => props.includes(member.name));
  });
  return [...entry.props, ...inherited];
}

/** Everything that may be called a prop where a part is written about. */
export function namesAround(api: SiteApi, entry: ApiEntry): string[] {
  const members = membersOf(api, entry).map(({ name }) => name);
  if (entry.kind === 'hook') return [...members, ...entry.returns.map(({ name }) => name)];
  const { inherited, slots, classes } = entry;
  return [
    ...ALWAYS,
    ...members,
    ...inherited.flatMap(({ props }) => props),
    ...slots.map(({ name }) => name),
    ...classes.map(({ key }) => key),
    ...(entry.hasSx ? ['sx'] : []),
  ];
}
