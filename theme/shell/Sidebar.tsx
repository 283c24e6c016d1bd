import type { SidebarProps } from 'docs-build/theme';
import { sayWith } from '../texts.ts';
import { sidebarHtml } from './sidebar-html.ts';

/** The navigation tree: plain links and buttons, all of it in the HTML. The engine patches it, see `sidebarHtml`. */
export function Sidebar({ tree, texts }: SidebarProps) {
  return (
    <ul className="tree" dangerouslySetInnerHTML={{ __html: sidebarHtml(tree, sayWith(texts)) }} />
  );
}
