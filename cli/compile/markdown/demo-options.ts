import type { DemoOptions } from '../../model/demo.ts';
import type { Diagnostic, Place } from '../../model/diagnostic.ts';
import {
  badOption,
  conflictingOptions,
  redundantOption,
  unknownOption,
} from '../../report/catalogue/demo/demo-options.ts';
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

function conflicts(options: DemoOptions, placeOfKey: (key: string) => Place): Diagnostic[] {
  const { hideToolbar, iframe, height } = options;
  const found = WITHOUT_TOOLBAR.filter(({ key }) => hideToolbar && options[key]).map(
    ({ key, message, hint }) => conflictingOptions(placeOfKey(key), message, hint),
  );
  if (hideToolbar === false) {
    const place = placeOfKey('hideToolbar');
    found.push(redundantOption(place, 'hideToolbar false is what holds anyway', 'Remove it.'));
  }
  if (height !== undefined && !iframe) {
    const hint = 'Only a frame has a height of its own: add "iframe": true, or remove height.';
    found.push(redundantOption(placeOfKey('height'), 'height does nothing without iframe', hint));
  }
  return found;
}
