import type { ComponentType } from 'react';
import { unknownDemo } from '../contract/errors.ts';
import type { IslandModule, OwnSettings } from '../contract/island.ts';
import type { Reader, Store } from '../contract/reader.ts';
import type { Settings } from '../contract/settings.ts';
import type { ThemeModule } from '../contract/theme.ts';
import { createStore } from '../store.ts';
import { createAttempts } from './attempts.ts';
import { showConsoleValues } from './console-values.ts';
import { DemoRoot } from './demo-root.tsx';
import { followSettings, needFresh } from './followed-settings.ts';
import type { FollowedSettings } from './followed-settings.ts';
import { showRoot } from './show-root.tsx';

export { createLicence } from './shared/licence.ts';

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
