import { HOOKS } from '../contract/hooks.ts';
import type { CodeVariant, Scheme } from '../contract/settings.ts';
import type { TrackedEvent } from '../events.ts';

/** What is measured, and when. Times in milliseconds, chances from 0 to 1. Those of adverts are in `AD_POLICY`. Source: spec §7 and §9. */
export const ANALYTICS_POLICY = {
  vitalChance: 0.0001,
  /** How long the analytics script waits for what the reader has chosen. Facts §5. */
  consentWaitMs: 500,
  /** Events that wait for the reader's choice, or for the script, on one page. Our own limit. */
  maxWaiting: 50,
} as const;

/** Whether something is among the share that is measured. `chance` is a number from 0 to 1, drawn for it; 1 itself is never drawn. */
export const isSampled = (chance: number, rate: number) => chance < rate;

/** One event as it is sent. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** A page that was opened. `location` has neither language nor hash. */
export interface OpenedPage {
  readonly title: string;
  readonly location: string;
  /** The string `null` where there is none, as in the payload. */
  readonly productId: string;
  readonly productCategoryId: string;
}

/** The event of a page that was opened. Spec §7. */
export const pageViewEvent = (page: OpenedPage): AnalyticsEvent => ({
  name: 'page_view',
  parameters: {
    page_title: page.title,
    page_location: page.location,
    productId: page.productId,
    productCategoryId: page.productCategoryId,
  },
});

/** The event of what a reader did. */
export const actionEvent = ({ category, action, label }: TrackedEvent): AnalyticsEvent => ({
  name: category,
  parameters: { eventAction: action, ...(label !== undefined && { eventLabel: label }) },
});

/** What an element says about clicks on it, as its attributes have it. */
export interface ClickAttributes {
  readonly category: string;
  readonly action: string | null;
  readonly label: string | null;
  /** Share of clicks that count, `0.1`; null for all. */
  readonly split: string | null;
}

/** The event of a click, or undefined where it is not counted. Spec §7. `chance` is drawn for the click. */
export function clickEvent(
  { category, action, label, split }: ClickAttributes,
  chance: number,
): AnalyticsEvent | undefined {
  if (action === null || (split !== null && !isSampled(chance, Number(split)))) return undefined;
  return actionEvent({ category, action, ...(label !== null && { label }) });
}

/** The event of an advert. Spec §7. */
export const adEvent = (action: 'display' | 'click' | 'crash', label: string): AnalyticsEvent =>
  actionEvent({ category: 'ad', action, label });

/** What is told about a reader: choices and the screen, never who it is. */
export interface MeasuredReader {
  readonly codeVariant: CodeVariant;
  readonly codeStyle: string;
  readonly userLanguage: string;
  readonly pixelRatio: number;
  /** What the operating system prefers. */
  readonly systemScheme: Scheme;
  /** What the site shows. */
  readonly scheme: Scheme;
}

/** The properties that events of a reader come with. Spec §7. */
export const userPropertiesOf = (reader: MeasuredReader) => ({
  codeVariant: reader.codeVariant,
  codeStylingVariant: reader.codeStyle,
  userLanguage: reader.userLanguage,
  // Browsers zoom in small steps: without rounding there would be hundreds of values.
  devicePixelRatio: Math.round(reader.pixelRatio * 10) / 10,
  colorSchemeOS: reader.systemScheme,
  colorScheme: reader.scheme,
});

/** The same, as a type. */
export type UserProperties = ReturnType<typeof userPropertiesOf>;

/** A measure of how a page was for its reader, `LCP`. */
export interface WebVital {
  readonly name: string;
  readonly id: string;
  readonly value: number;
  readonly delta: number;
}

/** The event of such a measure. Spec §7. */
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

/** Words of an event, made from the element that was clicked and the pathname of its page. */
type Words = (element: Element, pathname: string) => string | undefined;

/** What is counted where markup says nothing about it: a control of the shell. What has no label is labelled by its demo. */
type Counted = readonly [selector: string, category: string, action: string | Words, label?: Words];

const valueOf =
  (name: string): Words =>
  (element) =>
    element.closest(`[${name}]`)?.getAttribute(name) ?? '';

const demoOf: Words = (element, pathname) => pathname + valueOf(HOOKS.demo)(element, pathname);
const pageOf: Words = (_element, pathname) => pathname;
const none: Words = () => undefined;

/** Made when it is asked for: a site that counts nothing then has none of it. */
const clicks = (): readonly Counted[] => [
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
  [`[${HOOKS.codeBlock}] [${HOOKS.copy}]`, 'code', 'copy-click', pageOf],
  [`button[${HOOKS.apiView}]`, 'layout', valueOf(HOOKS.apiTable), valueOf(HOOKS.apiView)],
  [`[${HOOKS.notifications}]`, 'AppBar', 'toggleNotifications', none],
  [`[${HOOKS.toTop}]`, 'docs', 'click-back-to-top', none],
  [`[${HOOKS.language}]`, 'l10n', valueOf('hreflang'), none],
  [`[${HOOKS.closeAnnouncement}]`, 'Announcement', 'close', valueOf(HOOKS.announcement)],
  // The root has the attribute too, once the announcement is closed.
  [`body [${HOOKS.announcement}] a`, 'Announcement', 'click', valueOf(HOOKS.announcement)],
];

const counted = () =>
  [`[${HOOKS.eventCategory}]`, ...clicks().map(([selector]) => selector)].join();

function controlEvent(element: Element, pathname: string): AnalyticsEvent | undefined {
  const found = clicks().find(([selector]) => element.matches(selector));
  if (!found) return undefined;
  const [, category, action, label = demoOf] = found;
  return actionEvent({
    category,
    action: typeof action === 'string' ? action : `${action(element, pathname)}`,
    label: label(element, pathname),
  });
}

/**
 * The event of a click: that of the nearest element that says it is counted, or that is a control of the shell. Spec §7.
 * `chance` is drawn for the click.
 */
export function eventOfClick(
  target: Element,
  pathname: string,
  chance: number,
): AnalyticsEvent | undefined {
  const element = target.closest(counted());
  if (!element) return undefined;
  const read = (name: string) => element.getAttribute(name);
  const category = read(HOOKS.eventCategory);
  if (category === null) return controlEvent(element, pathname);
  const [action, label] = [read(HOOKS.eventAction), read(HOOKS.eventLabel)];
  return clickEvent({ category, action, label, split: read(HOOKS.eventSplit) }, chance);
}

/** The event of a choice in a list: the way in which demos are written. */
export function eventOfChange(target: Element, pathname: string): AnalyticsEvent | undefined {
  if (!target.matches(`[${HOOKS.chooseStyle}]`)) return undefined;
  const { value } = target as HTMLSelectElement;
  return actionEvent({
    category: 'demo',
    action: `styling-${value}`,
    label: demoOf(target, pathname),
  });
}
