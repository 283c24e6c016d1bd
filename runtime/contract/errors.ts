/** Words of errors that appear in a browser. Spec §8. */
export const islandFailed = (name: string, module: string) =>
  `Demo ${name} could not be started: ${module} did not load. Reload the page to try again.`;

/** A dialog opener names an element that is not there. */
export const missingDialog = (id: string) => `No <dialog id="${id}"> for the button that opens it.`;

/** A page asks its module for a demo that is not in it. */
export const unknownDemo = (name: string) =>
  `No demo ${name} in this page's module. Build the site again.`;
