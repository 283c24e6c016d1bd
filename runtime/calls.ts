/** GET of adverts of one line, as `{ ads: […] }`. When a page or a demo has a place for one, and its reader allows it. */
export const fetchAdverts = (address: string, signal: AbortSignal): Promise<Response> =>
  fetch(address, {
    signal,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });

/**
 * The site's own document that loads the script of a provider of adverts. When a page has a place for an advert, and its reader allows it.
 * What runs in it can neither reach the page nor lead the reader away. It is opened when it is put into the page.
 */
export function adFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  frame.src = address;
  return frame;
}

/** GET of a picture that counts an advert. Once, when the advert is shown. */
export function countByPicture(address: string): void {
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
}

/** GET of the picture of an advert. When it is shown. */
export function loadPicture(image: HTMLImageElement, address: string): void {
  image.referrerPolicy = 'no-referrer';
  image.src = address;
}
