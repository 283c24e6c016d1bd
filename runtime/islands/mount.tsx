import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  assertNotAsync,
  type IslandExports,
  type MountOptions,
  type MountedIsland,
  type OwnSettings,
} from '../contract/demos.ts';
import { licenseFailed, unknownDemo } from '../contract/errors.ts';
import { INITIAL_SETTINGS, type Reader, type Settings } from '../contract/settings.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { emptyInPlace } from '../elements.ts';
import { ReaderContext } from '../reader/react.ts';
import { createStore } from '../store.ts';
import { DemoRoot, createAttempts } from './demo-root.tsx';

/** Loaders of islands' modules, by name. */
type Loaders = Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;

type BrowserTheme = Omit<ThemeModule, 'theme'>;

/**
 * Creates the `mount` that an island's module exports. `demos` loads the demos of a page, by name.
 * React ids are the same as on the server, which renders
 * `<IslandRoot settings={INITIAL_SETTINGS}><Demo /></IslandRoot>`.
 */
export function createMount(demos: Loaders, theme: BrowserTheme): IslandExports['mount'] {
  return async (element, name, options) => {
    const { default: Demo } = await islandNamed(demos, name)();
    assertNotAsync(Demo);
    const { reader, page, props = {} } = options;
    const { store: settings, ready } = settingsOf(options, theme);
    showConsoleValues(theme.consoleValues ?? {});
    const attempts = createAttempts(Demo);
    const own = createStore<OwnSettings>({});
    let wantedOwn: OwnSettings = {};
    const onError = (error: unknown, retry: () => void) => page.showError(element, error, retry);
    const root = render(element, options, {
      isFresh: options.fresh || needsFresh(reader.settings.get()),
      prepared: ready(),
      tree: <DemoRoot {...{ Root: theme.IslandRoot, settings, own, attempts, onError, props }} />,
      // An attempt that fails is reported to its caller.
      onCaught: (error) => attempts.isTrying() || console.error(error),
    });
    return {
      ...root,
      replace: async (component) => {
        assertNotAsync(component);
        page.clearFailure(element);
        return attempts.show(component);
      },
      applyOwnSettings: (wanted) => {
        wantedOwn = wanted;
        const { direction } = wanted;
        const preparing = direction && theme.prepareIslands?.({ ...settings.get(), direction });
        void Promise.resolve(preparing).then(() => {
          // Other settings may have been chosen while the theme prepared these.
          if (wantedOwn === wanted) own.set(wanted);
        });
      },
    };
  };
}

/** Creates the `mount` of the theme's islands in the shell, which ignore settings of demos. */
export function createShellMount(theme: BrowserTheme): IslandExports['mount'] {
  return async (element, name, options) => {
    const Island = islandNamed<ComponentType>(theme.islands ?? {}, name);
    // Applies changed variables to demos, of which perhaps none runs yet.
    settingsOf(options, theme);
    const root = render(element, options, {
      isFresh: options.fresh,
      prepared: Promise.resolve(),
      tree: <Island />,
    });
    return { ...root, replace: async () => undefined, applyOwnSettings: () => undefined };
  };
}

function islandNamed<T>(islands: Readonly<Record<string, T>>, name: string): T {
  const island = Object.hasOwn(islands, name) ? islands[name] : undefined;
  if (!island) throw new Error(unknownDemo(name));
  return island;
}

interface IslandContent {
  readonly tree: ReactNode;
  /** Whether to render from scratch instead of hydrating. */
  readonly isFresh: boolean;
  readonly prepared: Promise<void>;
  /** Receives caught errors instead of the console. React 18 logs them and does not call it. */
  readonly onCaught?: (error: unknown) => void;
}

/** React's message about a boundary whose fallback is in the page. This is not an error. */
const FALLBACK_SHOWN = /#419\b|could not finish this Suspense/;

function render(
  element: HTMLElement,
  { prefix, reader }: MountOptions,
  { tree, isFresh, prepared, onCaught }: IslandContent,
): Pick<MountedIsland, 'unmount' | 'ready'> {
  let onShown = (): void => undefined;
  const ready = new Promise<void>((resolve) => (onShown = resolve));
  const whole = (
    <ReaderContext.Provider value={reader}>
      <Announced onShown={onShown}>{tree}</Announced>
    </ReaderContext.Provider>
  );
  const options = {
    identifierPrefix: prefix,
    ...(onCaught && { onCaughtError: onCaught }),
    onRecoverableError: (error: unknown) => {
      if (!FALLBACK_SHOWN.test(String(error))) reportError(error);
    },
  };
  let root: Root | undefined;
  if (isFresh) {
    if (element.hasChildNodes()) emptyInPlace(element);
    const created = createRoot(element, options);
    root = created;
    void prepared.then(() => created.render(whole));
  } else {
    void ready.then(resetEarlyInput(element));
    // In a transition, React renders a few milliseconds at a time and the page stays responsive.
    startTransition(() => {
      root = hydrateRoot(element, whole, options);
    });
  }
  return { unmount: () => root?.unmount(), ready };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields with a value that scripts may set, unlike chosen files. */
const FIELDS = 'input:not([type=file]), textarea, select:not([multiple])';

/**
 * Resets the fields that the reader changed before a demo runs, because hydration would discard the
 * changes. Returns a function that repeats them, so that React handles them.
 */
function resetEarlyInput(island: Element): () => void {
  const changes = [...island.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    const [key, initial] = initialState(field);
    const state: unknown = Reflect.get(field, key);
    return state === initial ? [] : [{ field, key, initial, state }];
  });
  for (const { field, key, initial } of changes) Reflect.set(field, key, initial);
  return () => {
    for (const { field, key, state } of changes) {
      if (key !== 'checked') setFieldState(field, key, state);
      // Choosing another radio button of the group clears this one.
      else if (field.type !== 'radio' || state) field.click();
    }
  };
}

