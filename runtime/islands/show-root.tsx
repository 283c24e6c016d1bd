import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { Mounted, MountOptions } from '../contract/island.ts';
import { ReaderContext } from '../reader/react.ts';
import { reserve } from './reserve.ts';

interface AnnouncedProps {
  /** Called once the children are on the page. */
  readonly whenShown: () => void;
  readonly children: ReactNode;
}

function Announced({ whenShown, children }: AnnouncedProps): ReactNode {
  useEffect(whenShown, [whenShown]);
  return children;
}

/** What is to be rendered into an island. */
export interface Shown {
  readonly tree: ReactNode;
  /** It is rendered anew, instead of being hydrated. */
  readonly isFresh: boolean;
  /** What a fresh one waits for. */
  readonly prepared: Promise<void>;
  /** Gets errors that something in the tree has caught, in place of the console. React 18 does not call it and logs them itself. */
  readonly onCaught?: (error: unknown) => void;
}

/** Hydrates an element, or renders into it. */
export function showRoot(
  element: HTMLElement,
  { prefix, reader }: MountOptions,
  { tree, isFresh, prepared, onCaught }: Shown,
): Pick<Mounted, 'unmount' | 'ready'> {
  const { promise: ready, resolve: whenShown } = createSignal();
  const whole = (
    <ReaderContext.Provider value={reader}>
      <Announced whenShown={whenShown}>{tree}</Announced>
    </ReaderContext.Provider>
  );
  const options = { identifierPrefix: prefix, ...(onCaught && { onCaughtError: onCaught }) };
  if (!isFresh) {
    const shown: { root?: Root } = {};
    // In a transition React renders a few milliseconds at a time, and the page answers in between.
    startTransition(() => {
      shown.root = hydrateRoot(element, whole, options);
    });
    return { unmount: () => shown.root?.unmount(), ready };
  }
  if (element.hasChildNodes()) reserve(element);
  const root = createRoot(element, options);
  void prepared.then(() => root.render(whole));
  return { unmount: () => root.unmount(), ready };
}

function createSignal() {
  const signal = { resolve: () => undefined as void };
  const promise = new Promise<void>((resolve) => (signal.resolve = resolve));
  return { promise, resolve: () => signal.resolve() };
}
