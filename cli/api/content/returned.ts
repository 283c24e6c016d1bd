import type { ApiMember } from '../../model/api/reference.ts';

/** A member of what a hook returns: nobody has to give it. */
export function withoutRequired(member: ApiMember): ApiMember {
  const { name, type, description, deprecated } = member;
  return {
    name,
    type,
    description,
    ...(member.default !== undefined && { default: member.default }),
    ...(deprecated !== undefined && { deprecated }),
  };
}
