import type { ComponentType } from 'react';
import { isComponent } from '../contract/demos.ts';
import type {
  Attributes,
  FrameAnswer,
  FrameLook,
  FrameStart,
  IslandModule,
  Mounted,
  ToFrame,
} from '../contract/demos.ts';
import { noDefaultExport } from '../contract/errors.ts';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { PAYLOAD_ID } from '../contract/payload.ts';
import type { Settings } from '../contract/settings.ts';
import { runApart } from '../islands/tasks.ts';
import { readPayload } from '../page.ts';
import { createInitialReader } from '../reader/reader.ts';
import { createSettingsStore } from '../store.ts';

/** The script of the document that runs edited code. Its origin is opaque: it reaches neither the page nor its storage. */

const { documentElement: root, body } = document;
const stage = document.createElement('div');
const island = document.createElement(ISLAND_TAG);
const state: { mounted?: Mounted; follow?: (settings: Settings) => void } = {};

// This document has no origin that it could name.
const send = (message: FrameAnswer) => parent.postMessage(message, '*');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function setAttributes(element: Element, attributes: Attributes): void {
  for (const { name } of [...element.attributes]) {
    if (!Object.hasOwn(attributes, name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'style') element.setAttribute(name, value);
  }
}

function show(look: FrameLook): void {
  setAttributes(root, look.root);
  setAttributes(stage, look.stage);
  // Only the layout inside of the stage counts here: its background and its space are the page's.
  stage.style.cssText = 'display:block;min-block-size:0;padding:0;overflow:visible;background:none';
  Object.assign(root.style, { colorScheme: look.styles['colorScheme'] });
  Object.assign(body.style, look.styles, { padding: look.padding });
  state.follow?.(look.settings);
  const scheme = stage.getAttribute(HOOKS.demoScheme) ?? root.getAttribute(HOOKS.demoScheme);
  state.mounted?.own({
    ...((scheme === 'dark' || scheme === 'light') && { scheme }),
    direction: (stage.dir || root.dir) === 'rtl' ? 'rtl' : 'ltr',
  });
}

/** Resolves when the style sheet counts, or when it failed to load. */
const addStyleSheet = (href: string) =>
  new Promise<unknown>((resolve) => {
    // Hosts may forbid other origins to use files of the site, unless they allow them to read these.
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.crossOrigin = 'anonymous';
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });

async function start({ look, payload, styleSheets, module, name, prefix }: FrameStart) {
  const data = Object.assign(document.createElement('script'), { type: 'application/json' });
  data.id = PAYLOAD_ID;
  data.textContent = payload;
  stage.append(island);
  body.append(data, stage);
  show(look);
  const page = readPayload();
  await Promise.all([...styleSheets.map(addStyleSheet), runApart(page.modules ?? [])]);
  const { mount } = (await import(module)) as IslandModule;
  const settings = createSettingsStore(look.settings);
  const reader = { ...createInitialReader(page), settings, isKept: false };
  state.mounted = await mount(island, name, { prefix, fresh: true, reader });
  state.follow = ({ spacing, dense, ...change }) => {
    settings.dispatch({ type: 'SET_SPACING', payload: spacing });
    settings.dispatch({ type: 'SET_DENSE', payload: dense });
    settings.dispatch({ type: 'CHANGE', payload: change });
  };
  show(look);
  new ResizeObserver(() =>
    send({ kind: 'height', px: Math.ceil(stage.getBoundingClientRect().height) }),
  ).observe(stage);
}

/** Runs the text of a module, which imports by absolute addresses only, and shows the component that it exports by default. */
async function run(source: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    const { default: component } = (await import(address)) as { default?: ComponentType };
    if (!isComponent(component)) throw new TypeError(noDefaultExport());
    await state.mounted?.replace(component);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function receive(message: ToFrame): void {
  switch (message.kind) {
    case 'start':
      return void start(message).then(
        () => send({ kind: 'started' }),
        (error: unknown) => send({ kind: 'started', error: messageOf(error) }),
      );
    case 'look':
      return show(message);
    case 'run': {
      const { turn } = message;
      return void run(message.source).then(
        () => send({ kind: 'ran', turn }),
        (error: unknown) => send({ kind: 'ran', turn, error: messageOf(error) }),
      );
    }
  }
}

// Opened without a sandbox, it is a document of the site: nothing may run in it then.
if (origin === 'null' && parent !== self) {
  addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source === parent) receive(data);
  });
}
