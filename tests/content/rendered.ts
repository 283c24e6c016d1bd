import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Server-rendered output of a component. */
export interface Rendered {
  /** Markup without style sheets. */
  readonly html: string;
  /** Rules of all style sheets, in order. */
  readonly css: string;
}

/** Renders an element as a server does and separates its style sheets from its markup. */
export function render(element: ReactElement): Rendered {
  const sheets: string[] = [];
  const html = renderToString(element).replace(
    /<style[^>]*>(.*?)<\/style>/gs,
    (_, sheet: string) => {
      sheets.push(sheet);
      return '';
    },
  );
  return { html, css: sheets.join('\n') };
}

/** Returns the opening tag of the first element that has a class. */
export function tagOf({ html }: Rendered, className: string): string {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  const found = tags.find((tag) =>
    /class="([^"]*)"/.exec(tag)?.[1]?.split(' ').includes(className),
  );
  if (found === undefined) {
    throw new Error(`No element has the class ${className}:\n${html}`);
  }
  return found;
}

/**
 * Returns the rules that apply to the first element with a class, including conditions such as
 * media queries.
 */
export function rulesOf(rendered: Rendered, className: string): string {
  const tag = tagOf(rendered, className);
  const names = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  const own = names.filter((name) => name.startsWith('css-'));
  return rendered.css
    .split('\n')
    .filter((sheet) => own.some((name) => sheet.includes(`.${name}`)))
    .join('\n');
}
