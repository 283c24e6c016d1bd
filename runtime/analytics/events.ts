import type { Metric } from 'web-vitals';
import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import type { CodeVariant, Scheme } from '../contract/settings.ts';
import type { TrackedEvent } from '../events.ts';

/** Chances (0 to 1) and limits of analytics; for adverts, see `AD_POLICY`. */
export const ANALYTICS_POLICY = {
  vitalChance: 0.0001,
  /** Time for which the analytics script waits for consent. */
  consentWaitMs: 500,
} as const;

/** Whether an event is in the sample. `chance` is from 0 up to, but not including, 1. */
export const isSampled = (chance: number, rate: number) => chance < rate;

export interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** A page view. `location` has no language or hash. Missing ids are the text `null`. */
interface OpenedPage extends Pick<PagePayload, 'productId' | 'productCategoryId'> {
  readonly title: string;
  readonly location: string;
}

export const pageViewEvent = (page: OpenedPage): AnalyticsEvent => ({
  name: 'page_view',
  parameters: {
    page_title: page.title,
    page_location: page.location,
    productId: page.productId,
    productCategoryId: page.productCategoryId,
  },
});

export const actionEvent = ({ category, action, label }: TrackedEvent): AnalyticsEvent => ({
  name: category,
  parameters: { eventAction: action, ...(label !== undefined && { eventLabel: label }) },
});

/**
 * Returns the event of a click on an element with attributes for events, or undefined if it is not
 * in the sample. `split` is the share of clicks that count, `0.1`; null for all.
 */
export function clickEvent(
  {
    category,
    action,
    label,
    split,
  }: { category: string } & Record<'action' | 'label' | 'split', string | null>,
  chance: number,
): AnalyticsEvent | undefined {
  if (action === null || (split !== null && !isSampled(chance, Number(split)))) return undefined;
  return actionEvent({ category, action, ...(label !== null && { label }) });
}

/** Choices and the screen of a reader: nothing that identifies them. */
interface MeasuredReader {
  readonly codeVariant: CodeVariant;
  readonly codeStyle: string;
  readonly userLanguage: string;
  readonly pixelRatio: number;
  /** Preference of the operating system. */
  readonly systemScheme: Scheme;
  readonly scheme: Scheme;
}

export const userPropertiesOf = (reader: MeasuredReader) => ({
  codeVariant: reader.codeVariant,
  codeStylingVariant: reader.codeStyle,
  userLanguage: reader.userLanguage,
  // Browsers zoom in small steps: without rounding there would be hundreds of values.
  devicePixelRatio: Math.round(reader.pixelRatio * 10) / 10,
  colorSchemeOS: reader.systemScheme,
  colorScheme: reader.scheme,
});

export type UserProperties = ReturnType<typeof userPropertiesOf>;

type WebVital = Pick<Metric, 'name' | 'id' | 'value' | 'delta'>;

export const webVitalEvent = ({ name, id, value, delta }: WebVital): AnalyticsEvent => ({
  name,
  parameters: {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  },
});

/** Function that reads a word of an event from the clicked element and the page's pathname. */
type ReadWord = (element: Element, pathname: string) => string | undefined;

/** A control whose clicks count without attributes. The default label names page and demo. */
type CountedControl = readonly [
  selector: string,
  category: string,
  action: string | ReadWord,
  label?: ReadWord,
];

const attribute =
  (name: string): ReadWord =>
  (element) =>
    element.closest(`[${name}]`)?.getAttribute(name) ?? '';

const demoLabel: ReadWord = (element, pathname) =>
  pathname + attribute(HOOKS.demo)(element, pathname);
const pageLabel: ReadWord = (_element, pathname) => pathname;
const noLabel: ReadWord = () => undefined;

/** Returns the counted controls. A function, so that sites without analytics do not ship them. */
const countedControls = (): readonly CountedControl[] => [
  [`[${HOOKS.expand}]`, 'demo', 'expand'],
  [`[${HOOKS.tools}] [${HOOKS.copy}]`, 'demo', 'copy'],
  [`[${HOOKS.sandbox}]`, 'demo', 'stackblitz'],
  [`[${HOOKS.demo}] [${HOOKS.menu}] a`, 'demo', 'github'],
  [`[${HOOKS.resetDemo}]`, 'demo', 'reset'],
  [`[${HOOKS.resetFocus}]`, 'demo', 'reset-focus'],
  [`[${HOOKS.toggleScheme}]`, 'demo', 'toggle-scheme'],
  [`[${HOOKS.toggleDirection}]`, 'demo', 'toggle-direction'],
  [`[${HOOKS.copyDemoLink}=TS]`, 'demo', 'copy-ts-source-link'],
  [`[${HOOKS.copyDemoLink}=JS]`, 'demo', 'copy-js-source-link'],
  [`[${HOOKS.chooseVariant}=TS]`, 'demo', 'source-ts'],
  [`[${HOOKS.chooseVariant}=JS]`, 'demo', 'source-js'],
  [`[${HOOKS.codeBlock}] [${HOOKS.copy}]`, 'code', 'copy-click', pageLabel],
  [`button[${HOOKS.apiView}]`, 'layout', attribute(HOOKS.apiTable), attribute(HOOKS.apiView)],
  [`[${HOOKS.notifications}]`, 'AppBar', 'toggleNotifications', noLabel],
  [`[${HOOKS.toTop}]`, 'docs', 'click-back-to-top', noLabel],
  [`[${HOOKS.language}]`, 'l10n', attribute('hreflang'), noLabel],
  [`[${HOOKS.closeAnnouncement}]`, 'Announcement', 'close', attribute(HOOKS.announcement)],
  // Only in the body: once the announcement is closed, the root has the attribute too.
  [`body [${HOOKS.announcement}] a`, 'Announcement', 'click', attribute(HOOKS.announcement)],
];

/** Returns the event of a click on a counted element. `chance` is drawn for the click. */
export function eventOfClick(
  target: Element,
  pathname: string,
  chance: number,
): AnalyticsEvent | undefined {
  const controls = countedControls();
  const selectors = [`[${HOOKS.eventCategory}]`, ...controls.map(([selector]) => selector)];
  const element = target.closest(selectors.join());
  if (!element) return undefined;
  const read = (name: string) => element.getAttribute(name);
  const category = read(HOOKS.eventCategory);
  if (category !== null) {
    const [action, label] = [read(HOOKS.eventAction), read(HOOKS.eventLabel)];
    return clickEvent({ category, action, label, split: read(HOOKS.eventSplit) }, chance);
  }
  const control = controls.find(([selector]) => element.matches(selector));
  if (!control) return undefined;
  const [, name, action, label = demoLabel] = control;
  return actionEvent({
    category: name,
    action: typeof action === 'string' ? action : `${action(element, pathname)}`,
    label: label(element, pathname),
  });
}

export function eventOfChange(target: Element, pathname: string): AnalyticsEvent | undefined {
  if (!target.matches(`[${HOOKS.chooseStyle}]`)) return undefined;
  const { value } = target as HTMLSelectElement;
  const label = demoLabel(target, pathname);
  return actionEvent({ category: 'demo', action: `styling-${value}`, label });
}
