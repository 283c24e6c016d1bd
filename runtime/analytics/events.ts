import type { CodeVariant, Scheme } from '../contract/settings.ts';
import type { TrackedEvent } from '../track.ts';
import { isSampled } from './policy.ts';

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
