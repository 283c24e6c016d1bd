import type { DemoOptions } from '../../model/page.ts';
import type { Diagnostic, Place, Range } from '../../model/diagnostic.ts';
import { closest, slipOf } from '../../report/suggest.ts';
import { report } from '../../report/catalogue.ts';

interface OptionKind {
  /** Completes the message "Expected …". */
  readonly expected: string;
  readonly accepts: (value: unknown) => boolean;
  /** Texts among the accepted values, for suggestions. */
  readonly texts?: readonly string[];
}

const BOOLEAN: OptionKind = {
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};
const BACKGROUNDS = ['gradient', 'inline', 'outlined', 'playground'];
const BACKGROUND: OptionKind = {
  expected: 'true, false, "gradient", "inline", "outlined" or "playground"',
  accepts: (value) => BOOLEAN.accepts(value) || BACKGROUNDS.some((one) => one === value),
  texts: BACKGROUNDS,
};
const PIXELS: OptionKind = {
  expected: 'a number of pixels above 0',
  accepts: (value) => typeof value === 'number' && value > 0,
};

/** Options of a demo directive, with their types. */
const OPTIONS: ReadonlyMap<string, OptionKind> = new Map<keyof DemoOptions, OptionKind>([
  ['bg', BACKGROUND],
  ['hideToolbar', BOOLEAN],
  ['defaultCodeOpen', BOOLEAN],
  ['iframe', BOOLEAN],
  ['height', PIXELS],
  ['maxWidth', PIXELS],
  ['disableLiveEdit', BOOLEAN],
  ['hideEditButton', BOOLEAN],
  ['disableAd', BOOLEAN],
]);

export interface OptionLocation {
  /** Location of the key including its quotes. */
  readonly key: Place;
  /** Range of the option and the comma before it. Undefined if only the directive is located. */
  readonly whole?: Range;
}

/** Returns the valid options of a demo directive and reports the others. */
export function checkDemoOptions(
  written: Readonly<Record<string, unknown>>,
  locate: (key: string) => OptionLocation,
): { readonly options: DemoOptions; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const options: Record<string, unknown> = {};
  const taken = new Set(Object.keys(written));
  for (const [key, value] of Object.entries(written)) {
    const kind = OPTIONS.get(key);
    if (!kind) diagnostics.push(unknownKey(key, value, { taken, at: locate(key) }));
    else if (kind.accepts(value)) options[key] = value;
    else {
      const similar = typeof value === 'string' ? closest(value, kind.texts ?? []) : undefined;
      const meant = similar && JSON.stringify(similar);
      const values = { name: key, value: JSON.stringify(value), expected: kind.expected, meant };
      diagnostics.push(report('demo/option-type', locate(key).key, values));
    }
  }
  diagnostics.push(...redundantOptions(options, locate));
  return { options, diagnostics };
}

/** Reports an unknown option. Offers a fix if a similar option is unused and accepts the value. */
function unknownKey(
  key: string,
  value: unknown,
  { taken, at }: { readonly taken: Set<string>; readonly at: OptionLocation },
): Diagnostic {
  const slip = slipOf(key, OPTIONS.keys());
  const isFree = slip !== undefined && !taken.has(slip) && OPTIONS.get(slip)?.accepts(value);
  const isCertain = isFree === true && at.whole !== undefined;
  if (isCertain) taken.add(slip);
  const meant = slip ?? closest(key, OPTIONS.keys());
  const fix = isCertain ? { replace: JSON.stringify(slip) } : undefined;
  return report('demo/unknown-option', at.key, { name: key, meant, fix });
}

/** Options that have no effect without the toolbar. */
const NEEDS_TOOLBAR = [
  'defaultCodeOpen',
  'disableAd',
  'hideEditButton',
  'disableLiveEdit',
] as const;

function redundantOptions(
  options: DemoOptions,
  locate: (key: string) => OptionLocation,
): Diagnostic[] {
  const { hideToolbar, iframe, height } = options;
  const found = NEEDS_TOOLBAR.filter((key) => hideToolbar && options[key]).map((key) =>
    report('demo/redundant-option:toolbar', locate(key).key, { key }),
  );
  if (hideToolbar === false) {
    const { key, whole } = locate('hideToolbar');
    const fix = whole && { replace: '', range: whole };
    found.push(report('demo/redundant-option', key, { fix }));
  }
  if (height !== undefined && !iframe) {
    // No fix, because the author may have meant either.
    found.push(report('demo/redundant-option:height', locate('height').key));
  }
  return found;
}
