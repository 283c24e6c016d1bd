import type { RunOptions } from 'axe-core';
import type { ElementHandle, Page } from 'playwright-core';
import { HOOKS, ISLAND_TAG } from '../../../runtime/contract/hooks.ts';
import type { Violation } from './seen.ts';

/** On a demo whose turn has come. */
const TURN = 'data-docs-turn';

/** On every demo of a page: its id. */
export const DEMO_ID = HOOKS.demo;

/** Every demo of a page. */
export const DEMO = `[${DEMO_ID}]`;

/**
 * Style sheet of a page whose demos are tried. They come one by one, so that what is said is the words of the last one, and colors do not fade:
 * what is looked at is what stays. Pictures of the text are not asked for: those that are missing are told without a browser, and would be told of a demo.
 */
export const TRIAL_STYLES = `img:not(${DEMO} *) { display: none !important; }
${DEMO}:not([${TURN}]) { display: none !important; }
*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; }`;

/** Puts the style sheet into a document before anything else is there. Runs in the page. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Shows a demo in the middle of the window. */
export const reveal = (demo: ElementHandle) =>
  demo.evaluate((element, turn) => {
    if (!(element instanceof Element)) return;
    element.setAttribute(turn, '');
    element.scrollIntoView({ block: 'center' });
  }, TURN);

/** Shows the demos of a page in a code style, as a reader's choice does. */
export const showStyle = (tab: Page, style: string) =>
  tab
    .locator('html')
    .evaluate((root, [name, value]) => root.setAttribute(name, value), [
      HOOKS.codeStyle,
      style,
    ] as const);

/** A part of a document in which islands of a demo stand. */
export interface Scope {
  readonly element: ElementHandle;
  /** It is a document of its own: where nothing is in it yet, it has not loaded. */
  readonly isFrame: boolean;
}

/** Where a demo is: in its page, and in its frames. */
export async function scopesOf(demo: ElementHandle): Promise<readonly Scope[]> {
  const frames = await demo.$$('iframe');
  const bodies = await Promise.all(
    frames.map(async (frame) => {
      const inner = (await frame.isVisible()) ? await frame.contentFrame() : null;
      return inner?.$('body');
    }),
  );
  const inner = bodies.filter((body) => body !== undefined && body !== null);
  return [
    { element: demo, isFrame: false },
    ...inner.map((element) => ({ element, isFrame: true })),
  ];
}

/** Whether all islands that are shown in a scope are alive, or broke. */
export const isAlive = ({ element: scope, isFrame }: Scope): Promise<boolean> =>
  scope
    .evaluate(
      (element, { tag, hydrated, broken, least }) => {
        const hasCome = (island: Element) =>
          island.hasAttribute(hydrated) || island.nextElementSibling?.hasAttribute(broken) === true;
        const islands = [...(element as Element).querySelectorAll(tag)];
        return (
          islands.length >= least &&
          islands.every((island) => hasCome(island) || !island.parentElement?.checkVisibility())
        );
      },
      {
        ...{ tag: ISLAND_TAG, hydrated: HOOKS.hydrated, broken: HOOKS.demoError },
        least: isFrame ? 1 : 0,
      },
    )
    // A frame that loads meanwhile takes its element away.
    .catch(() => false);

/** What stands where a demo broke, or null. */
export const brokenText = ({ element: scope }: Scope) =>
  scope.evaluate(
    (element, selector) =>
      (element as Element).querySelector(selector)?.querySelector('p')?.textContent ?? null,
    `[${HOOKS.demoError}]`,
  );

/** Lets effects run and the page be painted. */
export const settle = (tab: Page) => tab.evaluate(TWO_FRAMES);

const TWO_FRAMES =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))))';

/** What holds for a part of a page; the rest of axe is about whole pages. */
const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    ...Object.fromEntries(
      [
        'aria-dialog-name',
        'aria-treeitem-name',
        'empty-heading',
        'empty-table-header',
        'label-title-only',
        'presentation-role-conflict',
        'scope-attr-valid',
      ].map((rule) => [rule, { enabled: true }]),
    ),
  },
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false,
};

/** A violation, and the demo it is in: the id on its element, or null in a frame. */
export interface PlacedViolation extends Violation {
  readonly demo: string | null;
}

/** Violations of axe in the islands of a document that are shown: all at once, since axe looks at the whole document each time. */
export async function violationsIn(body: ElementHandle, axe: string): Promise<PlacedViolation[]> {
  const frame = await body.ownerFrame();
  // Evaluated by the debugger, which no policy of the page stops.
  await frame?.evaluate(`globalThis.axe === undefined && (() => { ${axe} })()`);
  return body.evaluate(
    async (element, { tag, attribute, options }) => {
      const islands = [...(element as Element).querySelectorAll(tag)];
      const shown = islands.filter((island) => island.parentElement?.checkVisibility());
      if (shown.length === 0) return [];
      const { axe: runner } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await runner.run({ include: shown as never }, options);
      const demoOf = (found: Element | undefined) =>
        found?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
      return violations.flatMap(({ id, help, nodes }) => {
        const demos = new Set(nodes.map((node) => demoOf(node.element)));
        return [...demos].map((demo) => {
          const own = nodes.filter((node) => demoOf(node.element) === demo);
          const selector = own[0]?.target.flat().join(' ') ?? '';
          return { rule: id, help, selector, count: own.length, demo };
        });
      });
    },
    { tag: ISLAND_TAG, attribute: DEMO_ID, options: AXE_OPTIONS },
  );
}
