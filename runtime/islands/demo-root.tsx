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
  /** Component to show again if this one throws before it is on the page; absent once it is. */
  readonly backup?: ComponentType;
  /** Settle the promise of `show`. */
  readonly resolve?: () => void;
  readonly reject?: (error: unknown) => void;
}

type Attempts = ReturnType<typeof createAttempts>;

/** Creates the list of the components that an island shows, one after another. */
export function createAttempts(first: ComponentType) {
  const store = createStore<Attempt>({ Component: first, id: 0 });
  let lastId = 0;
  return {
    store,
    /** Whether the current component is not on the page yet. */
    isTrying: () => store.get().backup !== undefined,
    /** Shows a component. Resolves once it is on the page or replaced, rejects if it throws. */
    show: (Component: ComponentType) =>
      new Promise<void>((resolve, reject) => {
        const current = store.get();
        current.resolve?.();
        const backup = current.backup ?? current.Component;
        store.set({ Component, id: ++lastId, backup, resolve, reject });
      }),
    /** Called when an attempt is on the page and its effects have run. */
    succeeded({ Component, id, backup, resolve }: Attempt) {
      if (!backup || store.get().id !== id) return;
      store.set({ Component, id });
      resolve?.();
    },
    /** Called when an attempt with a backup has thrown. */
    failed({ id, reject }: Attempt, backup: ComponentType, error: unknown) {
      if (store.get().id !== id) return;
      store.set({ Component: backup, id: ++lastId });
      reject?.(error);
    },
  };
}

/** Reports that an attempt is on the page, after errors in its effects have been caught. */
function Completed({ attempts, children }: { attempts: Attempts; children: ReactNode }) {
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
    <DemoBoundary
      key={id}
      onError={backup ? (error) => attempts.failed(attempt, backup, error) : onError}
    >
      <Root settings={direction ? { ...shared, direction } : shared} {...(scheme && { scheme })}>
        <Completed attempts={attempts}>
          <Demo {...props} />
        </Completed>
      </Root>
    </DemoBoundary>
  );
}
