/** Messages of errors that appear in a browser. */
export const islandFailed = (name: string, module: string) =>
  `Demo ${name} could not be started: ${module} did not load. Reload the page to try again.`;

export const islandThrew = (name: string, message: string) =>
  `Demo ${name} could not be started: ${message}`;

export const missingDialog = (id: string) => `No <dialog id="${id}"> for the button that opens it.`;

export const missingAdTemplate = (name: string) =>
  `No <template data-docs-ad-template="${name}"> in the box of an advert.`;

export const unknownDemo = (name: string) =>
  `No demo ${name} in this page's module. Build the site again.`;

export const licenseFailed = () =>
  'The license key of this site could not be set, so demos of its packages show a license warning.';

export const noDefaultExport = () =>
  'There is no component to show. Write `export default` before the function that is the demo.';

export const asyncComponent = () =>
  'The component is an async function, which browsers cannot render. Make it a plain function that loads its data in an effect.';

const didYouMean = (near: string | undefined) => (near ? ` Did you mean \`${near}\`?` : '');

export const unknownPackage = (specifier: string, near: string | undefined) =>
  `\`${specifier}\` is not among the packages that the demos of this site use.${didYouMean(near)}`;

export const unknownFile = (specifier: string, near: string | undefined) =>
  `This demo has no file \`${specifier}\`.${didYouMean(near)}`;

export const missingExport = (name: string, specifier: string, near: string | undefined) =>
  name === 'default'
    ? `\`${specifier}\` has no default export on this site.${didYouMean(near)}`
    : `\`${specifier}\` has no \`${name}\` on this site.${didYouMean(near)}`;

export const mismatchedTag = (opened: string, closed: string) =>
  `\`</${closed}>\` cannot close \`<${opened}>\`. Write \`</${opened}>\` first.`;

export const importInCode = () =>
  'Edited code cannot call `import()`. Write an `import` at the start of the code.';

export const reexportInCode = () =>
  'Edited code cannot `export … from` another module. Import it, and export it separately.';

/** Adds a position, counted from 1, to a message about edited code. */
export const atPosition = (message: string, line: number, column: number) =>
  `${message} (${line}:${column})`;

export const processInCode = () =>
  '`process` does not exist in a browser. Remove `process.env` and similar code.';

export const packagesFailed = () =>
  'The packages that the code imports did not load. Change the code to try again.';

export const editFrameFailed = (reason = 'it did not answer') =>
  `The frame that runs edited code did not start: ${reason}. Change the code to try again. The host of this site has to send \`Access-Control-Allow-Origin: *\` with its scripts.`;

export const unrecognizedAction = (type: unknown) => `Unrecognized type ${String(type)}`;

export const cookieOnServer = (name: string) =>
  `The cookie ${name} was read on the server. Read cookies in the browser only: in an effect or an event handler.`;

export const missingLanguage = (language: string) => `Missing language: ${language}.`;

export const missingTranslation = (language: string, key: string) =>
  `Missing translation for ${language}:${key}`;

export const unknownColorScheme = (name: string) =>
  `\`${name}\` does not exist in \`theme.colorSchemes\`.`;
