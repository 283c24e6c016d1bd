import type { ComponentType } from 'react';
import type { Store } from '../contract/reader.ts';
import { createStore } from '../store.ts';

/** A component on its way to the page. */
export interface Attempt {
  readonly Component: ComponentType;
  /** Differs from that of every other attempt in its island: each starts with a state of its own. */
  readonly turn: number;
  /** What is shown again if this one breaks before it has shown itself; none for what was on the page already. */
  readonly backup: Attempt | undefined;
}

/** What is shown in an island, and what was. */
export interface Attempts {
  readonly store: Store<Attempt>;
  /** Shows a component. Resolves when it is on the page or another one was shown meanwhile, rejects with what it throws before. */
  readonly show: (component: ComponentType) => Promise<void>;
  /** What is being shown has yet to show itself. */
  readonly isTrying: () => boolean;
  /** An attempt is on the page, and its effects have run. */
  readonly succeeded: (attempt: Attempt) => void;
  /** An attempt has thrown. */
  readonly failed: (attempt: Attempt, error: unknown) => void;
}

interface Settling {
  readonly attempt: Attempt;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The attempts of an island that shows `first`. */
export function createAttempts(first: ComponentType): Attempts {
  const store = createStore<Attempt>({ Component: first, turn: 0, backup: undefined });
  const state: { turn: number; settling?: Settling | undefined } = { turn: 0 };
  /** What was last on the page: an attempt that has yet to show itself does not count. */
  const good = () => store.get().backup ?? store.get();
  return {
    store,
    isTrying: () => store.get().backup !== undefined,
    show(component) {
      state.settling?.resolve();
      return new Promise<void>((resolve, reject) => {
        const attempt = { Component: component, turn: ++state.turn, backup: good() };
        state.settling = { attempt, resolve, reject };
        store.set(attempt);
      });
    },
    succeeded(attempt) {
      const { settling } = state;
      if (settling?.attempt.turn !== attempt.turn || store.get().turn !== attempt.turn) return;
      state.settling = undefined;
      store.set({ ...attempt, backup: undefined });
      settling.resolve();
    },
    failed(attempt, error) {
      if (!attempt.backup || store.get().turn !== attempt.turn) return;
      const { settling } = state;
      state.settling = undefined;
      store.set({ ...attempt.backup, turn: ++state.turn });
      settling?.reject(error);
    },
  };
}
