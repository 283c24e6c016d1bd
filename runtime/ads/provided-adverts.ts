import { parseText } from '../contract/services.ts';
import type { Advert } from '../contract/services.ts';
import { AD_LIMITS, poolOf } from './flow.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Another site over `https:`, or a path of this one. */
const isAddress = (value: unknown): value is string =>
  isText(value) &&
  /^(?:https:\/\/|\/(?![/\\]))\S*$/.test(value) &&
  URL.canParse(value, 'https://x');

function advertIn(entry: unknown, poweredby: string): Advert | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { name, link, img, description, ...fields } = entry as Fields;
  if (!isText(name) || !isAddress(link) || !isText(description)) return undefined;
  return {
    name,
    link,
    ...(isAddress(img) && { img }),
    description: parseText(description),
    poweredby: isText(fields['poweredby']) ? fields['poweredby'] : poweredby,
    label: `in-house-${name}`,
  };
}

/** The usable in-house adverts in what a module of the site gives, whatever its shape. `poweredby` is whom they come from unless they say it. */
export function advertsIn(value: unknown, poweredby: string): readonly Advert[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => advertIn(entry, poweredby) ?? []);
}

async function givenBy(address: string): Promise<unknown> {
  const { default: given } = (await import(address)) as Fields;
  return typeof given === 'function' ? (given as () => unknown)() : given;
}

/** The in-house adverts that the module at an address gives: its default export, or what that returns. The pool where it fails. Spec §8. */
export async function providedAdverts(
  address: string,
  pool: readonly Advert[],
): Promise<readonly Advert[]> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, AD_LIMITS.maxProviderMs);
  });
  try {
    const given = await Promise.race([givenBy(address), tooLate]);
    return poolOf(() => advertsIn(given, pool[0]?.poweredby ?? ''), pool);
  } catch {
    // The pool is the answer.
    return pool;
  }
}
