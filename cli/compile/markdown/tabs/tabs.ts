import type { Code, Parent, Root, RootContent } from 'mdast';
import { badTabs } from '../../../report/rules/markdown.ts';
import { type PageInWork, placeOf } from '../../page.ts';
import { walkMarkdown } from '../../walk.ts';
import type { DocsTabsTag } from '../../syntax/nodes.ts';

const isOpening = (node: DocsTabsTag) => !node.value.startsWith('</');

/** Puts the code between `<codeblock>` and `</codeblock>` together. Anything else between them comes after the group. */
export function groupTabs(root: Root, page: PageInWork) {
  const parents = new Set<Parent>();
  walkMarkdown(root, (node, parent) => {
    if (node.type === 'docsTabsTag') parents.add(parent);
  });
  for (const parent of parents) parent.children = grouped(parent.children, page);
}

function grouped(children: readonly RootContent[], page: PageInWork): RootContent[] {
  const output: RootContent[] = [];
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (node?.type !== 'docsTabsTag') {
      if (node) output.push(node);
      continue;
    }
    const end = children.findIndex((one, at) => at > index && one.type === 'docsTabsTag');
    const closing = children[end];
    if (!isOpening(node) || closing?.type !== 'docsTabsTag' || isOpening(closing)) {
      page.diagnostics.push(unpaired(node, page));
      continue;
    }
    output.push(...groupOf(node, children.slice(index + 1, end), page));
    index = end;
  }
  return output;
}

function groupOf(tag: DocsTabsTag, inside: readonly RootContent[], page: PageInWork) {
  const fences = inside.filter((node): node is Code => node.type === 'code');
  const others = inside.filter((node) => node.type !== 'code' && node.type !== 'html');
  for (const node of others) {
    const message = 'Something other than a code fence is between <codeblock> and </codeblock>';
    page.diagnostics.push(badTabs(placeOf(page, node.position), message, 'Move it out.'));
  }
  if (fences.length === 0) return others;
  const [, , storageKey = ''] = /storageKey=(["'])([^"']*)\1/.exec(tag.value) ?? [];
  const position = tag.position && { ...tag.position };
  return [
    { type: 'docsTabs' as const, storageKey, children: fences, ...(position && { position }) },
    ...others,
  ];
}

const unpaired = (tag: DocsTabsTag, page: PageInWork) =>
  badTabs(
    placeOf(page, tag.position),
    isOpening(tag) ? '<codeblock> is not closed' : '</codeblock> closes nothing',
    isOpening(tag) ? 'Put </codeblock> on a line of its own after the code.' : 'Remove it.',
  );
