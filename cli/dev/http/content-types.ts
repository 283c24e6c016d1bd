const TEXT = '; charset=utf-8';

/** Content type by ending, without the dot. */
const TYPES: Readonly<Record<string, string>> = {
  html: `text/html${TEXT}`,
  css: `text/css${TEXT}`,
  js: `text/javascript${TEXT}`,
  mjs: `text/javascript${TEXT}`,
  json: `application/json${TEXT}`,
  map: `application/json${TEXT}`,
  webmanifest: `application/manifest+json${TEXT}`,
  md: `text/markdown${TEXT}`,
  txt: `text/plain${TEXT}`,
  xml: `application/xml${TEXT}`,
  csv: `text/csv${TEXT}`,
  svg: `image/svg+xml${TEXT}`,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  vtt: `text/vtt${TEXT}`,
  pdf: 'application/pdf',
  zip: 'application/zip',
  wasm: 'application/wasm',
};

const typeOf = (file: string): string | undefined => {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
};

/** The content type of a file by its name. */
export const contentTypeOf = (file: string): string => typeOf(file) ?? 'application/octet-stream';

/** Whether a path ends like a file of a site. `/v5.0` does not. */
export const isKnownType = (path: string): boolean => typeOf(path) !== undefined;

/** Whether compressing pays: text does, pictures and fonts are compressed already. */
export const isCompressible = (type: string) =>
  /^text\/|json|xml|javascript|wasm|font\/[ot]tf/.test(type);
