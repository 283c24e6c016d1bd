import { ISLAND_TAG } from '../contract/hooks.ts';

/** What the client needs of an island that the page's own script runs. */
interface Restartable extends Element {
  readonly restart?: (module?: string) => void;
}

/** Imports a new module for the named demos and starts them again. */
export function restartDemos(module: string, names: readonly string[]): void {
  for (const island of document.querySelectorAll<Restartable>(ISLAND_TAG)) {
    if (names.includes(island.getAttribute('name') ?? '')) island.restart?.(module);
  }
}
