import { Idiomorph } from 'idiomorph';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';

/** Attributes that the reader or a script changes: what the server says about them does not count. */
const READERS_OWN = new Set([
  'open',
  'hidden',
  'aria-expanded',
  'aria-selected',
  'tabindex',
  'value',
  'checked',
  HOOKS.hydrated,
  HOOKS.copied,
]);

const islandKey = (island: Element) =>
  `${island.getAttribute('module')} ${island.getAttribute('name')}`;

/**
 * Gives islands of both trees ids by module and name while `task` runs, so that an island is only ever matched with itself: one
 * that is hydrated must never become another.
 */
function withIslandIds(trees: readonly Element[], task: () => void): void {
  const marked: Element[] = [];
  for (const tree of trees) {
    const counts = new Map<string, number>();
    for (const island of tree.querySelectorAll(`${ISLAND_TAG}:not([id])`)) {
      const key = islandKey(island);
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      island.id = `${ISLAND_TAG} ${key} ${count}`;
      marked.push(island);
    }
  }
  try {
    task();
  } finally {
    for (const island of marked) island.removeAttribute('id');
  }
}

/** Whether a node is an island that runs what the new page also wants. */
const isRunning = (node: Node) =>
  node instanceof Element && node.matches(ISLAND_TAG) && node.hasAttribute(HOOKS.hydrated);

/** Makes `before` equal to `after` with the fewest changes: scroll, focus, open details and running islands stay. */
export function morphElement(before: Element, after: Element): void {
  withIslandIds([before, after], () => {
    // Without blocking on stylesheets it is done when it returns.
    void Idiomorph.morph(before, after, {
      morphStyle: 'outerHTML',
      callbacks: {
        beforeNodeMorphed: (node: Node) => !isRunning(node),
        beforeAttributeUpdated: (name: string) => !READERS_OWN.has(name),
      },
    });
  });
}
