import type { SidebarProps } from 'docs-build/theme';
import { iconHtml } from '../icons/icon-html.ts';
import { sayWith } from '../texts.ts';
import { sidebarHtml } from './sidebar-html.ts';

/** The navigation tree: plain links and buttons, all of it in the HTML. The engine patches it, see `sidebarHtml`. */
export function Sidebar({ tree, texts }: SidebarProps) {
  const html = sidebarHtml(tree, { say: sayWith(texts), drawIcon: (name) => iconHtml(name, 16) });
  return <ul className="tree" dangerouslySetInnerHTML={{ __html: html }} />;
}
