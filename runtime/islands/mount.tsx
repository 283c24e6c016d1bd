import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unknownDemo } from '../contract/errors.ts';
import type { IslandModule, MountOptions } from '../contract/island.ts';
import type { Reader, Store } from '../contract/reader.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { Settings } from '../contract/settings.ts';
import { DEMO_TEXTS } from '../contract/texts.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { ReaderContext, useStore, useTranslate } from '../reader/react.ts';
import { DemoBoundary } from './boundary.tsx';
import { showConsoleValues } from './console-values.ts';
import { followSettings, needFresh } from './followed-settings.ts';
import type { FollowedSettings } from './followed-settings.ts';
import { reserve } from './reserve.ts';

type Root = ThemeModule['IslandRoot'];
type Islands = Readonly<Record<string, ComponentType>>;

/** The browser's side of a theme. */
export type BrowserTheme = Omit<ThemeModule, 'theme'>;

interface AnnouncedProps {
  /** Called once the children are on the page. */
  readonly whenShown: () => void;
  readonly children: ReactNode;
}

function Announced({ whenShown, children }: AnnouncedProps): ReactNode {
  useEffect(whenShown, [whenShown]);
  return children;
}

interface DemoRootProps {
  readonly Root: Root;
  readonly settings: Store<Settings>;
  readonly children: ReactNode;
}

/** A demo in the theme's root, with the reader's settings, and with a way back when it breaks. */
function DemoRoot({ Root, settings, children }: DemoRootProps): ReactNode {
  const t = useTranslate(DEMO_TEXTS);
  return (
    <DemoBoundary title={t('demoBroke')} retry={t('demoRetry')}>
      <Root settings={useStore(settings, INITIAL_SETTINGS)}>{children}</Root>
    </DemoBoundary>
  );
}

/** One for each reader, so one for each document. */
const followed = /* @__PURE__ */ new WeakMap<Reader, FollowedSettings>();

function followOnce(reader: Reader, theme: BrowserTheme): FollowedSettings {
  const known = followed.get(reader) ?? followSettings(reader, theme);
  followed.set(reader, known);
  return known;
}

/**
 * Makes the `mount` that an island's module exports. `demos` are the components of a page by name. What is mounted has the same
 * shape as what the build renders, `<IslandRoot settings={INITIAL_SETTINGS}><Demo /></IslandRoot>`, as far as React's ids go.
 */
export function createMount(demos: Islands, theme: BrowserTheme): IslandModule['mount'] {
  return (element, name, options) => {
    const Demo = componentOf(demos, name);
    const { reader } = options;
    const { store, ready } = followOnce(reader, theme);
    showConsoleValues(theme.consoleValues ?? {});
    return show(element, options, {
      isFresh: options.fresh || needFresh(reader.settings.get()),
      prepared: ready(),
      tree: (
        <DemoRoot Root={theme.IslandRoot} settings={store}>
          <Demo />
        </DemoRoot>
      ),
    });
  };
}

/** Makes the `mount` of the theme's own islands: parts of the shell, which settings of demos do not reach. */
export function createShellMount(theme: BrowserTheme): IslandModule['mount'] {
  return (element, name, options) => {
    const Island = componentOf(theme.islands ?? {}, name);
    followOnce(options.reader, theme);
    const prepared = Promise.resolve();
    return show(element, options, { isFresh: options.fresh, prepared, tree: <Island /> });
  };
}

function componentOf(islands: Islands, name: string): ComponentType {
  const island = Object.hasOwn(islands, name) ? islands[name] : undefined;
  if (!island) throw new Error(unknownDemo(name));
  return island;
}

interface Shown {
  readonly tree: ReactNode;
  /** It is rendered anew, instead of being hydrated. */
  readonly isFresh: boolean;
  /** What a fresh one waits for. */
  readonly prepared: Promise<void>;
}

function show(
  element: HTMLElement,
  { prefix, reader }: MountOptions,
  { tree, isFresh, prepared }: Shown,
): ReturnType<IslandModule['mount']> {
  const { promise: ready, resolve: whenShown } = createSignal();
  const whole = (
    <ReaderContext value={reader}>
      <Announced whenShown={whenShown}>{tree}</Announced>
    </ReaderContext>
  );
  const options = { identifierPrefix: prefix };
  if (!isFresh) {
    const root = hydrateRoot(element, whole, options);
    return { unmount: () => root.unmount(), ready };
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
