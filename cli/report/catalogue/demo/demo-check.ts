import type { Diagnostic, Place, Range } from '../../../model/diagnostic.ts';
import { report } from '../../rule.ts';
import type { Rule } from '../../rule.ts';

const types: Rule = {
  code: 'demo/types',
  needsTypes: true,
  severity: 'error',
  explanation:
    'A demo does not fit the types of the packages that are installed. Only `check` looks; the nearest tsconfig.json of the content says how strictly.',
  example: '<Button size="huge" /> → <Button size="large" />',
};

const untyped: Rule = {
  code: 'demo/untyped',
  needsTypes: true,
  severity: 'warning',
  explanation: 'The types of React are not installed, so the types of demos cannot be checked.',
  example: 'npm install --save-dev @types/react',
};

const consoleRule: Rule = {
  code: 'demo/console',
  severity: 'error',
  askedBy: '--demos',
  explanation: 'A demo wrote an error or a warning to the console of the browser.',
  example: 'items.map((item) => <li>{item}</li>) → items.map((item) => <li key={item}>{item}</li>)',
};

const hydration: Rule = {
  code: 'demo/hydration',
  severity: 'error',
  askedBy: '--demos',
  explanation:
    'A demo renders something else in the browser than on the server, so that it starts with a jump.',
  example: 'useState(Math.random()) → useState(0), and the random number in an effect',
};

const crash: Rule = {
  code: 'demo/crash',
  severity: 'error',
  askedBy: '--demos',
  explanation: 'A demo throws in the browser, or does not come alive.',
  example: 'data.map(show) → data?.map(show)',
};

const accessibility: Rule = {
  code: 'demo/accessibility',
  severity: 'error',
  askedBy: '--demos',
  explanation:
    'A demo has an element without an accessible name, or breaks another rule of axe, in light or dark.',
  example: '<IconButton><Delete /></IconButton> → <IconButton aria-label="Delete">',
};

const noBrowser: Rule = {
  code: 'demo/no-browser',
  severity: 'error',
  explanation:
    '`check --demos` needs a Chromium and the packages playwright-core and axe-core, which are installed beside the site.',
  example: 'npm install --save-dev playwright-core axe-core',
};

/** What only `check` finds in demos. */
export const rules: Readonly<Record<string, Rule>> = {
  types,
  untyped,
  console: consoleRule,
  hydration,
  crash,
  accessibility,
  noBrowser,
};

const LONGEST = 400;

/** What others say may be endless. */
const bounded = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

/** A mistake in types. `sentences` are the compiler's: what is wrong, then the reasons. */
export function demoTypes(finding: {
  readonly file: string;
  readonly range: Range;
  readonly number: number;
  readonly sentences: readonly string[];
}): Diagnostic {
  const { file, range, number, sentences } = finding;
  const [what = '', ...reasons] = sentences;
  const reason = reasons.at(-1);
  return report(types, {
    message: `${bounded(what)} (TS${number})`,
    ...(reason !== undefined && { hint: bounded(reason) }),
    place: { file, range },
  });
}

/** What is left of a file with many mistakes. */
export const demoTypesCut = (file: string, count: number): Diagnostic =>
  report(types, {
    message: `The types have ${count} more ${count === 1 ? 'mistake' : 'mistakes'} in this file`,
    place: { file },
  });

/** A site without the types of React. */
export const demoUntyped = (): Diagnostic =>
  report(untyped, {
    message: 'The types of demos were not checked: the types of React are not installed',
    hint: 'Install them beside the site: npm install --save-dev @types/react',
  });

/** What a demo wrote to the console. */
export const demoConsole = (name: string, text: string, place: Place): Diagnostic =>
  report(consoleRule, { message: `${name} wrote to the console: ${bounded(text)}`, place });

/** A demo whose markup differs between server and browser. */
export const demoHydration = (name: string, text: string, place: Place): Diagnostic =>
  report(hydration, {
    message: `${name} differs between server and browser: ${bounded(text)}`,
    hint: 'Time, chance, the locale and the window belong in effects and handlers.',
    place,
  });

/** A demo that throws in the browser. */
export const demoCrash = (name: string, text: string, place: Place): Diagnostic =>
  report(crash, { message: `${name} broke in the browser: ${bounded(text)}`, place });

/** A demo that was not alive in time. */
export const demoTooSlow = (name: string, seconds: number, place: Place): Diagnostic =>
  report(crash, {
    message: `${name} was not alive after ${seconds} seconds`,
    hint: 'Look for an effect that never ends, or for a module that does not load.',
    place,
  });

/** A violation that axe found. `selector` leads to the element within the demo. */
export const demoAccessibility = (
  name: string,
  {
    rule,
    help,
    selector,
  }: { readonly rule: string; readonly help: string; readonly selector: string },
  place: Place,
): Diagnostic =>
  report(accessibility, {
    message: `${name}: ${help} (${rule}) at ${bounded(selector)}`,
    hint: `https://dequeuniversity.com/rules/axe/latest/${rule}`,
    place,
  });

/** Packages that drive a browser, and are not there. */
export const browserToolsMissing = (name: string): Diagnostic =>
  report(noBrowser, {
    message: `check --demos needs the package ${name}, which is not installed`,
    hint: 'Install what it needs beside the site: npm install --save-dev playwright-core axe-core',
  });

/** A machine without a browser. */
export const browserMissing = (): Diagnostic =>
  report(noBrowser, {
    message: 'check --demos needs Chromium or Chrome, and found neither',
    hint: 'Install one, or set CHROMIUM to the path of its program.',
  });

/** A browser that does not start. `message` is its own. */
export const browserNotStarted = (program: string, message: string): Diagnostic =>
  report(noBrowser, {
    message: `${program} does not start: ${bounded(message)}`,
    hint: 'Start it by hand to see why, or set CHROMIUM to the path of another one.',
  });
