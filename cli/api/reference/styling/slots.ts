import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../../model/api/reference.ts';
import type { ApiContext, PublicExport } from '../context.ts';
import { folderOf } from '../component/folders.ts';
import { typeByPattern } from '../naming/public-types.ts';
import { propsTypeOf, rendererOf } from '../packages/kind.ts';
import { partCode } from '../published/part-code.ts';
import { slotElements } from '../published/slot-elements.ts';
import { docCommentOf } from '../types/doc-comments.ts';
import { classesOf } from './classes.ts';

/** The slots of a component: the members of its type of slots, and of its own prop `slots`, which may take those of a parent too. */
export function slotsOf(context: ApiContext, component: PublicExport): ApiSlot[] {
  const { checker, source } = context;
  const type = typeByPattern(context, component, source.conventions.slots);
  const further = slotsProp(context, component, type !== undefined);
  const own = type ? checker.getPropertiesOfType(type) : [];
  const taken = further ? checker.getPropertiesOfType(further) : [];
  const told = type ? taken.filter((member) => isWritten(context, member)) : taken;
  const members = new Map([...told, ...own].map((member) => [member.name, member]));
  if (members.size === 0) return [];
  const code = partCode(context, component);
  const elements = code ? slotElements(context, code) : new Map<string, string>();
  const classes = new Map(classesOf(context, component).map((one) => [one.key, one]));
  return [...members.values()]
    .flatMap((member) => slotOf(context, member, { elements, classes }))
    .sort(
      (a, b) => Number(b.name === 'root') - Number(a.name === 'root') || (a.name < b.name ? -1 : 1),
    );
}

/** What is known of slots beside their types. */
interface Known {
  readonly elements: ReadonlyMap<string, string>;
  readonly classes: ReadonlyMap<string, ApiClass>;
}

function slotOf(
  { compiler }: ApiContext,
  member: ts.Symbol,
  { elements, classes }: Known,
): ApiSlot[] {
  const { name } = member;
  const comment = docCommentOf(compiler, member.declarations?.[0]);
  if (comment.isHidden) return [];
  const element = comment.default === undefined ? elements.get(name) : quotedTag(comment.default);
  const className = classes.get(name)?.className;
  return [
    {
      name,
      ...(element !== undefined && { default: element }),
      ...(className !== undefined && { className }),
      description: comment.description,
      ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
    },
  ];
}

/** Names of elements are code with quotes, as authors do not always write them: `div` → `'div'`. */
const quotedTag = (code: string) => (/^[a-z][a-z0-9]*$/.test(code) ? `'${code}'` : code);

const isWritten = ({ compiler }: ApiContext, { declarations }: ts.Symbol) =>
  docCommentOf(compiler, declarations?.[0]).isWritten;

/** The type of the prop `slots`, where that is the component's own: declared beside it, or made from its type of slots. */
function slotsProp(
  context: ApiContext,
  { type, declaration }: PublicExport,
  hasType: boolean,
): ts.Type | undefined {
  const renderer = rendererOf(context, type);
  const slots = renderer && propsTypeOf(context, renderer)?.getProperty('slots');
  const home = folderOf(declaration);
  const isOwn = hasType || slots?.declarations?.some((one) => folderOf(one) === home);
  return slots && isOwn
    ? context.checker.getNonNullableType(context.checker.getTypeOfSymbol(slots))
    : undefined;
}
