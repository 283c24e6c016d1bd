import type { Root } from 'mdast';
import { report } from '../../report/catalogue.ts';
import { locationOf, type PageInWork } from '../page.ts';

const COMMENT = /^\{\/\*(?:(?!\*\/)[^])*\*\/\}$/;

/** One or more import statements and nothing else. Quotes delimit each statement. */
const IMPORTS = /^(?:import\s(?:[^'"`;]*\sfrom\s*)?(?:'[^'\n]*'|"[^"\n]*");?\s*)+$/;

/** Removes comments and imports of MDX, which have no meaning for readers. Reports the imports. */
export function dropMdx(root: Root, page: PageInWork): void {
  const imports: (typeof root.children)[number][] = [];
  root.children = root.children.filter((node) => {
    if (node.type !== 'paragraph') return true;
    const source = page.text.slice(node.position?.start.offset, node.position?.end.offset);
    if (IMPORTS.test(source)) imports.push(node);
    return !COMMENT.test(source) && !IMPORTS.test(source);
  });
  const [first] = imports;
  if (!first) return;
  const place = locationOf(page, first.position);
  page.diagnostics.push(report('html/unknown-component:import', place, {}));
}
