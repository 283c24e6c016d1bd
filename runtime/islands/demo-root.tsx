import { Component, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ComponentProps, OwnSettings } from '../contract/demos.ts';
import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/payload.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { Settings, Store } from '../contract/settings.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { useStore, useTranslate } from '../reader/react.ts';
import { createStore } from '../store.ts';
import { issueAddressHere } from './failure.ts';

/** A component to show in an island. */
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

interface BoundaryProps {
  readonly title: string;
  readonly retry: string;
  readonly report: string;
  /** Name of the demo. */
  readonly name: string;
  readonly onError: (error: Error) => void;
  /** Whether a backup replaces the demo after an error, so that nothing is rendered. */
  readonly hasBackup: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows a demo or its error with a button to retry. A class, as React has no other boundaries. */
class DemoBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: Error): void {
    this.props.onError(thrown);
  }

  override render(): ReactNode {
    const { title, retry, report, name, hasBackup, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (hasBackup) return null;
    const address = issueAddressHere(name, error.message);
    return (
      <div role="alert" {...{ [HOOKS.demoError]: '' }}>
        <p>
          {title}: {error.message}
        </p>
        <button type="button" onClick={() => this.setState({ error: null })}>
          {retry}
        </button>
        {address !== undefined && (
          <a href={address} target="_blank" rel="noopener">
            {report}
          </a>
        )}
      </div>
    );
  }
}

const NO_OWN_SETTINGS: OwnSettings = {};

interface DemoRootProps {
  readonly Root: ThemeModule['IslandRoot'];
  /** Name of the demo. */
  readonly name: string;
  readonly settings: Store<Settings>;
  readonly own: Store<OwnSettings>;
  readonly attempts: Attempts;
  /** Empty for demos. */
  readonly props: ComponentProps;
}

/** Renders a demo in the theme's root, with its settings, inside an error boundary. */
export function DemoRoot({ Root, name, settings, own, attempts, props }: DemoRootProps): ReactNode {
  const t = useTranslate(DEMO_TEXTS);
  const shared = useStore(settings, INITIAL_SETTINGS);
  const { scheme, direction } = useStore(own, NO_OWN_SETTINGS);
  const attempt = useStore(attempts.store, attempts.store.get());
  const { Component: Demo, id, backup } = attempt;
  return (
    <DemoBoundary
      key={id}
      title={t('demoBroke')}
      retry={t('demoRetry')}
      report={t('demoReport')}
      name={name}
      onError={(error) => attempts.failed(attempt, error)}
      hasBackup={backup !== undefined}
    >
      <Root settings={direction ? { ...shared, direction } : shared} {...(scheme && { scheme })}>
        <Completed attempts={attempts}>
          <Demo {...props} />
        </Completed>
      </Root>
    </DemoBoundary>
  );
}
