import { licenceFailed } from '../../contract/errors.ts';

/**
 * Makes what hands the key of commercial packages to the site's module, once for each document. It never rejects: demos run without a key, and
 * their packages say so. What went wrong is not told in its own words, which might name the key.
 */
export function createLicence(
  loadModule: () => Promise<{ readonly default: (key: string) => void }>,
  loadKey: () => Promise<{ readonly default: string }>,
): () => Promise<void> {
  const state: { done?: Promise<void> | undefined } = {};
  const set = async () => {
    try {
      const [module, key] = await Promise.all([loadModule(), loadKey()]);
      module.default(key.default);
    } catch {
      console.error(licenceFailed());
      // The next demo tries again: a script that did not load may load by then.
      state.done = undefined;
    }
  };
  return () => (state.done ??= set());
}
