/** A drawn landscape as a data URI, so that the demos need no files. */
function landscape(sky: string, hill: string, ground: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${sky}"/><circle cx="246" cy="52" r="22" fill="#fff" opacity=".85"/><path d="M0 130 90 62l70 58 54-40 106 70v30H0z" fill="${hill}"/><path d="M0 150q80-34 160-8t160-10v48H0z" fill="${ground}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const lake = landscape('#9cc9e3', '#4f7a8c', '#2f5d62');
export const dunes = landscape('#f3c98b', '#c9824a', '#8a4b2a');
export const forest = landscape('#cfe3c8', '#5f8f5a', '#2f5a3a');
