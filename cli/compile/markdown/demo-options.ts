import type { DemoOptions } from '../../model/page.ts';
import type { Diagnostic, Place, Range } from '../../model/diagnostic.ts';
import { badOption, redundantOption, unknownOption } from '../../report/rules/demo.ts';
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
  diagnostics.push(...redundantOptions(options, whereIs));
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

/** Options that have no effect without the toolbar. */
const NEEDS_TOOLBAR = [
  'defaultCodeOpen',
  'disableAd',
  'hideEditButton',
  'disableLiveEdit',
] as const;

function redundantOptions(options: DemoOptions, whereIs: (key: string) => OptionPlace) {
  const { hideToolbar, iframe, height } = options;
  const found = NEEDS_TOOLBAR.filter((key) => hideToolbar && options[key]).map((key) => {
    const message = `${key} has no effect with hideToolbar`;
    return redundantOption(whereIs(key).key, { message, hint: `Remove ${key} or hideToolbar.` });
  });
  if (hideToolbar === false) {
    const { key, whole } = whereIs('hideToolbar');
    const message = 'hideToolbar is false by default';
    found.push(redundantOption(key, { message, hint: 'Remove it.' }, whole));
  }
  if (height !== undefined && !iframe) {
    const hint = 'Add "iframe": true, or remove height.';
    const message = 'height has no effect without iframe';
    // No fix: the author may have meant either.
    found.push(redundantOption(whereIs('height').key, { message, hint }));
  }
  return found;
}
