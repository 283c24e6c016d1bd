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

/** The slots of a component: the members of its type of slots, else of its own prop `slots`. */
export function slotsOf(context: ApiContext, component: PublicExport): ApiSlot[] {
  const type =
    typeByPattern(context, component, context.source.conventions.slots) ??
    inlineSlots(context, component);
  if (!type) return [];
  const code = partCode(context, component);
  const elements = code ? slotElements(context, code) : new Map<string, string>();
  const classes = new Map(classesOf(context, component).map((one) => [one.key, one]));
  return context.checker
    .getPropertiesOfType(type)
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

/** The type of a prop `slots` that is declared beside the component: one from elsewhere belongs to the component there. */
function inlineSlots(
  context: ApiContext,
  { type, declaration }: PublicExport,
): ts.Type | undefined {
  const renderer = rendererOf(context, type);
  const slots = renderer && propsTypeOf(context, renderer)?.getProperty('slots');
  const home = folderOf(declaration);
  const isOwn = slots?.declarations?.some((one) => folderOf(one) === home);
  return slots && isOwn
    ? context.checker.getNonNullableType(context.checker.getTypeOfSymbol(slots))
    : undefined;
}
