import { fileStart, type Place, type Range } from '../../model/diagnostic.ts';
import {
  defineError,
  defineRule,
  defineWarning,
  didYouMean,
  replaceWith,
  report,
} from '../rule.ts';

/** `looked` is the file that would have been used. */
export const demoNotFound = defineError(
  'demo/not-found',
  (
    { name, looked }: { readonly name: string; readonly looked: string },
    meant: string | undefined,
    place: Place,
  ) => ({
    message: `No demo ${name}`,
    hint: didYouMean(meant, `Looked for ${looked}.`),
    place,
  }),
);

export const demoOutside = defineError('demo/outside', (name: string, place: Place) => ({
  message: `Demo ${name} is outside the content directory`,
  hint: 'Put the module beside the page that shows it.',
  place,
}));

/** The place is that of the key with its quotes; `slip` can replace it. */
export const unknownOption = defineRule(
  'demo/unknown-option',
  { severity: 'warning', isFixable: true },
  (
    place: Place,
    name: string,
    { near, slip }: { readonly near: string | undefined; readonly slip?: string },
  ) => ({
    message: `Unknown option ${name}`,
    hint: didYouMean(near, 'Remove it.'),
    place,
    fix: replaceWith(slip === undefined ? undefined : JSON.stringify(slip)),
  }),
);

/** `expected` completes "Expected …". */
export const badOption = defineWarning(
  'demo/option-type',
  (place: Place, name: string, expected: string) => ({
    message: `Option ${name} has a value of the wrong type`,
    hint: `Expected ${expected}.`,
    place,
  }),
);

/** `removable` is the option with its comma, where the demo is the same without it. */
export const redundantOption = defineRule(
  'demo/redundant-option',
  { severity: 'warning', isFixable: true },
  (
    place: Place,
    { message, hint }: { readonly message: string; readonly hint: string },
    removable?: Range,
  ) => ({ message, hint, place, fix: removable && { replace: '', range: removable } }),
);

/** `message` is the parser's. */
export const demoSyntax = defineRule(
  'demo/syntax',
  { severity: 'error', needsRender: true },
  (message: string, place: Place) => ({ message, place }),
);

export const demoUnresolvedImport = defineRule(
  'demo/unresolved-import',
  { severity: 'error', needsRender: true },
  (specifier: string, place: Place) => ({
    message: `Cannot find ${specifier}`,
    hint: specifier.startsWith('.')
      ? 'Correct the path: it is relative to the file with the import.'
      : `Correct the name, or install the package beside the site: npm install ${specifier.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1')}`,
    place,
  }),
);

export const demoNoSuchExport = defineRule(
  'demo/no-such-export',
  { severity: 'error', needsRender: true },
  (name: string, from: string, place: Place) => ({
    message: `${from} has no export ${name}`,
    hint: 'Correct the name. For a package, check the exports of the installed version.',
    place,
  }),
);

export const demoNoDefaultExport = (file: string) =>
  report(demoNoSuchExport.rule, {
    message: 'The demo has no default export',
    hint: 'Export the component to show: export default function …',
    place: fileStart(file),
  });

/** Any other error of the bundler in code of the site. */
export const demoBundleFailed = defineRule(
  'demo/bundle-failed',
  { severity: 'error', needsRender: true },
  (message: string, place?: Place) => ({ message, place }),
);

/** The place is in a file of the package. */
export const demoPackageFault = defineRule(
  'demo/package-fault',
  { severity: 'warning', needsRender: true },
  (name: string, reason: string, place: Place) => ({
    message: `The package ${name} has a defect: ${reason}`,
    hint: 'This site cannot repair it: install another version, or the missing dependency of the package.',
    place,
  }),
);

export const demoNodeModules = defineRule(
  'demo/node-module',
  { severity: 'warning', needsRender: true },
  (name: string, modules: readonly string[]) => ({
    message: `${name} imports modules of Node.js, which are empty in browsers: ${modules.join(', ')}`,
    hint: 'Demos that use them at run time fail. Import the part of the package that is made for browsers.',
  }),
);

