import { type ComponentProps, createContext, useContext } from 'react';
import { DRAWINGS } from './drawings.ts';

interface IconProps {
  /** A name of `DRAWINGS` (default for unknown ones: `link`). */
  readonly name: string;
  /** Pixels: 18 in buttons and by text, 14 by small text, 20 in callouts, 12 after words. */
  readonly size?: 12 | 14 | 16 | 18 | 20;
}

/** The icons of a copy button, which CSS draws. After copying, the check mark is visible. */
export const CopyIcon = ({ size }: { readonly size: 14 | 16 | 18 }) => (
  <span className={`copy-icons copy-icons-${size}`} />
);

/** Names of the icons on a page, for `IconSheet`. Absent in islands, which contain the drawings. */
export const IconNamesContext = /* @__PURE__ */ createContext<Set<string> | undefined>(undefined);

const symbolId = (name: string) => `docs-icon-${name}`;

/** Returns the names of the icons in rendered markup without their drawings. */
export const iconNamesIn = (html: string): string[] =>
  [...html.matchAll(/ href="#docs-icon-([\w-]+)"/g)].map(([, name = '']) => name);

/** The drawings of the icons on a page. Has to be rendered after the icons. */
export function IconSheet({ names }: { readonly names: ReadonlySet<string> }) {
  return (
    <svg className="unseen" width={0} height={0} aria-hidden="true">
      {[...names].map((name) => (
        <symbol
          key={name}
          id={symbolId(name)}
          viewBox="0 0 24 24"
          dangerouslySetInnerHTML={{ __html: sheetDrawing(name) }}
        />
      ))}
    </svg>
  );
}

/** An icon in the color of the text. Always next to words or in an element with a name. */
export function Icon({ name, size = 18 }: IconProps) {
  const names = useContext(IconNamesContext);
  if (names) {
    names.add(name);
    return (
      <svg className="icon" width={size} height={size} aria-hidden="true">
        <use href={`#${symbolId(name)}`} />
      </svg>
    );
  }
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawingHtml(name) }}
    />
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: string;
  /** Accessible name and tooltip. */
  readonly name: string;
}

export function IconButton({ icon, name, className = '', ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`docs-icon-button ${className}`.trim()}
      aria-label={name}
      title={name}
      {...attributes}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Returns a circle as a path, which can be joined with others. */
function circlePath(_circle: string, ...values: readonly string[]): string {
  const [x = 0, y = 0, r = 0] = values.map(Number);
  const half = `${r} ${r} 0 1 0`;
  return `<path d="M${x - r} ${y}a${half} ${2 * r} 0 ${half} ${-2 * r} 0" />`;
}

/** Returns the content of an SVG on one line, with neighboring paths and circles as one. */
function svgContent(svg: string): string {
  return (
    svg
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/>\s+</g, '><')
      .replace(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" \/>/g, circlePath)
      // `M0 0`, because a path may begin with a relative position. The lookbehind is not first in
      // the pattern, where it would be slow.
      .replace(/" \/><path d="(?<=<path d="[^"]*" \/><path d=")/g, 'M0 0')
      .trim()
  );
}

/** Returns the HTML of an icon without the `svg` element. */
const drawingHtml = (name: string) => svgContent(DRAWINGS[name] ?? DRAWINGS['link'] ?? '');

/** Drawings of sheets by name, because nearly all pages have the same icons. */
const sheetDrawings = /* @__PURE__ */ new Map<string, string>();

function sheetDrawing(name: string): string {
  const html = sheetDrawings.get(name) ?? drawingHtml(name);
  sheetDrawings.set(name, html);
  return html;
}

/** Returns an icon as a CSS image for masks. */
export const iconImage = (name: string): string => {
  const lines = `stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' ${lines}>${drawingHtml(name).replaceAll('"', "'")}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
};

export const iconHtml = (name: string, size: number) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${drawingHtml(name)}</svg>`;
