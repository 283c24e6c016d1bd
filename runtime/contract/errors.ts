/** Words of errors that appear in a browser. Spec §8. */
export const islandFailed = (name: string, module: string) =>
  `Demo ${name} could not be started: ${module} did not load. Reload the page to try again.`;

/** The code of a demo throws before there is anything to show. */
export const islandThrew = (name: string, message: string) =>
  `Demo ${name} could not be started: ${message}`;

/** A dialog opener names an element that is not there. */
export const missingDialog = (id: string) => `No <dialog id="${id}"> for the button that opens it.`;

/** The box of an advert lacks the markup for what is to be shown in it. */
export const missingAdTemplate = (name: string) =>
  `No <template data-docs-ad-template="${name}"> in the box of an advert.`;

/** A page asks its module for a demo that is not in it. */
export const unknownDemo = (name: string) =>
  `No demo ${name} in this page's module. Build the site again.`;

/** The key of commercial packages did not get to where it is needed. */
export const licenceFailed = () =>
  'The licence key of this site could not be set: demos of the packages that need it say so.';

/** Edited code does not say which component is the demo. */
export const noDefaultExport = () =>
  'There is no component to show. Write `export default` before the function that is the demo.';

const didYouMean = (near: string | undefined) => (near ? ` Did you mean \`${near}\`?` : '');

/** Edited code imports a package that is not on the site. */
export const unknownPackage = (specifier: string, near: string | undefined) =>
  `\`${specifier}\` is not among the packages that the demos of this site use.${didYouMean(near)}`;

/** Edited code imports a file that the demo does not have. */
export const unknownFile = (specifier: string, near: string | undefined) =>
  `This demo has no file \`${specifier}\`.${didYouMean(near)}`;

/** Edited code imports a name that is not there. */
export const missingExport = (name: string, specifier: string, near: string | undefined) =>
  name === 'default'
    ? `\`${specifier}\` has no default export on this site.${didYouMean(near)}`
    : `\`${specifier}\` has no \`${name}\` on this site.${didYouMean(near)}`;

/** A tag in edited code closes another one than was opened last. */
export const mismatchedTag = (opened: string, closed: string) =>
  `\`</${closed}>\` cannot close \`<${opened}>\`. Write \`</${opened}>\` first.`;

/** Edited code loads something while it runs. */
export const importInCode = () =>
  'Edited code cannot call `import()`. Write an `import` at the start of the code.';

/** Edited code passes an import on. */
export const reexportInCode = () =>
  'Edited code cannot `export … from` another module. Import it, and export it apart.';

/** A message about edited code with its place, both counted from 1. */
export const atPlace = (message: string, line: number, column: number) =>
  `${message} (${line}:${column})`;

/** Edited code uses what is only there in Node. */
export const processInCode = () =>
  '`process` is not there in a browser. Take `process.env` and the like out of the code.';

/** The table of packages did not load. */
export const packagesFailed = () =>
  'The packages that the code imports did not load. Change the code to try again.';

/** The frame that runs edited code did not start. */
export const editFrameFailed = (reason = 'it did not answer') =>
  `The frame that runs edited code did not start: ${reason}. Change the code to try again. The host of this site has to send \`Access-Control-Allow-Origin: *\` with its scripts.`;

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
