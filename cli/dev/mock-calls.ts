/** A call that a mock service received. */
export interface MockCall {
  readonly service: 'adverts' | 'analytics';
  /** In a word or two: `page_view`, `JSON`. */
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const TEXT_LENGTH = 120;

/** Formats a value for a line: quoted unless it is a plain word, and cut if it is long. */
function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  const short = text.length > TEXT_LENGTH ? `${text.slice(0, TEXT_LENGTH)}…` : text;
  return /^[\w./:-]+$/.test(short) ? short : JSON.stringify(short);
}

/** Formats a call with the time of day in UTC: `09:30:00.000 analytics page_view title="Button"`. */
export function callLine({ service, name, details }: MockCall, time: Date): string {
  const rest = Object.entries(details).map(([key, value]) => `${key}=${valueText(value)}`);
  return [time.toISOString().slice(11, 23), service, valueText(name), ...rest].join(' ');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const analyticsCall = (name: string, details: unknown): MockCall => ({
  service: 'analytics',
  name,
  details: isObject(details) ? details : details === undefined ? {} : { value: details },
});

/** Parses a command of a page to Google Analytics: `['event', 'page_view', { … }]`. */
export function commandCall(command: unknown): MockCall {
  const [kind, subject, details] = Array.isArray(command) ? (command as unknown[]) : [];
  if (kind === 'event') return analyticsCall(String(subject), details);
  if (isObject(subject)) return analyticsCall(String(kind), subject);
  const name = [kind, subject].filter((part) => part !== undefined).map(String);
  return analyticsCall(name.join(' '), details);
}

/** Parses a beacon: an event `{ name, parameters, … }`, a list of events, or `{ events: [ … ], … }`. */
export function beaconCalls(body: unknown): readonly MockCall[] {
  if (Array.isArray(body)) return body.flatMap(beaconCalls);
  if (!isObject(body)) return [analyticsCall('unknown', body)];
  const { events, name, parameters, ...rest } = body;
  if (Array.isArray(events)) return events.flatMap(beaconCalls);
  const own = isObject(parameters) ? parameters : {};
  return [analyticsCall(typeof name === 'string' ? name : 'unknown', { ...own, ...rest })];
}
