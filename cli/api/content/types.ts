import type { ApiRowProps } from '../../../runtime/contract/theme.ts';
import { highlight } from '../../compile/code/highlight.ts';
import type { ApiType } from '../../model/api/reference.ts';

/** Types are read as TypeScript. */
const LANGUAGE = 'ts';

/** What a row shows of a type, highlighted. */
export const shownType = ({
  text,
  members,
  signature,
}: ApiType): Pick<ApiRowProps, 'typeHtml' | 'members' | 'signatureHtml'> => ({
  typeHtml: highlight(text, LANGUAGE),
  ...(members && { members: members.map((member) => highlight(member, LANGUAGE)) }),
  ...(signature && { signatureHtml: highlight(signature.text, LANGUAGE) }),
});
