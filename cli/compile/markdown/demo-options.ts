import type { DemoOptions } from '../../model/page.ts';
import type { Diagnostic, Place, Range } from '../../model/diagnostic.ts';
import {
  badOption,
  conflictingOptions,
  redundantOption,
  unknownOption,
} from '../../report/catalogue/demo/demo-options.ts';
import { closest, slipOf } from '../../report/suggest.ts';

interface OptionKind {
  /** Completes "Expected …". */
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
}

const BACKGROUNDS: readonly unknown[] = [
  true,
  false,
  'gradient',
  'inline',
  'outlined',
  'playground',
];
const YES_NO: OptionKind = {
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};
const PIXELS: OptionKind = {
  expected: 'a number of pixels above 0',
  accepts: (value) => typeof value === 'number' && value > 0,
};

/** Every option of a demo directive. Facts §6.3. */
const OPTIONS: ReadonlyMap<string, OptionKind> = new Map<keyof DemoOptions, OptionKind>([
  [
    'bg',
    {
      expected: 'true, false, "gradient", "inline", "outlined" or "playground"',
      accepts: (value) => BACKGROUNDS.includes(value),
    },
  ],
  ['hideToolbar', YES_NO],
  ['defaultCodeOpen', YES_NO],
  ['iframe', YES_NO],
  ['height', PIXELS],
  ['maxWidth', PIXELS],
  ['disableLiveEdit', YES_NO],
  ['hideEditButton', YES_NO],
  ['disableAd', YES_NO],
]);

/** Where an option is written: its key with the quotes, and all of it with the comma before it. */
export interface OptionPlace {
  readonly key: Place;
  /** Undefined where only the directive is known. */
  readonly whole?: Range;
}

/** The options of a demo directive that are right, and what is wrong with the others. */
export function checkDemoOptions(
  written: Readonly<Record<string, unknown>>,
  whereIs: (key: string) => OptionPlace,
): { readonly options: DemoOptions; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const options: Record<string, unknown> = {};
  const taken = new Set(Object.keys(written));
  for (const [key, value] of Object.entries(written)) {
    const kind = OPTIONS.get(key);
    if (kind?.accepts(value)) options[key] = value;
    if (kind && !kind.accepts(value)) {
      diagnostics.push(badOption(whereIs(key).key, key, kind.expected));
    }
    if (!kind) diagnostics.push(unknown(key, value, { taken, at: whereIs(key) }));
  }
  diagnostics.push(...conflicts(options, whereIs));
  return { options, diagnostics };
}

/** An option that may be put right by its name alone: one that is not there yet and takes the value. */
function unknown(
  key: string,
  value: unknown,
  { taken, at }: { readonly taken: Set<string>; readonly at: OptionPlace },
): Diagnostic {
  const slip = slipOf(key, OPTIONS.keys());
  const isFree = slip !== undefined && !taken.has(slip) && OPTIONS.get(slip)?.accepts(value);
  const isCertain = isFree === true && at.whole !== undefined;
  if (isCertain) taken.add(slip);
  const near = slip ?? closest(key, OPTIONS.keys());
  return unknownOption(at.key, key, { near, ...(isCertain && { slip }) });
}

interface Conflict {
  /** The option that has no place beside the other, or has no effect without it. */
  readonly key: keyof DemoOptions;
  readonly message: string;
  readonly hint: string;
}

/** Options of which the other says that nothing is there that they could be about. */
const WITHOUT_TOOLBAR: readonly Conflict[] = [
  {
    key: 'defaultCodeOpen',
    message: 'hideToolbar and defaultCodeOpen contradict each other',
    hint: 'Code cannot be open without the toolbar: remove one of the two.',
  },
  {
    key: 'disableAd',
    message: 'hideToolbar makes disableAd pointless',
    hint: 'There is no advert without a toolbar: remove disableAd.',
  },
  {
    key: 'hideEditButton',
    message: 'hideToolbar makes hideEditButton pointless',
    hint: 'There is no button without a toolbar: remove hideEditButton.',
  },
  {
    key: 'disableLiveEdit',
    message: 'hideToolbar makes disableLiveEdit pointless',
    hint: 'There is no code to edit without a toolbar: remove disableLiveEdit.',
  },
];

function conflicts(options: DemoOptions, whereIs: (key: string) => OptionPlace): Diagnostic[] {
  const { hideToolbar, iframe, height } = options;
  const found = WITHOUT_TOOLBAR.filter(({ key }) => hideToolbar && options[key]).map(
    ({ key, message, hint }) => conflictingOptions(whereIs(key).key, message, hint),
  );
  if (hideToolbar === false) {
    const { key, whole } = whereIs('hideToolbar');
    const message = 'hideToolbar false is what holds anyway';
    found.push(redundantOption(key, { message, hint: 'Remove it.' }, whole));
  }
  if (height !== undefined && !iframe) {
    const hint = 'Only a frame has a height of its own: add "iframe": true, or remove height.';
    const message = 'height does nothing without iframe';
    // Either may be meant: no fix.
    found.push(redundantOption(whereIs('height').key, { message, hint }));
  }
  return found;
}
