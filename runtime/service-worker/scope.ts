/** The part of a service worker's global scope that ours use. The types of pages, which all other modules have, know none of it. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WorkerClients;
  readonly skipWaiting: () => Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ): void;
}

/** An open page. */
export interface WorkerClient {
  readonly id: string;
  readonly url: string;
  readonly postMessage: (message: unknown) => void;
  readonly navigate: (url: string) => Promise<unknown>;
}

interface WorkerClients {
  readonly claim: () => Promise<void>;
  /** The pages that this worker is in charge of. */
  readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly WorkerClient[]>;
}

/** An event that keeps the worker awake. */
export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A page asks for something. */
export interface AskEvent extends WorkerEvent {
  readonly request: Request;
  /** What the browser asked for while the worker was waking up; undefined where it did not. */
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A page says something. */
export interface TellEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: WorkerClient | null;
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: AskEvent;
  readonly message: TellEvent;
}

/** The global scope of a service worker. */
export const workerScope = globalThis as unknown as WorkerScope;
