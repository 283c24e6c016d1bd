import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import {
  demoAccessibility,
  demoConsole,
  demoCrash,
  demoHydration,
  demoTooSlow,
} from '../../report/catalogue/demo/demo-check.ts';
import type { Said, Seen, Violation } from './seen.ts';

/** Seconds a demo may take until it is alive. */
export const DEMO_SECONDS = 10;

/** What no demo is to blame for. */
const NOISE: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /Download the React DevTools/, reason: 'React advertises its developer tools' },
  {
    pattern: /^\[?\.?WebGL|GL Driver Message/,
    reason: 'the machine draws without a graphics card',
  },
  {
    pattern: /^Unrecognized feature: /,
    reason: 'what is embedded in the text may be allowed things that this browser does not know',
  },
];

/** Messages of React 18 and 19 about a difference between server and browser. */
const HYDRATION =
  /hydrat(?:ed|ion|ing)\b|did not match\. Server:|server-rendered HTML|^Warning: .*\bserver HTML\b/i;

/** How React tells what a boundary caught: once more, and with the tree. */
const CAUGHT = /The above error occurred|React will try to recreate this component tree/;

/** What was seen of a demo as findings at its directive. */
export function judgeDemo(name: string, seen: Seen, place: Place): Diagnostic[] {
  const { broken, isSlow, light, dark } = seen;
  const darkOnly = dark.filter(({ rule }) => !light.some((one) => one.rule === rule));
  return [
    ...(broken === undefined ? [] : [demoCrash(name, thrownText(seen) ?? broken, place)]),
    ...(isSlow ? [demoTooSlow(name, DEMO_SECONDS, place)] : []),
    ...judgeSaid(name, withoutCrash(seen), place),
    ...light.map((violation) => violated(name, violation, place)),
    ...darkOnly.map((violation) => violated(`${name} in the dark`, violation, place)),
  ];
}

/** Messages as findings, each once. React 18 reports one difference in up to five messages, the first of which has the details. */
export function judgeSaid(name: string, said: readonly Said[], place: Place): Diagnostic[] {
  const heard = new Set<string>();
  return said.flatMap(({ kind, text }) => {
    const words = wordsOf(text);
    const isDifference = HYDRATION.test(text);
    const key = isDifference ? 'hydration' : words;
    if (heard.has(key) || NOISE.some(({ pattern }) => pattern.test(text))) return [];
    heard.add(key);
    if (isDifference) return [demoHydration(name, words, place)];
    return [(kind === 'thrown' ? demoCrash : demoConsole)(name, words, place)];
  });
}

/** Without what is said of a crash that is told anyway. */
const withoutCrash = ({ said, broken }: Seen): readonly Said[] =>
  said.filter((one) => !isOfCrash(one, broken));

/** What was thrown, in the console's words, which have the name of the error; what stands in place of the demo has not. */
function thrownText({ said, broken }: Seen): string | undefined {
  const first = said.find((one) => isOfCrash(one, broken));
  return first && wordsOf(first.text);
}

const isOfCrash = ({ text }: Said, broken: string | undefined): boolean =>
  broken !== undefined && (CAUGHT.test(text) || broken.includes(firstLine(text)));

/** `Error: boom` and `boom` are one message. */
const firstLine = (text: string) =>
  text.replace(/^(?:Uncaught )?\w*Error: /, '').split('\n')[0] || text;

function violated(name: string, violation: Violation, place: Place): Diagnostic {
  const { rule, help, selector, count } = violation;
  const more = count > 1 ? `${selector} and ${count - 1} more` : selector;
  return demoAccessibility(name, { rule, help, selector: more }, place);
}

/** Lines of a difference that are told. */
const DIFFERENCE = 6;

/** The message in one line: without stacks, long explanations, and the parts of a tree that do not differ. */
export function wordsOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const [first = '', ...rest] = lines;
  const where = rest.filter((line) => /^Check the /.test(line));
  // The difference stands after an address that explains what it is.
  const tree = rest.slice(rest.findIndex((line) => /^https?:/.test(line)) + 1);
  const differences = HYDRATION.test(first)
    ? tree.filter((line) => /^[+-]\s/.test(line)).slice(0, DIFFERENCE)
    : [];
  const [sentence = first] = HYDRATION.test(first) ? first.split(/(?<=\.)\s(?!Server: )/) : [first];
  return [sentence, ...where, ...differences]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join(' ');
}
