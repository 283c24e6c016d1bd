export interface Picture {
  title: string;
  author: string;
  src: string;
  width: number;
  height: number;
}

/** Draws a picture of any size as a data URI, so that the demos need no files. */
function draw(width: number, height: number, sky: string, land: string): string {
  const horizon = Math.round(height * 0.6);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sky}"/><circle cx="${width * 0.7}" cy="${height * 0.3}" r="${width * 0.08}" fill="#fff" opacity=".8"/><path d="M0 ${horizon}Q${width / 3} ${horizon - height * 0.25} ${width * 0.6} ${horizon}T${width} ${horizon - 10}V${height}H0z" fill="${land}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function picture(
  title: string,
  author: string,
  [width, height]: [number, number],
  [sky, land]: [string, string],
): Picture {
  return { title, author, width, height, src: draw(width, height, sky, land) };
}

export const pictures: Picture[] = [
  picture('Dunes at noon', 'Amal', [300, 200], ['#f6d7a7', '#b9773b']),
  picture('Fjord', 'Signe', [200, 300], ['#a9cbe0', '#3f6375']),
  picture('Tea terraces', 'Ruwan', [300, 300], ['#d5e8cf', '#3f7d4a']),
  picture('Evening marsh', 'Jonas', [300, 180], ['#e6b8c4', '#6d4c6f']),
  picture('Slate quarry', 'Nia', [200, 260], ['#d9dde3', '#565f6b']),
  picture('Salt flat', 'Inti', [300, 200], ['#bfe3ea', '#e9eef0']),
  picture('Vineyard', 'Chiara', [240, 240], ['#fbe3b0', '#74803a']),
  picture('Northern pier', 'Owen', [300, 220], ['#9fb6c9', '#2f4858']),
];
