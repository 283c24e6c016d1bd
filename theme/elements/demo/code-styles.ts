import type { SiteView } from 'docs-build/theme';
import { createContext, useContext } from 'react';

/** The ways in which demos of the site are written, for what names them. */
export const CodeStylesContext = /* @__PURE__ */ createContext<SiteView['codeStyles']>([]);

/** Says what a style is called; one that the site does not list goes by its id. */
export function useStyleLabel(): (id: string) => string {
  const styles = useContext(CodeStylesContext);
  return (id) => styles.find((style) => style.id === id)?.label ?? id;
}
