import type { ReactNode } from 'react';
import type {
  ApiDemosProps,
  ApiFactsProps,
  ApiRowProps,
  Elements,
} from '../../../runtime/contract/theme.ts';
import type { ServerModule } from '../server-module.ts';

interface ElementProps {
  readonly children?: ReactNode;
  readonly props?: unknown;
}

interface Named {
  readonly name: string;
  readonly href?: string;
}

/** What elements of a reference are rendered with. */
export interface ApiElementContext {
  readonly server: ServerModule;
  readonly elements: Elements;
  /** As written → final. */
  readonly addresses: Readonly<Record<string, { readonly href: string }>>;
}

/** Elements of a reference whose links are in their properties, as site paths. */
export function apiElements({ server, elements, addresses }: ApiElementContext) {
  const { jsx } = server;
  const finalHref = (path: string) => {
    const [page = '', id] = path.split('#', 2);
    return (addresses[page]?.href ?? page) + (id === undefined ? '' : `#${id}`);
  };
  const linked = ({ name, href }: Named): Named => ({
    name,
    ...(href !== undefined && { href: finalHref(href) }),
  });
  return {
    'docs-api-row': ({ props, children }: ElementProps) => {
      const row = props as ApiRowProps;
      return jsx(elements.ApiRow, {
        ...row,
        ...(row.from && { from: linked(row.from) }),
        children,
      });
    },
    'docs-api-facts': ({ props }: ElementProps) => {
      const facts = props as ApiFactsProps;
      return jsx(elements.ApiFacts, { ...facts, inherits: facts.inherits.map(linked) });
    },
    'docs-api-demos': ({ props }: ElementProps) => {
      const { pages } = props as ApiDemosProps;
      const shown = pages.map(({ title, href }) => ({ title, href: finalHref(href) }));
      return jsx(elements.ApiDemos, { pages: shown });
    },
  };
}