/** Sets the state of a field. React replaces the property, and ignores events without a change. */
function setFieldState(field: Field, key: string, state: unknown): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, key)?.set?.call(field, state);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Returns the property with the state of a field, and its value in the HTML of the build. */
function initialState(field: Field): readonly [key: string, initial: unknown] {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    return ['selectedIndex', Math.max(0, chosen)];
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    return ['checked', field.defaultChecked];
  }
  // These fields have a value even without the attribute.
  const hasOwnValue = /^(?:range|color)$/.test(field.type) && field.defaultValue === '';
  return ['value', hasOwnValue ? field.value : field.defaultValue];
}

/** Calls `onShown` once the children are on the page. */
function Announced({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** Whether the server-rendered HTML cannot be hydrated with these settings. */
const needsFresh = ({ dense, direction }: Settings) =>
  dense !== INITIAL_SETTINGS.dense || direction !== INITIAL_SETTINGS.direction;

type IslandSettings = ReturnType<typeof followSettings>;

/** Settings by reader. A document has one reader. */
const settingsByReader = /* @__PURE__ */ new WeakMap<Reader, IslandSettings>();

function settingsOf(options: MountOptions, theme: BrowserTheme): IslandSettings {
  const { reader } = options;
  const settings = settingsByReader.get(reader) ?? followSettings(options, theme);
  settingsByReader.set(reader, settings);
  return settings;
}

/** Follows the reader's settings once the theme is prepared. Variables of demos change at once. */
function followSettings({ reader: { settings }, page }: MountOptions, theme: BrowserTheme) {
  const store = createStore(INITIAL_SETTINGS);
  const applyVariables = (wanted: Settings) => {
    if (theme.demoVariables) page.applyVariables(wanted, theme.demoVariables(wanted));
  };
  /** Resolves when `store` holds the reader's current settings. */
  const ready = async () => {
    const wanted = settings.get();
    await theme.prepareIslands?.(wanted);
    // A later choice may have been ready sooner.
    if (wanted === settings.get()) store.set(wanted);
  };
  let before = settings.get();
  settings.subscribe(() => {
    void ready();
    const [last, after] = [before, settings.get()];
    before = after;
    if (after.paletteColors === last.paletteColors && after.spacing === last.spacing) return;
    applyVariables(after);
  });
  const hasColors = Object.keys(before.paletteColors).length > 0;
  if (hasColors || before.spacing !== INITIAL_SETTINGS.spacing) applyVariables(before);
  return { store, ready };
}

/** Defines the theme's values as globals for the console, except existing ones, and logs them. */
function showConsoleValues(values: Readonly<Record<string, unknown>>): void {
  const offered = Object.entries(Object.getOwnPropertyDescriptors(values)).filter(
    // Elements are globals by their ids too, but a value takes precedence.
    ([name]) => !Object.hasOwn(globalThis, name),
  );
  if (offered.length === 0) return;
  // By descriptor, so that getters are not called now.
  Object.defineProperties(globalThis, Object.fromEntries(offered));
  // The page around a frame has already logged the names.
  if (globalThis.top !== globalThis.self) return;
  const names = offered.map(([name]) => `\`${name}\``).join(', ');
  console.log(`Variables for demos, available in the console: ${names}`);
}

/**
 * Creates the function that passes the license key to the site's module, once a document. It never
 * rejects, since demos run without a key. The error is not logged: it might contain the key.
 */
export function createLicense(
  loadModule: () => Promise<{ readonly default: (key: string) => void }>,
  loadKey: () => Promise<{ readonly default: string }>,
): () => Promise<void> {
  let done: Promise<void> | undefined;
  const set = async () => {
    try {
      const [module, key] = await Promise.all([loadModule(), loadKey()]);
      module.default(key.default);
    } catch {
      console.error(licenseFailed());
      // The next demo tries again: the script may load by then.
      done = undefined;
    }
  };
  return () => (done ??= set());
}
