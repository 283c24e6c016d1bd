import { startTransition, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { IslandModule, MountOptions, Mounted, OwnSettings } from '../contract/demos.ts';
import { licenceFailed, unknownDemo } from '../contract/errors.ts';
import { INITIAL_SETTINGS } from '../contract/settings.ts';
import type { Reader, Settings, Store } from '../contract/settings.ts';
import { storageKeys } from '../contract/storage.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { readPayload } from '../page.ts';
import { colorsText, madeFor, showVariables, variablesText } from '../reader/demo-variables.ts';
import { ReaderContext } from '../reader/react.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { createStore } from '../store.ts';
import { DemoRoot, createAttempts } from './demo-root.tsx';
import { reserve } from './tasks.ts';

/** What loads the modules of islands, by name. */
type Loaders = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;

/** The browser's side of a theme. */
export type BrowserTheme = Omit<ThemeModule, 'theme'>;

/** One for each reader, so one for each document. */
const followed = /* @__PURE__ */ new WeakMap<Reader, FollowedSettings>();

function followOnce(reader: Reader, theme: BrowserTheme): FollowedSettings {
  const known = followed.get(reader) ?? followSettings(reader, theme);
  followed.set(reader, known);
  return known;
}

/**
 * Makes the `mount` that an island's module exports. `demos` are what a page shows, by name. What is mounted has the same shape
 * as what the build renders, `<IslandRoot settings={INITIAL_SETTINGS}><Demo /></IslandRoot>`, as far as React's ids go.
 */
export function createMount(demos: Loaders, theme: BrowserTheme): IslandModule['mount'] {
  return async (element, name, options) => {
    const { default: Demo } = await named(demos, name)();
    const { reader } = options;
    const { store: settings, ready } = followOnce(reader, theme);
    showConsoleValues(theme.consoleValues ?? {});
    const attempts = createAttempts(Demo);
    const own = createStore<OwnSettings>({});
    const root = showRoot(element, options, {
      isFresh: options.fresh || needFresh(reader.settings.get()),
      prepared: ready(),
      tree: <DemoRoot {...{ Root: theme.IslandRoot, name, settings, own, attempts }} />,
      // Whoever shows something that breaks is told.
      onCaught: (error) => attempts.isTrying() || console.error(error),
    });
    return {
      ...root,
      replace: (component) => attempts.show(component ?? Demo),
      own: (wanted) => void showOwn(own, wanted, { theme, settings }),
    };
  };
}

interface OwnContext {
  readonly theme: BrowserTheme;
  readonly settings: Store<Settings>;
}

/** Not before the theme has what it needs for them, and not if others are wanted by then. */
async function showOwn(
  own: Store<OwnSettings>,
  wanted: OwnSettings,
  { theme, settings }: OwnContext,
): Promise<void> {
  latest.set(own, wanted);
  const { direction } = wanted;
  if (direction) await theme.prepareIslands?.({ ...settings.get(), direction });
  if (latest.get(own) === wanted) own.set(wanted);
}

/** What was asked for last. */
const latest = /* @__PURE__ */ new WeakMap<Store<OwnSettings>, OwnSettings>();

/** Makes the `mount` of the theme's own islands: parts of the shell, which settings of demos do not reach. */
export function createShellMount(theme: BrowserTheme): IslandModule['mount'] {
  return (element, name, options) => {
    const Island = named<ComponentType>(theme.islands ?? {}, name);
    followOnce(options.reader, theme);
    const root = showRoot(element, options, {
      isFresh: options.fresh,
      prepared: Promise.resolve(),
      tree: <Island />,
    });
    return Promise.resolve({ ...root, replace: () => Promise.resolve(), own: () => undefined });
  };
}

function named<T>(islands: Readonly<Record<string, T>>, name: string): T {
  const island = Object.hasOwn(islands, name) ? islands[name] : undefined;
  if (!island) throw new Error(unknownDemo(name));
  return island;
}

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

/** The parts of a theme that settings reach. */
export type SettingsTheme = Pick<ThemeModule, 'prepareIslands' | 'demoVariables'>;

/** The settings that islands are shown with. */
export interface FollowedSettings {
  readonly store: Store<Settings>;
  /** Resolves when `store` holds what the reader has chosen up to now. */
  readonly ready: () => Promise<void>;
}

/** Whether what the build rendered cannot be hydrated with these settings: it is then rendered anew. */
export const needFresh = ({ dense, direction }: Settings) =>
  dense !== INITIAL_SETTINGS.dense || direction !== INITIAL_SETTINGS.direction;

/** Whether settings need any variables. */
const needVariables = (settings: Settings) =>
  settings.spacing !== INITIAL_SETTINGS.spacing || colorsText(settings) !== undefined;

/** The reader's settings, each as soon as the theme has what it needs for them. Demos follow by their variables at the same time. */
export function followSettings({ settings }: Reader, theme: SettingsTheme): FollowedSettings {
  const store = createStore(INITIAL_SETTINGS);
  const ready = async () => {
    const wanted = settings.get();
    await theme.prepareIslands?.(wanted);
    // A later choice may have been ready sooner.
    if (wanted === settings.get()) store.set(wanted);
  };
  let last = settings.get();
  settings.subscribe(() => {
    void ready();
    const [before, after] = [last, settings.get()];
    last = after;
    if (after.paletteColors === before.paletteColors && after.spacing === before.spacing) return;
    renewVariables(after, theme);
  });
  if (needVariables(settings.get())) renewVariables(settings.get(), theme);
  return { store, ready };
}

/** Keeps the variables for the next page, and shows them on this one. */
function renewVariables(settings: Settings, { demoVariables }: SettingsTheme): void {
  if (!demoVariables) return;
  const keys = storageKeys(readPayload().storagePrefix);
  const purpose = madeFor(colorsText(settings), readStorage('local', keys.spacing));
  const text = variablesText(purpose, demoVariables(settings));
  writeStorage('local', keys.demoVariables, text);
  showVariables(text, purpose);
}

/** Offers the theme's values to readers who open the browser's console, and says so in one line. A name that is taken stays as it is, so a second call does nothing. */
export function showConsoleValues(values: Readonly<Record<string, unknown>>): void {
  const offered = Object.entries(Object.getOwnPropertyDescriptors(values)).filter(
    // Elements go by their ids there too, but a value of that name takes precedence.
    ([name]) => !Object.hasOwn(globalThis, name),
  );
  if (offered.length === 0) return;
  // As they are described, so that a value that is made when it is looked at is not made now.
  Object.defineProperties(globalThis, Object.fromEntries(offered));
  // The page around a frame has said it.
  if (globalThis.top !== globalThis.self) return;
  const names = offered.map(([name]) => `\`${name}\``).join(', ');
  console.log(`Play with the demos of this page. The console knows ${names}.`);
}

/**
 * Makes what hands the key of commercial packages to the site's module, once for each document. It never rejects: demos run without a key, and
 * their packages say so. What went wrong is not told in its own words, which might name the key.
 */
export function createLicence(
  loadModule: () => Promise<{ readonly default: (key: string) => void }>,
  loadKey: () => Promise<{ readonly default: string }>,
): () => Promise<void> {
  const state: { done?: Promise<void> | undefined } = {};
  const set = async () => {
    try {
      const [module, key] = await Promise.all([loadModule(), loadKey()]);
      module.default(key.default);
    } catch {
      console.error(licenceFailed());
      // The next demo tries again: a script that did not load may load by then.
      state.done = undefined;
    }
  };
  return () => (state.done ??= set());
}
