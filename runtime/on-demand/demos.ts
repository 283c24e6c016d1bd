/** Behaviors of pages with demos or open settings: the reader's choices, and islands. */
import { FRAME_CLASS, HOOKS, ISLAND_TAG } from '../contract/hooks.ts';
import { addStyleSheet } from '../elements.ts';
import { startIslands } from '../islands/island.ts';
import type { DemoPage, Page } from '../page.ts';
import { createReader } from '../reader/reader.ts';
import { allowUntypedCode } from '../trusted-types.ts';

function start(page: Page): DemoPage {
  // Other pages contain no code of the site, and have a stricter policy.
  const hasCode = `[${HOOKS.demo}], main ${ISLAND_TAG}, .${FRAME_CLASS}`;
  if (document.querySelector(hasCode)) allowUntypedCode();
  for (const href of page.payload.styles ?? []) void addStyleSheet(href);
  const demoPage = { ...page, reader: createReader(page) };
  startIslands(demoPage);
  return demoPage;
}

// Created by the first behavior that needs it, and shared by all behaviors of the document.
let demoPage: DemoPage | undefined;

/** Starts the islands once. Returns the page with its reader. */
export const startInteraction = (page: Page): DemoPage => (demoPage ??= start(page));
