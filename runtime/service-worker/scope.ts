/** The used part of a service worker's global scope, which the DOM types of pages lack. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly WorkerClient[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ): void;
}

interface WorkerClient {
  readonly id: string;
  readonly url: string;
  readonly postMessage: (message: unknown) => void;
  readonly navigate: (url: string) => Promise<unknown>;
}

/** An event that keeps the worker alive. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** Response that the browser requested while the worker started; undefined if it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: WorkerClient | null;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
  readonly message: WorkerMessageEvent;
}

export const workerScope = globalThis as unknown as WorkerScope;
