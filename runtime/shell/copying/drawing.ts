const SVG = 'http://www.w3.org/2000/svg';

/** Sizes of a mark with words beside it, in units of the drawing. */
const WORDMARK = { gap: 8, fontSize: 20, widthPerLetter: 0.62, baseline: 0.72 } as const;

/** The parts of `viewBox`, or those of a square of the size that is shown. */
function boxOf(drawing: SVGSVGElement): readonly [number, number] {
  const { width, height } = drawing.viewBox.baseVal;
  return width > 0 && height > 0 ? [width, height] : [28, 28];
}

function addWords(drawing: SVGSVGElement, words: string, colour: string): void {
  const [width, height] = boxOf(drawing);
  const { gap, fontSize, widthPerLetter, baseline } = WORDMARK;
  const text = document.createElementNS(SVG, 'text');
  const attributes = {
    x: width + gap,
    y: height * baseline,
    fill: colour,
    'font-family': 'Hanken Grotesk, system-ui, sans-serif',
    'font-size': fontSize,
    'font-weight': 700,
  };
  for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, String(value));
  text.textContent = words;
  drawing.append(text);
  const total = Math.ceil(width + gap + words.length * fontSize * widthPerLetter);
  drawing.setAttribute('viewBox', `0 0 ${total} ${height}`);
  drawing.setAttribute('width', String(total));
}

/** The source of a drawing on the page as a file of its own: its colours are those that are shown. With `words`, these stand beside it. */
export function drawingText(drawing: SVGSVGElement, words: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const name of ['id', 'class', 'aria-hidden']) copy.removeAttribute(name);
  if (words !== '') addWords(copy, words, getComputedStyle(document.body).color);
  const source = new XMLSerializer().serializeToString(copy);
  return source.replaceAll('currentColor', getComputedStyle(drawing).color);
}
