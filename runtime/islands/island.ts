import type {
  ComponentProps,
  IslandExports,
  IslandPage,
  MountedIsland,
  OwnSettings,
} from '../contract/demos.ts';
import { islandFailed, islandThrew } from '../contract/errors.ts';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { emptyInPlace } from '../elements.ts';
import { onMatch, sleep } from '../events.ts';
import type { DemoPage } from '../page.ts';
import { createVariables } from '../reader/reader.ts';
import { createFailures, errorMessage } from './failure.ts';
import { STAGE_SELECTOR, type RunningIsland } from './shown-island.ts';
import { createQueue, runModulesInTasks } from './tasks.ts';

/** Distance from the viewport at which an island starts. */
const START_MARGIN = '200px';
/** Milliseconds after which the next island no longer waits for a slow one. */
const SLOW_MS = 3000;

/** `<docs-island module name prefix props>`: server-rendered HTML, hydrated near the viewport. */
class DocsIsland extends HTMLElement implements RunningIsland {
  static readonly #queue = createQueue();
  // Set before the first island is on the page.
  static page: DemoPage;
  static functions: IslandPage & ReturnType<typeof createFailures>;
  /** Promise by address of a module, which resolves once the shared modules it needs have run. */
  static readonly #sharedModules = new Map<string, Promise<void>>();
  #mounted: MountedIsland | undefined;
  #observer: IntersectionObserver | undefined;
  #hasStarted = false;
  /** Whether the last start failed, so that only a new one may succeed. */
  #hasFailed = false;
  /** Whether the server-rendered HTML was replaced, so that there is nothing to hydrate. */
  #isEmpty = false;
  /** Number of starts. An outdated one does nothing after its module has loaded. */
  #turn = 0;
  #own: OwnSettings = {};
  readonly #held: (() => void)[] = [];

  connectedCallback(): void {
    if (this.#hasStarted || this.#observer) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.start();
      },
      { rootMargin: START_MARGIN },
    );
    this.#observer = observer;
    observer.observe(this.closest(STAGE_SELECTOR) ?? this);
  }

  disconnectedCallback(): void {
    // A moved element is connected again by the time this runs.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  /** Hydrates the server's HTML, once. */
  start(): void {
    if (!this.#hasStarted) this.#enqueue(this.#isEmpty || this.hasAttribute('fresh'));
  }

  /** Renders again into the emptied element. Uses `module` from now on, if given. */
  restart(module?: string): void {
    if (module !== undefined) this.setAttribute('module', module);
    this.#enqueue(true);
  }

  /** Calls a function once the demo runs. Returns false if it runs already, or has failed. */
  hold(repeat: () => void): boolean {
    const isWaiting = !this.#mounted && !this.#hasFailed;
    if (isWaiting) this.#held.push(repeat);
    return isWaiting;
  }

  applyOwnSettings(settings: OwnSettings): void {
    this.#own = settings;
    this.#mounted?.applyOwnSettings(settings);
  }

  async fileNames(): Promise<Readonly<Record<string, readonly string[]>>> {
    const { modules } = await this.#load();
    const files = Object.entries(modules?.[this.#name] ?? {});
    const named = files.map(async ([specifier, load]) => [specifier, Object.keys(await load())]);
    return Object.fromEntries((await Promise.all(named)) as [string, string[]][]);
  }

  get #name(): string {
    return this.getAttribute('name') ?? '';
  }

  get #module(): string {
    return this.getAttribute('module') ?? '';
  }

  async #load(): Promise<IslandExports> {
    const module = this.#module;
    const running = DocsIsland.#sharedModules;
    const shared =
      running.get(module) ?? runModulesInTasks(DocsIsland.page.payload.modules?.[module] ?? []);
    running.set(module, shared);
    await shared;
    return import(new URL(module, document.baseURI).href) as Promise<IslandExports>;
  }

  #enqueue(isFresh: boolean): void {
    this.#hasStarted = true;
    this.#observer?.disconnect();
    const turn = ++this.#turn;
    this.#hasFailed = false;
    const mount = async (loaded: IslandExports) => {
      if (turn !== this.#turn || !this.isConnected) return;
      try {
        await this.#mount(loaded, isFresh);
      } catch (error) {
        console.error(error);
        this.#fail(islandThrew(this.#name, errorMessage(error)));
      }
    };
    // Modules load at once and in parallel; only running them waits for a turn.
    const loading = this.#load();
    loading.catch(() => {
      if (turn !== this.#turn) return;
      const message = islandFailed(this.#name, this.#module.replace(/#+$/, ''));
      console.error(message);
      this.#fail(message);
      // Without a network, demos start when it is back.
      const retry = () => this.#hasFailed && this.isConnected && this.#retry();
      addEventListener('online', retry, { once: true });
    });
    DocsIsland.#queue(async () => {
      const loaded = await Promise.race([loading.catch(() => undefined), sleep(SLOW_MS)]);
      if (loaded) return mount(loaded);
      // The module is too slow for its turn. It gets another turn once it has loaded.
      void loading.then(
        (late) => DocsIsland.#queue(() => mount(late)),
        () => undefined,
      );
    });
  }

  /** Retries with a fragment, since some browsers cache a failed load by address. */
  #retry(): void {
    this.restart(`${this.#module}#`);
  }

  #fail(message: string): void {
    this.#hasFailed = true;
    DocsIsland.functions.showFailure(this, message, () => this.#retry());
  }

  async #mount({ mount }: IslandExports, isFresh: boolean): Promise<void> {
    const { page, functions } = DocsIsland;
    functions.clearFailure(this);
    if (isFresh) {
      emptyInPlace(this, () => this.#mounted?.unmount());
      this.removeAttribute(HOOKS.hydrated);
    }
    const props = this.getAttribute('props');
    const mounted = await mount(this, this.#name, {
      prefix: this.getAttribute('prefix') ?? '',
      fresh: isFresh,
      reader: page.reader,
      page: functions,
      ...(props !== null && { props: JSON.parse(props) as ComponentProps }),
    });
    this.#mounted = mounted;
    if (this.#own.scheme ?? this.#own.direction) mounted.applyOwnSettings(this.#own);
    await Promise.race([mounted.ready, sleep(SLOW_MS)]);
    this.style.removeProperty('min-block-size');
    this.toggleAttribute(HOOKS.hydrated, true);
    for (const repeat of this.#held.splice(0)) repeat();
  }

  #stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#isEmpty ||= this.#mounted !== undefined;
    this.#hasStarted = false;
    this.#mounted?.unmount();
    this.#mounted = undefined;
    this.removeAttribute(HOOKS.hydrated);
  }
}

/** Defines the island element, and repeats clicks on demos that do not run yet. */
export function startIslands(page: DemoPage): void {
  DocsIsland.page = page;
  const applyVariables = createVariables(page.keys);
  DocsIsland.functions = { ...createFailures(page), applyVariables };
  if (!customElements.get(ISLAND_TAG)) customElements.define(ISLAND_TAG, DocsIsland);
  const islandAround = (element: Element) => {
    const island = element.closest(ISLAND_TAG);
    return island instanceof DocsIsland ? island : undefined;
  };
  onMatch('click', `${ISLAND_TAG} button`, (_event, button) => {
    islandAround(button)?.hold(() => button.click());
  });
  onMatch('submit', `${ISLAND_TAG} form`, (event, form: HTMLFormElement) => {
    const repeat = () => {
      // If a button submitted the form, its click is repeated instead.
      if (!event.submitter) form.requestSubmit();
    };
    if (islandAround(form)?.hold(repeat)) event.preventDefault();
  });
}
