import type { Diagnostic, Place } from '../../../model/diagnostic.ts';
import { report } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const syntax: Rule = {
  code: 'demo/syntax',
  severity: 'error',
  explanation: 'A demo, or a module that it imports, is not valid TypeScript or JavaScript.',
  example: 'return <Button>Save<Button>; → return <Button>Save</Button>;',
};

const unresolvedImport: Rule = {
  code: 'demo/unresolved-import',
  severity: 'error',
  explanation:
    'A demo imports a package or file that is not there. Packages are looked for in the site first, then in the engine.',
  example: "import Buton from '@acme/ui/Buton'; → import Button from '@acme/ui/Button';",
};

const noSuchExport: Rule = {
  code: 'demo/no-such-export',
  severity: 'error',
  explanation:
    'A demo imports a name that its package does not export, or has no default export itself.',
  example: "import { Buton } from '@acme/ui'; → import { Button } from '@acme/ui';",
};

const bundleFailed: Rule = {
  code: 'demo/bundle-failed',
  severity: 'error',
  explanation: 'The code of a page could not be put together.',
  example: 'See the message: it is the bundler’s own, at the place it names.',
};

const renderFailed: Rule = {
  code: 'demo/render-failed',
  severity: 'error',
  explanation:
    'A demo or component threw while it was rendered at build. Readers without JavaScript would see nothing.',
  example: 'const width = window.innerWidth; → read it in an effect or an event handler',
};

/** What can be wrong with the code of demos and components. */
export const rules: Readonly<Record<string, Rule>> = {
  syntax,
  unresolvedImport,
  noSuchExport,
  bundleFailed,
  renderFailed,
};

/** A module that does not parse. `message` is the parser's. */
export const demoSyntax = (message: string, place: Place): Diagnostic =>
  report(syntax, { message, place });

/** A package that is not installed, or a file that does not exist. */
export const demoUnresolvedImport = (specifier: string, place: Place): Diagnostic =>
  report(unresolvedImport, {
    message: `Cannot find ${specifier}`,
    hint: specifier.startsWith('.')
      ? 'Correct the path: it starts from the file that imports.'
      : `Correct the name, or install the package beside the site: npm install ${specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')}`,
    place,
  });

/** A name that a package does not export. */
export const demoNoSuchExport = (name: string, specifier: string, place: Place): Diagnostic =>
  report(noSuchExport, {
    message: `${specifier} has no export called ${name}`,
    hint: 'Look at the exports of the installed version.',
    place,
  });

/** A demo without a default export. */
export const demoNoDefaultExport = (file: string): Diagnostic =>
  report(noSuchExport, {
    message: 'The demo has no default export',
    hint: 'Export the component that is shown: export default function …',
    place: { file },
  });

/** Anything else the bundler says about the site's code. */
export const demoBundleFailed = (message: string, place?: Place): Diagnostic =>
  report(bundleFailed, { message, ...(place && { place }) });

/** A demo or component that throws. `place` is its directive's. */
export const demoRenderFailed = (name: string, message: string, place: Place): Diagnostic =>
  report(renderFailed, {
    message: `${name} threw while it was rendered: ${message}`,
    hint: 'Demos are rendered on the server first: read the window, the document and storage in effects or handlers only.',
    place,
  });
