import { parseText, type Advert } from '../contract/services.ts';
import { sleep } from '../events.ts';
import { isRecord } from '../storage.ts';
import { AD_LIMITS } from './flow.ts';

/** Loads in-house adverts from a module's default export or its result, else the pool. */
export async function providedAdverts(
  address: string,
  pool: readonly Advert[],
): Promise<readonly Advert[]> {
  try {
    const value = await Promise.race([loadDefault(address), sleep(AD_LIMITS.maxProviderMs)]);
    const provided = advertsIn(value, pool[0]?.poweredby ?? '');
    return provided.length > 0 ? provided : pool;
  } catch {
    // A module of the site must not break the page.
    return pool;
  }
}

async function loadDefault(address: string): Promise<unknown> {
  const { default: value } = (await import(address)) as { readonly default?: unknown };
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

/** Returns the usable adverts of a value of any shape. `poweredby` is the default publisher. */
export function advertsIn(value: unknown, poweredby: string): readonly Advert[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => advertIn(entry, poweredby) ?? []);
}

function advertIn(entry: unknown, poweredby: string): Advert | undefined {
  if (!isRecord(entry)) return undefined;
  const { name, link, img, description, poweredby: by } = entry;
  if (!isText(name) || !isAddress(link) || !isText(description)) return undefined;
  return {
    name,
    link,
    ...(isAddress(img) && { img }),
    description: parseText(description),
    poweredby: isText(by) ? by : poweredby,
    label: `in-house-${name}`,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isAddress = (value: unknown): value is string =>
  isText(value) &&
  /^(?:https:\/\/|\/(?![/\\]))\S*$/.test(value) &&
  URL.canParse(value, 'https://x');
