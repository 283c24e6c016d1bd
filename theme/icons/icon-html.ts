import { DRAWINGS } from './drawings.ts';

/** What is between the tags of the outermost element, on one line. */
function contentOf(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/>\s+</g, '><')
    .trim();
}

/** The lines of an icon as HTML text, without the element around them. An unknown name is drawn as a link. */
export const drawingHtml = (name: string) => contentOf(DRAWINGS[name] ?? DRAWINGS['link'] ?? '');

/** An icon as a CSS image, for masks. */
export const iconImage = (name: string): string => {
  const lines = `stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' ${lines}>${drawingHtml(name).replaceAll('"', "'")}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}")`;
};

/** An icon as HTML text; `size` in pixels. */
export const iconHtml = (name: string, size: number) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${drawingHtml(name)}</svg>`;
