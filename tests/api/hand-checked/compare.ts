import type {
  ApiComponent,
  ApiHook,
  ApiMember,
  ApiReference,
} from '../../../cli/model/api/reference.ts';
import { type CheckedMember, type HandChecked, membersIn } from './part.ts';

/** Returns a line for each difference between a reference and the table. */
export function differences(
  checked: HandChecked,
  references: readonly ApiReference[],
): readonly string[] {
  const reference = references.find((one) => one.package === checked.package);
  const parts = [...(reference?.components ?? []), ...(reference?.hooks ?? [])];
  const part = parts.find(({ name, kind }) => name === checked.name && kind === checked.kind);
  if (!part) return [`${checked.package} ${checked.name}: not in the reference`];
  const found = part.kind === 'hook' ? hookDifferences(checked, part) : ofComponent(checked, part);
  return found.map((line) => `${checked.package} ${checked.name}: ${line}`);
}

const hookDifferences = (checked: HandChecked, hook: ApiHook) => [
  ...memberDifferences(membersIn(checked.members), hook.parameters),
  ...memberDifferences(membersIn(checked.returns ?? ''), hook.returns, 'returned '),
];

function ofComponent(checked: HandChecked, component: ApiComponent): string[] {
  const { props, ref, inherited, slots, classes } = component;
  const slotLines = slots.map((slot) => `${slot.name}=${unquoted(slot.default)}`);
  const checkedSlots = Object.entries(checked.slots ?? {}).map(
    ([name, value]) => `${name}=${unquoted(value)}`,
  );
  const [count = 0, one] = checked.classes ?? [];
  return [
    ...memberDifferences(membersIn(checked.members), props),
    ...difference('ref', checked.ref, ref),
    ...difference('parent', checked.parent, inherited[0]?.name),
    ...difference('slots', checkedSlots.sort().join(' '), slotLines.sort().join(' ')),
    ...difference('classes', count, classes.length),
    ...difference('class', one, classes.find(({ className }) => className === one)?.className),
  ];
}

function memberDifferences(
  checked: readonly CheckedMember[],
  members: readonly ApiMember[],
  what = '',
): string[] {
  const names = new Set([...checked, ...members].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const wanted = checked.find((one) => one.name === name);
    const found = members.find((one) => one.name === name);
    if (!wanted || !found)
      return [`${what}${name} is only in the ${wanted ? 'table' : 'reference'}`];
    return [
      ...difference(`type of ${name}`, sorted(wanted.type), sorted(found.type.text)),
      ...difference(`default of ${name}`, bare(wanted.default), bare(found.default)),
      ...difference(`required ${name}`, wanted.isRequired, found.isRequired === true),
    ];
  });
}

const difference = (what: string, wanted: unknown, found: unknown): string[] =>
  wanted === found
    ? []
    : [`${what}\n    table      ${String(wanted)}\n    reference  ${String(found)}`];

/** Removes space and trailing commas from a default value, which may span several lines. */
const bare = (code: string | undefined) => code?.replace(/\s+/g, '').replace(/[,;](?=[)}\]])/g, '');

/** Removes quotes: `div` and `'div'` are the same element. */
const unquoted = (element: string | undefined) => element?.replace(/^'(\w+)'$/, '$1') ?? '';

/** Sorts the members of a union, whose order has no meaning. */
function sorted(type: string): string {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < type.length; at++) {
    if ('([{<'.includes(type[at] ?? '')) depth++;
    if (')]}'.includes(type[at] ?? '') || (type[at] === '>' && type[at - 1] !== '=')) depth--;
    if (depth > 0 || type.slice(at, at + 3) !== ' | ') continue;
    members.push(type.slice(start, at));
    start = at + 3;
  }
  return [...members, type.slice(start)].sort().join(' | ');
}