/** The place is that of the directive. */
export const demoRenderFailed = defineRule(
  'demo/render-failed',
  { severity: 'warning', needsRender: true },
  (name: string, message: string, place: Place) => ({
    message: `${name} threw an error while it was rendered: ${message}`,
    hint: 'Read values that only a browser has in effects and event handlers.',
    place,
  }),
);

/** The place is that of the directive. */
export const demoClientOnly = defineRule(
  'demo/client-only',
  { severity: 'warning', needsRender: true },
  (name: string, needs: string, place: Place) => ({
    message: `${name} needs \`${needs}\`, so only the browser renders it`,
    hint: 'To render it during the build too, read window, document and storage only in effects and event handlers.',
    place,
  }),
);

/** Most characters of a foreign message: it may be endless. */
const LONGEST = 400;

const bounded = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

/** A type error. The first of the compiler's sentences is the message, the last one the deepest reason. */
interface TypeMistake {
  readonly file: string;
  readonly range: Range;
  readonly number: number;
  readonly sentences: readonly string[];
}

export const demoTypes = defineRule(
  'demo/types',
  { severity: 'error', needsTypes: true },
  ({ file, range, number, sentences: [what = '', ...reasons] }: TypeMistake) => {
    const reason = reasons.at(-1);
    return {
      message: `${bounded(what)} (TS${number})`,
      hint: reason === undefined ? undefined : bounded(reason),
      place: { file, range },
    };
  },
);

/** Stands for the type errors of a file beyond the first ones. */
export const demoTypesCut = (file: string, count: number) =>
  report(demoTypes.rule, {
    message: `${count} more type ${count === 1 ? 'error' : 'errors'} in this file`,
    place: { file },
  });

export const demoUntyped = defineRule(
  'demo/untyped',
  { severity: 'warning', needsTypes: true },
  () => ({
    message: 'The types of demos were not checked: the types of React are not installed',
    hint: 'Install them beside the site: npm install --save-dev @types/react',
  }),
);

export const demoConsole = defineRule(
  'demo/console',
  { severity: 'error', askedBy: '--demos' },
  (name: string, text: string, place: Place) => ({
    message: `${name} wrote to the console: ${bounded(text)}`,
    place,
  }),
);

export const demoHydration = defineRule(
  'demo/hydration',
  { severity: 'error', askedBy: '--demos' },
  (name: string, text: string, place: Place) => ({
    message: `${name} differs between server and browser: ${bounded(text)}`,
    hint: 'Read the time, random numbers, the locale and window in effects and event handlers.',
    place,
  }),
);

export const demoCrash = defineRule(
  'demo/crash',
  { severity: 'error', askedBy: '--demos' },
  (name: string, text: string, place: Place) => ({
    message: `${name} failed in the browser: ${bounded(text)}`,
    place,
  }),
);

export const demoTooSlow = (name: string, seconds: number, place: Place) =>
  report(demoCrash.rule, {
    message: `${name} was not interactive after ${seconds} seconds`,
    hint: 'Look for an effect that never ends, or for a module that does not load.',
    place,
  });

/** A violation that axe found. `selector` finds the element within the demo. */
interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly selector: string;
}

export const demoAccessibility = defineRule(
  'demo/accessibility',
  { severity: 'error', askedBy: '--demos' },
  (name: string, { rule, help, selector }: Violation, place: Place) => ({
    message: `${name}: ${help} (${rule}) at ${bounded(selector)}`,
    hint: `https://dequeuniversity.com/rules/axe/latest/${rule}`,
    place,
  }),
);

/** A package for driving a browser that is not installed. */
export const browserToolsMissing = defineError('demo/no-browser', (name: string) => ({
  message: `check --demos needs the package ${name}, which is not installed`,
  hint: 'Install its packages beside the site: npm install --save-dev playwright-core axe-core',
}));

export const browserMissing = () =>
  report(browserToolsMissing.rule, {
    message: 'check --demos needs Chromium or Chrome, and found neither',
    hint: 'Install one, or set CHROMIUM to the path of its program.',
  });

export const browserNotStarted = (program: string, message: string) =>
  report(browserToolsMissing.rule, {
    message: `${program} does not start: ${bounded(message)}`,
    hint: 'Start it by hand to see why, or set CHROMIUM to the path of another browser.',
  });
