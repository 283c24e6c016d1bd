/** Words of errors that appear in a browser. Spec §8. */
export const islandFailed = (name: string, module: string) =>
  `Demo ${name} could not be started: ${module} did not load. Reload the page to try again.`;

/** A dialog opener names an element that is not there. */
export const missingDialog = (id: string) => `No <dialog id="${id}"> for the button that opens it.`;

/** A page asks its module for a demo that is not in it. */
export const unknownDemo = (name: string) =>
  `No demo ${name} in this page's module. Build the site again.`;

/** An action that no settings know. Spec §4, §8. */
export const unrecognisedAction = (type: unknown) => `Unrecognized type ${String(type)}`;

/** A cookie is read where there are none. Spec §8. */
export const cookieOnServer = (name: string) =>
  `The cookie ${name} was read on the server. Read cookies in the browser only: in an effect or an event handler.`;

/** The words of a language are not there at all. Spec §8. */
export const missingLanguage = (language: string) => `Missing language: ${language}.`;

/** A word is not there in a language. Spec §8. */
export const missingTranslation = (language: string, key: string) =>
  `Missing translation for ${language}:${key}`;

/** Storage names a colour scheme that the theme does not have. Spec §5, §8. */
export const unknownColorScheme = (name: string) =>
  `\`${name}\` does not exist in \`theme.colorSchemes\`.`;
