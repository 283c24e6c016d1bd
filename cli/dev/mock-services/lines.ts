/** What a stand-in got. */
export interface MockCall {
  readonly service: 'adverts' | 'analytics';
  /** In a word or two: `page_view`, `JSON`. */
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const TEXT_LENGTH = 120;

/** A value in a line: what is no plain word is quoted, and long texts are cut. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  const short = text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
  return /^[\w./:-]+$/.test(short) ? short : JSON.stringify(short);
}

/** One line about a call, with the time of day in UTC: `09:30:00.000 analytics page_view title="Button"`. */
export function callLine({ service, name, details }: MockCall, time: Date): string {
  const rest = Object.entries(details).map(([key, value]) => `${key}=${valueText(value)}`);
  return [time.toISOString().slice(11, 23), service, valueText(name), ...rest].join(' ');
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const analytics = (name: string, details: unknown): MockCall => ({
  service: 'analytics',
  name,
  details: isFields(details) ? details : details === undefined ? {} : { value: details },
});

/** A command of a page to Google Analytics: `['event', 'page_view', { … }]`. */
export function commandCall(command: unknown): MockCall {
  const [kind, subject, details] = Array.isArray(command) ? (command as unknown[]) : [];
  if (kind === 'event') return analytics(String(subject), details);
  if (isFields(subject)) return analytics(String(kind), subject);
  const name = [kind, subject].filter((part) => part !== undefined).map(String);
  return analytics(name.join(' '), details);
}

/** What a site sent by itself: an event `{ name, parameters, … }`, a list of such, or `{ events: [ … ], … }`. */
export function beaconCalls(body: unknown): readonly MockCall[] {
  if (Array.isArray(body)) return body.flatMap(beaconCalls);
  if (!isFields(body)) return [analytics('unknown', body)];
  const { events, name, parameters, ...rest } = body;
  if (Array.isArray(events)) return events.flatMap(beaconCalls);
  const own = isFields(parameters) ? parameters : {};
  return [analytics(typeof name === 'string' ? name : 'unknown', { ...own, ...rest })];
}
