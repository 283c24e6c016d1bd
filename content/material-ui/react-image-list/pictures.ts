export interface Picture {
  title: string;
  author: string;
  src: string;
  width: number;
  height: number;
}

interface Scene extends Omit<Picture, 'src'> {
  sky: string;
  land: string;
}

const scenes: Scene[] = [
  {
    title: 'Dunes at noon',
    author: 'Amal',
    width: 300,
    height: 200,
    sky: '#f6d7a7',
    land: '#b9773b',
  },
  { title: 'Fjord', author: 'Signe', width: 200, height: 300, sky: '#a9cbe0', land: '#3f6375' },
  {
    title: 'Tea terraces',
    author: 'Ruwan',
    width: 300,
    height: 300,
    sky: '#d5e8cf',
    land: '#3f7d4a',
  },
  {
    title: 'Evening marsh',
    author: 'Jonas',
    width: 300,
    height: 180,
    sky: '#e6b8c4',
    land: '#6d4c6f',
  },
  {
    title: 'Slate quarry',
    author: 'Nia',
    width: 200,
    height: 260,
    sky: '#d9dde3',
    land: '#565f6b',
  },
  { title: 'Salt flat', author: 'Inti', width: 300, height: 200, sky: '#bfe3ea', land: '#e9eef0' },
  { title: 'Vineyard', author: 'Chiara', width: 240, height: 240, sky: '#fbe3b0', land: '#74803a' },
  {
    title: 'Northern pier',
    author: 'Owen',
    width: 300,
    height: 220,
    sky: '#9fb6c9',
    land: '#2f4858',
  },
];

/** Draws a landscape of the given size as a data URI, so that the demos need no files. */
function draw({ width, height, sky, land }: Scene): string {
  const horizon = Math.round(height * 0.6);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${sky}"/><circle cx="${width * 0.7}" cy="${height * 0.3}" r="${width * 0.08}" fill="#fff" opacity=".8"/><path d="M0 ${horizon}Q${width / 3} ${horizon - height * 0.25} ${width * 0.6} ${horizon}T${width} ${horizon - 10}V${height}H0z" fill="${land}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures: Picture[] = scenes.map(({ sky, land, ...picture }) => ({
  ...picture,
  src: draw({ ...picture, sky, land }),
}));
