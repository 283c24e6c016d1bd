import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { OwnSettings } from '../contract/island.ts';
import type { Store } from '../contract/reader.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { Settings } from '../contract/settings.ts';
import { DEMO_TEXTS } from '../contract/texts.ts';
import type { IslandRootProps, ThemeModule } from '../contract/theme.ts';
import { readPayload } from '../page.ts';
import { useStore, useTranslate } from '../reader/react.ts';
import type { Attempts } from './attempts.ts';
import { DemoBoundary } from './broken/boundary.tsx';
import { pageOfDemo, reportAddress } from './broken/report-link.ts';

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
