import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import type { ComponentProps, OwnSettings } from '../contract/demos.ts';
import { INITIAL_SETTINGS, type Settings, type Store } from '../contract/settings.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { useStore } from '../reader/react.ts';
import { createStore } from '../store.ts';

interface Attempt {
  readonly Component: ComponentType;
  /** Unique in its island, so that each attempt starts with fresh state. */
  readonly id: number;
  /** Attempt to show again if this one throws before it is on the page; absent once it is. */
  readonly backup?: Attempt;
  /** Settle the promise of `show`; absent for the island's own component. */
  readonly resolve?: () => void;
  readonly reject?: (error: unknown) => void;
}

/** The components shown in an island, one after another. */
export interface Attempts {
  readonly store: Store<Attempt>;
  /** Shows a component. Resolves once it is on the page or replaced, rejects if it throws. */
  readonly show: (component: ComponentType) => Promise<void>;
  /** Whether the current component is not on the page yet. */
  readonly isTrying: () => boolean;
  /** Called when an attempt is on the page and its effects have run. */
  readonly succeeded: (attempt: Attempt) => void;
  /** Called when an attempt has thrown. */
  readonly failed: (attempt: Attempt, error: unknown) => void;
}

export function createAttempts(first: ComponentType): Attempts {
  const store = createStore<Attempt>({ Component: first, id: 0 });
  let lastId = 0;
  return {
    store,
    isTrying: () => store.get().backup !== undefined,
    show: (Component) =>
      new Promise<void>((resolve, reject) => {
        const current = store.get();
        current.resolve?.();
        const backup = current.backup ?? current;
        store.set({ Component, id: ++lastId, backup, resolve, reject });
      }),
    succeeded({ backup, ...shown }) {
      if (!backup || store.get().id !== shown.id) return;
      store.set(shown);
      shown.resolve?.();
    },
    failed({ backup, id, reject }, error) {
      if (!backup || store.get().id !== id) return;
      store.set({ ...backup, id: ++lastId });
      reject?.(error);
    },
  };
}

/** Reports that an attempt is on the page, after errors in its effects have been caught. */
function Completed(props: { readonly attempts: Attempts; readonly children: ReactNode }) {
  const { attempts, children } = props;
  useEffect(() => {
    const shown = attempts.store.get();
    const timer = setTimeout(() => attempts.succeeded(shown));
    return () => clearTimeout(timer);
  }, [attempts]);
  return children;
}

/** Handles an error of a demo, which `retry` renders again. */
type OnError = (error: unknown, retry: () => void) => void;

interface BoundaryProps {
  readonly onError: OnError;
  readonly children: ReactNode;
}

/** Removes a demo that throws. A class, as React has no other boundaries. */
class DemoBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(thrown: unknown): void {
    this.props.onError(thrown, () => this.setState({ hasFailed: false }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const NO_OWN_SETTINGS: OwnSettings = {};

interface DemoRootProps {
  readonly Root: ThemeModule['IslandRoot'];
  readonly settings: Store<Settings>;
  readonly own: Store<OwnSettings>;
  readonly attempts: Attempts;
  /** Called for an error of a component without a backup. */
  readonly onError: OnError;
  /** Empty for demos. */
  readonly props: ComponentProps;
}

/** Renders a demo in the theme's root, with its settings, inside an error boundary. */
export function DemoRoot({ Root, settings, own, attempts, onError, props }: DemoRootProps) {
  const shared = useStore(settings, INITIAL_SETTINGS);
  const { scheme, direction } = useStore(own, NO_OWN_SETTINGS);
  const attempt = useStore(attempts.store, attempts.store.get());
  const { Component: Demo, id, backup } = attempt;
  return (
    <DemoBoundary key={id} onError={backup ? (error) => attempts.failed(attempt, error) : onError}>
      <Root settings={direction ? { ...shared, direction } : shared} {...(scheme && { scheme })}>
        <Completed attempts={attempts}>
          <Demo {...props} />
        </Completed>
      </Root>
    </DemoBoundary>
  );
}
