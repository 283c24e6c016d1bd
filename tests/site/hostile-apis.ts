/** Browser features to remove or deny. Each function runs before the page's first script. */
export const MISSING: Readonly<Record<string, () => void>> = {
  requestIdleCallback: () => Reflect.deleteProperty(globalThis, 'requestIdleCallback'),
  adoptedStyleSheets: () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'),
  'making of style sheets': () =>
    Object.defineProperty(globalThis, 'CSSStyleSheet', {
      value: function CSSStyleSheet() {
        throw new TypeError('Illegal constructor');
      },
    }),
  'CSS.escape': () => Reflect.deleteProperty(CSS, 'escape'),
  clipboard: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
  popovers: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    const matches: (this: Element, selector: string) => boolean = Element.prototype.matches;
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('', 'SyntaxError');
        return matches.call(this, selector);
      },
    });
  },
  'modal dialogs': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  checkVisibility: () => Reflect.deleteProperty(Element.prototype, 'checkVisibility'),
  structuredClone: () => Reflect.deleteProperty(globalThis, 'structuredClone'),
  'Intl.DisplayNames': () => Reflect.deleteProperty(Intl, 'DisplayNames'),
  'HTMLScriptElement.supports': () => Reflect.deleteProperty(HTMLScriptElement, 'supports'),
};

/** Kinds of broken storage. */
export const DENIED: Readonly<Record<string, () => void>> = {
  'all storage denied': () => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { configurable: true, get });
    }
  },
  'session storage denied': () => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  },
  'no storage at all': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { configurable: true, value: null });
    }
  },
  'storage full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'storage that neither reads nor removes': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
    Storage.prototype.removeItem = Storage.prototype.getItem;
  },
  'cookies denied': () =>
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
      set() {
        throw new DOMException('Denied', 'SecurityError');
      },
    }),
};

/** Requests that fail. */
export const refuseFetch = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
};
