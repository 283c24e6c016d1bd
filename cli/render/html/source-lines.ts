import { LINE_HOOK, LINE_TAG } from '../../../runtime/contract/dev.ts';

const MARK = new RegExp(
  `<${LINE_TAG} ${LINE_HOOK}="(\\d+)"></${LINE_TAG}>(<[a-zA-Z][a-zA-Z0-9-]*)?`,
  'g',
);

/** A document in which the lines of elements are attributes of these, instead of elements before them. */
export const settleLines = (html: string): string =>
  html.replace(MARK, (_, line: string, tag: string | undefined) =>
    tag === undefined ? '' : `${tag} ${LINE_HOOK}="${line}"`,
  );
