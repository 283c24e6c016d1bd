import type { DemoOptions } from '../../model/demo.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import {
  badOption,
  conflictingOptions,
  unknownOption,
} from '../../report/catalogue/content/demo-options.ts';
import { closest } from '../../report/suggest.ts';

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

/** The options of a demo directive that are right, and what is wrong with the others. */
export function checkDemoOptions(
  written: Readonly<Record<string, unknown>>,
  placeOfKey: (key: string) => Place,
): { readonly options: DemoOptions; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const options: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(written)) {
    const kind = OPTIONS.get(key);
    if (kind?.accepts(value)) options[key] = value;
    if (kind && !kind.accepts(value)) {
      diagnostics.push(badOption(placeOfKey(key), key, kind.expected));
    }
    if (!kind) diagnostics.push(unknownOption(placeOfKey(key), key, closest(key, OPTIONS.keys())));
  }
  diagnostics.push(...conflicts(options, placeOfKey));
  return { options, diagnostics };
}

function conflicts(options: DemoOptions, placeOfKey: (key: string) => Place): Diagnostic[] {
  const { hideToolbar, defaultCodeOpen, disableAd } = options;
  const place = placeOfKey('hideToolbar');
  const found: Diagnostic[] = [];
  if (hideToolbar === false) {
    found.push(conflictingOptions(place, 'hideToolbar false is what holds anyway', 'Remove it.'));
  }
  if (hideToolbar && defaultCodeOpen) {
    const hint = 'Code cannot be open without the toolbar: remove one of the two.';
    found.push(
      conflictingOptions(place, 'hideToolbar and defaultCodeOpen contradict each other', hint),
    );
  }
  if (hideToolbar && disableAd) {
    const hint = 'There is no advert without a toolbar: remove disableAd.';
    found.push(conflictingOptions(place, 'hideToolbar makes disableAd pointless', hint));
  }
  return found;
}
