/**
 * Loads modules and data of an offline copy: browsers neither import nor fetch from `file://`.
 * The copy has them as scripts that call `define` or `text`. Resolves root-relative addresses.
 */
import { loadEachOnce } from './events.ts';

/** A module as a CommonJS function. `own` replaces `import.meta` and loads dynamic imports. */
type Run = (
  require: (name: string) => unknown,
  module: { exports: object },
  own: { readonly url: string; readonly load: (name: string) => Promise<unknown> },
) => void | Promise<void>;

interface Module {
  readonly needs: readonly string[];
  readonly run: Run;
  readonly module: { exports: object };
  /** Result of `run`. Only modules that are imported dynamically may be asynchronous. */
  running?: Promise<void> | void;
  hasRun?: true;
}

const ADDRESSES = ['href', 'src'] as const;

const own = document.currentScript as HTMLScriptElement;
const root = new URL('../', own.src).href;
const modules = new Map<string, Module>();
const texts = new Map<string, string>();

/** Returns the address of a file of the copy: `/a/#b` becomes `file:///…/a/index.html#b`. */
function resolve(address: string, from = document.baseURI): string {
  const url = /^\/(?!\/)/.test(address) ? new URL(address.slice(1), root) : new URL(address, from);
  if (url.href.startsWith(root) && url.pathname.endsWith('/')) url.pathname += 'index.html';
  return url.href;
}

const loadScript = loadEachOnce(
  (src) =>
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${src} cannot be loaded`));
      script.src = src;
      document.head.append(script);
    }),
);

async function importLocalModule(address: string): Promise<unknown> {
  const needed = new Set([address]);
  // The loop also visits addresses that are added while it runs.
  for (const address of needed) {
    await loadScript(address);
    for (const name of modules.get(address)?.needs ?? []) needed.add(resolve(name, address));
  }
  const exports = runModule(address);
  await modules.get(address)?.running;
  return exports;
}

function runModule(address: string): object {
  const known = modules.get(address);
  if (!known) throw new Error(`${address} is not a module of this copy`);
  if (!known.hasRun) {
    known.hasRun = true;
    const at = (name: string) => resolve(name, address);
    const load = (name: string) => importLocalModule(at(name));
    known.running = known.run((name) => runModule(at(name)), known.module, { url: address, load });
  }
  return known.module.exports;
}

Object.assign(globalThis, {
  docsOffline: {
    define: (path: string, needs: readonly string[], run: Run) =>
      modules.set(root + path, { needs, run, module: { exports: {} } }),
    text: (path: string, text: string) => texts.set(root + path, text),
  },
});

const request = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const address = resolve(input instanceof Request ? input.url : String(input));
  if (!address.startsWith(root)) return request(input, init);
  const file = address.replace(/[?#].*$/, '');
  await loadScript(`${file}.js`);
  return new Response(texts.get(file) ?? '');
};

/** Serves requests for documents of the copy, such as the entries of a sidebar. */
globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  #address = '';

  override open(method: string, address: string | URL): void {
    this.#address = resolve(String(address));
    if (!this.#address.startsWith(root)) super.open(method, address);
  }

  override send(body?: XMLHttpRequestBodyInit | null): void {
    if (!this.#address.startsWith(root)) return super.send(body);
    void fetch(this.#address)
      .then((answer) => answer.text())
      .then((text) => {
        const value = new DOMParser().parseFromString(text, 'text/html');
        Object.defineProperty(this, 'response', { value });
        this.dispatchEvent(new ProgressEvent('load'));
      })
      .catch(() => this.dispatchEvent(new ProgressEvent('error')));
  }
};

const openWindow = globalThis.open;
globalThis.open = (address = '', ...rest) => openWindow(resolve(String(address)), ...rest);

/** Rewrites addresses of added elements, unless browsers resolve them to the same file. */
function rewriteAddresses(element: Element): void {
  for (const name of ADDRESSES) {
    const address = element.getAttribute(name);
    if (address === null || /^#|^$/.test(address) || !URL.canParse(address, document.baseURI))
      continue;
    const resolved = resolve(address);
    if (resolved !== new URL(address, document.baseURI).href) element.setAttribute(name, resolved);
  }
}

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      if (!(node instanceof Element)) continue;
      rewriteAddresses(node);
      if (node !== target) node.querySelectorAll('[href], [src]').forEach(rewriteAddresses);
    }
  }
}).observe(document, { subtree: true, childList: true, attributeFilter: [...ADDRESSES] });

importLocalModule(resolve(own.dataset['entry'] ?? '')).catch(console.error);
