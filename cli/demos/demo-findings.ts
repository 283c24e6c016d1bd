import type { Diagnostic, Place } from '../model/diagnostic.ts';
import { report } from '../report/catalogue.ts';
import { oneLine } from '../model/text.ts';

/** A message of a page, or the address of a file that its policy blocks. */
export interface PageMessage {
  readonly kind: 'console' | 'thrown' | 'blocked';
  readonly text: string;
}

export interface Violation {
  readonly rule: string;
  readonly help: string;
  readonly selector: string;
  readonly count: number;
}

export interface DemoObservation {
  readonly messages: readonly PageMessage[];
  /** Error text that the page shows in place of the demo. */
  readonly broken?: string;
  readonly isSlow: boolean;
  /** Whether an element of the demo is 0 px wide, with all that it contains. */
  readonly isInvisible: boolean;
  readonly light: readonly Violation[];
  readonly dark: readonly Violation[];
}

/** Maximum characters of a message from a demo, which may be very long. */
const MAX_CHARACTERS = 400;

export const shortenMessage = (text: string) =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text;

/** Seconds in which a demo must be hydrated. */
export const DEMO_SECONDS = 10;

/**
 * Messages not caused by demos: React DevTools, missing GPUs, unknown features of frames. Blocked
 * files and requests are reported by other messages.
 */
const NOISE =
  /Download the React DevTools|^\[?\.?WebGL|GL Driver Message|^Unrecognized feature: |^(?:Loading|Refused to load) the (?:font|stylesheet) '|^Fetch API cannot load .* Content Security Policy/;

/** The browser's messages about text that the policy does not allow to run as code. */
const CODE_BLOCKED =
  /^(?:This document requires 'TrustedScript' assignment|Executing inline |Refused to (?:evaluate|execute inline) )/;

/** The browser's messages about a blocked request or frame, with its origin. */
const ORIGIN_BLOCKED =
  /^(?:Connecting to|Refused to connect to|(Framing|Refused to frame)) '(\w+:\/\/[^/']+)/;

/** Hydration messages of React 18 and 19. */
const HYDRATION =
  /hydrat(?:ed|ion|ing)\b|did not match\. Server:|server-rendered HTML|^Warning: .*\bserver HTML\b/i;

/** React's messages about elements that browsers move, which also fails hydration. */
const NESTING = /^.+ cannot (?:(?:be|appear as) a (?:descendant|child) of|contain a nested) </;

/** React's report that a boundary caught an error. It repeats the error. */
const CAUGHT = /The above error occurred|React will try to recreate this component tree/;

export function findingsOfDemo(name: string, seen: DemoObservation, place: Place): Diagnostic[] {
  const { broken, messages, isSlow, isInvisible, light, dark } = seen;
  const isOfCrash = ({ text }: PageMessage) =>
    broken !== undefined && (CAUGHT.test(text) || broken.includes(firstLine(text)));
  // The console's text is preferred, because it includes the error's name.
  const thrown = messages.find(isOfCrash);
  const crash = thrown ? summarizeMessage(thrown.text) : broken;
  const others = messages.filter((message) => !isOfCrash(message));
  const darkOnly = dark.filter(({ rule }) => !light.some((finding) => finding.rule === rule));
  return [
    ...(crash === undefined
      ? []
      : [report('demo/crash', place, { name, text: shortenMessage(crash) })]),
    ...(isSlow ? [report('demo/crash:slow', place, { name, seconds: DEMO_SECONDS })] : []),
    ...(isInvisible ? [report('demo/no-width', place, { name })] : []),
    ...findingsOfMessages(name, others, place),
    ...light.map((violation) => accessibilityFinding(name, violation, place)),
    ...darkOnly.map((violation) => accessibilityFinding(`${name} in dark mode`, violation, place)),
  ];
}

/** Reports each message once. Reports only one of the messages that React logs about hydration. */
export function findingsOfMessages(
  name: string,
  messages: readonly PageMessage[],
  place: Place,
): Diagnostic[] {
  const reported = new Set<string>();
  return messages.flatMap((message) => {
    const code = ruleOf(message);
    const summary = summarizeMessage(message.text);
    const [, , origin] = ORIGIN_BLOCKED.exec(message.text) ?? [];
    const isOnce = code === 'demo/blocked-request:eval' || code.startsWith('demo/hydration');
    const key = isOnce ? code.replace(':nesting', '') : (origin ?? summary);
    if (reported.has(key) || NOISE.test(message.text)) return [];
    reported.add(key);
    return [report(code, place, { name, text: shortenMessage(summary), origin })];
  });
}

function ruleOf({ kind, text }: PageMessage) {
  if (kind === 'blocked') return 'demo/blocked-request:file';
  if (CODE_BLOCKED.test(text)) return 'demo/blocked-request:eval';
  const [request, frame] = ORIGIN_BLOCKED.exec(text) ?? [];
  if (request !== undefined) return frame ? 'demo/blocked-request:frame' : 'demo/blocked-request';
  if (NESTING.test(text)) return 'demo/hydration:nesting';
  if (HYDRATION.test(text)) return 'demo/hydration';
  return kind === 'thrown' ? 'demo/crash' : 'demo/console';
}

/** Returns the first line without the error's name: the page shows `boom`, not `Error: boom`. */
const firstLine = (text: string) =>
  text.replace(/^(?:Uncaught )?\w*Error: /, '').split('\n')[0] || text;

function accessibilityFinding(name: string, violation: Violation, place: Place): Diagnostic {
  const { rule, help, selector, count } = violation;
  const elements = count > 1 ? `${selector} and ${count - 1} more` : selector;
  return report('demo/accessibility', place, {
    name,
    rule,
    help,
    selector: shortenMessage(elements),
  });
}

/** Reports the style sheets of a page's demos if these selectors match elements outside demos. */
export const globalStyleFindings = (selectors: readonly string[], place: Place): Diagnostic[] =>
  selectors.length === 0
    ? []
    : [report('demo/global-styles', place, { selectors: shortenMessage(selectors.join('; ')) })];

const MAX_DIFFERENCES = 6;

/** Shortens a message to one line, without stacks, explanations and unchanged parts of the tree. */
export function summarizeMessage(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  // Some libraries frame their messages with asterisks.
  const start = lines.findIndex((line) => /[\p{L}\p{N}]/u.test(line));
  const [first = '', ...rest] = lines.slice(Math.max(start, 0));
  const isHydration = HYDRATION.test(first);
  const where = rest.filter((line) => /^Check the /.test(line));
  // The tree comes after the address of the explanation.
  const tree = rest.slice(rest.findIndex((line) => /^https?:/.test(line)) + 1);
  const differences = isHydration
    ? tree.filter((line) => /^[+-]\s/.test(line)).slice(0, MAX_DIFFERENCES)
    : [];
  const [sentence = first] = isHydration ? first.split(/(?<=\.)\s(?!Server: )/) : [first];
  return [sentence, ...where, ...differences].map(oneLine).join(' ');
}
