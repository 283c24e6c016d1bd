/** Script of the document that runs edited code. Its opaque origin has no access to the page. */
import type { ComponentType } from 'react';
import {
  isComponent,
  type Attributes,
  type FrameAnswer,
  type FrameAppearance,
  type FrameHeight,
  type FrameStart,
  type IslandExports,
  type MountedIsland,
  type FrameMessage,
} from '../contract/demos.ts';
import { noDefaultExport } from '../contract/errors.ts';
import { HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { PAYLOAD_ID, type Dictionary } from '../contract/payload.ts';
import type { Settings } from '../contract/settings.ts';
import { choiceKeys } from '../contract/storage.ts';
import { addStyleSheet, createElement } from '../elements.ts';
import { createFailures, errorMessage } from '../islands/failure.ts';
import { runModulesInTasks } from '../islands/tasks.ts';
import { readPayload, translator } from '../page.ts';
import { createVariables } from '../reader/reader.ts';
import { createInitialReader, createSettingsStore } from '../store.ts';

const { documentElement: root, body } = document;
const stage = document.createElement('div');
const island = document.createElement(ISLAND_TAG);
const state: { mounted?: MountedIsland; setSettings?: (settings: Settings) => void } = {};

function setAttributes(element: Element, attributes: Attributes): void {
  for (const { name } of [...element.attributes]) {
    if (!Object.hasOwn(attributes, name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'style') element.setAttribute(name, value);
  }
}

function applyAppearance(appearance: FrameAppearance): void {
  setAttributes(root, appearance.root);
  setAttributes(stage, appearance.stage);
  // Only the layout inside the stage counts here: the page has its background and padding.
  stage.style.cssText = 'display:block;min-block-size:0;padding:0;overflow:visible;background:none';
  Object.assign(root.style, { colorScheme: appearance.styles['colorScheme'] });
  Object.assign(body.style, appearance.styles, { padding: appearance.padding });
  state.setSettings?.(appearance.settings);
  const scheme = stage.getAttribute(HOOKS.demoScheme) ?? root.getAttribute(HOOKS.demoScheme);
  state.mounted?.applyOwnSettings({
    ...((scheme === 'dark' || scheme === 'light') && { scheme }),
    direction: (stage.dir || root.dir) === 'rtl' ? 'rtl' : 'ltr',
  });
}

async function start({ appearance, payload, styleSheets, module, name, prefix }: FrameStart) {
  const data = createElement('script', { type: 'application/json', id: PAYLOAD_ID }, payload);
  stage.append(island);
  body.append(data, stage);
  applyAppearance(appearance);
  const page = readPayload();
  // With CORS, since hosts may forbid other origins to load files of the site without it.
  const sheets = styleSheets.map((href) => addStyleSheet(href, { crossorigin: 'anonymous' }));
  const shared = page.modules?.[decodeURI(new URL(module).pathname)] ?? [];
  await Promise.all([...sheets, runModulesInTasks(shared)]);
  const { mount } = (await import(module)) as IslandExports;
  const settings = createSettingsStore(appearance.settings);
  const reader = { ...createInitialReader(page), settings, isKept: false };
  const texts = { payload: page, translator: (english: Dictionary) => translator(page, english) };
  const applyVariables = createVariables(choiceKeys(page.storagePrefix));
  const functions = { ...createFailures(texts), applyVariables };
  state.mounted = await mount(island, name, { prefix, fresh: true, reader, page: functions });
  state.setSettings = (payload) => settings.dispatch({ type: 'CHANGE', payload });
  applyAppearance(appearance);
  new ResizeObserver(() => {
    const px = Math.ceil(stage.getBoundingClientRect().height);
    parent.postMessage({ kind: 'height', px } satisfies FrameHeight, '*');
  }).observe(stage);
}

/** Runs a module's text, which imports absolute addresses only, and shows its default export. */
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

/** Reports the end of a task to the page, with its error if it failed. */
function reportResult(task: Promise<void>, port: MessagePort | undefined): void {
  const send = (message: FrameAnswer) => port?.postMessage(message);
  task.then(
    () => send({}),
    (error: unknown) => send({ error: errorMessage(error) }),
  );
}

// Without a sandbox, this is a document of the site: nothing may run in it then.
if (origin === 'null' && parent !== self) {
  addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<FrameMessage>) => {
    if (source !== parent) return;
    if (data.kind === 'start') reportResult(start(data), port);
    if (data.kind === 'appearance') applyAppearance(data);
    if (data.kind === 'run') reportResult(run(data.source), port);
  });
}
