/** What a page tells its service worker once it has nothing else to do: everything that it has loaded, so that it can be read offline. */
export interface LoadedMessage {
  readonly kind: 'loaded';
  /** Absolute addresses, that of the page first. */
  readonly addresses: readonly string[];
  /** The reader wants as few bytes as possible: nothing is kept that was not asked for. */
  readonly isFrugal: boolean;
}

/** What a service worker tells the pages that had another one before. */
export interface ReplacedMessage {
  readonly kind: 'replaced';
  /** Id of the build that it came with. */
  readonly build: string;
}

const hasKind = (value: unknown, kind: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** The message of a page; undefined for what is none. */
export function asLoaded(value: unknown): LoadedMessage | undefined {
  if (!hasKind(value, 'loaded') || !Array.isArray(value['addresses'])) return undefined;
  const addresses = value['addresses'].filter((one): one is string => typeof one === 'string');
  return { kind: 'loaded', addresses, isFrugal: value['isFrugal'] === true };
}

/** The message of a service worker; undefined for what is none. */
export function asReplaced(value: unknown): ReplacedMessage | undefined {
  if (!hasKind(value, 'replaced') || typeof value['build'] !== 'string') return undefined;
  return { kind: 'replaced', build: value['build'] };
}
