import { Component, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { OwnSettings } from '../contract/demos.ts';
import { HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS } from '../contract/payload.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { Settings, Store } from '../contract/settings.ts';
import type { IslandRootProps, ThemeModule } from '../contract/theme.ts';
import { readPayload } from '../page.ts';
import { useStore, useTranslate } from '../reader/react.ts';
import { createStore } from '../store.ts';
import { pageOfDemo, reportAddress } from './failure.ts';

const NOTHING_OWN: OwnSettings = {};

interface CompletedProps {
  readonly attempts: Attempts;
  readonly children: ReactNode;
}

/** Tells that an attempt is on the page, once errors in its effects have had their time. */
function Completed({ attempts, children }: CompletedProps): ReactNode {
  useEffect(() => {
    const shown = attempts.store.get();
    const timer = setTimeout(() => attempts.succeeded(shown));
    return () => clearTimeout(timer);
  }, [attempts]);
  return children;
}

interface DemoRootProps {
  readonly Root: ThemeModule['IslandRoot'];
  /** Of the demo. */
  readonly name: string;
  readonly settings: Store<Settings>;
  readonly own: Store<OwnSettings>;
  readonly attempts: Attempts;
}

/** The reader's settings, with those that the demo has of its own. */
function useOwnSettings({
  settings,
  own,
}: DemoRootProps): Pick<IslandRootProps, 'settings' | 'scheme'> {
  const shared = useStore(settings, INITIAL_SETTINGS);
  const { scheme, direction } = useStore(own, NOTHING_OWN);
  return {
    settings: direction ? { ...shared, direction } : shared,
    ...(scheme && { scheme }),
  };
}

/** What is shown of a demo in the theme's root, with the reader's settings, and with a way back when it breaks. */
export function DemoRoot(props: DemoRootProps): ReactNode {
  const { Root, name, attempts } = props;
  const t = useTranslate(DEMO_TEXTS);
  const settings = useOwnSettings(props);
  const attempt = useStore(attempts.store, attempts.store.get());
  const { Component, turn, backup } = attempt;
  return (
    <DemoBoundary
      key={turn}
      title={t('demoBroke')}
      retry={t('demoRetry')}
      report={t('demoReport')}
      reportAt={(error) => reportAddress(readPayload(), { demo: name, error, page: pageOfDemo() })}
      onBroken={(error) => attempts.failed(attempt, error)}
      hasBackup={backup !== undefined}
    >
      <Root {...settings}>
        <Completed attempts={attempts}>
          <Component />
        </Completed>
      </Root>
    </DemoBoundary>
  );
}

interface BoundaryProps {
  /** Words over the error's own, on the button and on the link. */
  readonly title: string;
  readonly retry: string;
  readonly report: string;
  /** Address at which an error can be reported; undefined where there is none. */
  readonly reportAt: (error: string) => string | undefined;
  /** Called with what was thrown. */
  readonly onBroken: (error: Error) => void;
  /** Something else will be shown in place of children that throw. */
  readonly hasBackup: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | null;
}

/** Shows a demo, or, once it has thrown, what it threw and a button that starts it again. A class because React has no other way. */
export class DemoBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: Error): void {
    this.props.onBroken(thrown);
  }

  override render(): ReactNode {
    const { title, retry, report, reportAt, hasBackup, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (hasBackup) return null;
    const address = reportAt(error.message);
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
