import type { RunOptions } from 'axe-core';
import type { ElementHandle, Page } from 'playwright-core';
import { HOOKS, ISLAND_TAG } from '../../runtime/contract/hooks.ts';
import { PAGE_STYLES } from '../model/code/assets.ts';
import type { Violation } from './demo-findings.ts';

/** Attribute of demos that have been shown. */
const SHOWN = 'data-docs-turn';

export const DEMO_ATTRIBUTE = HOOKS.demo;

export const DEMO_SELECTOR = `[${DEMO_ATTRIBUTE}]`;

/**
 * Style sheet of a tested page. Shows demos one by one, so that messages belong to the last one.
 * Disables transitions of colors. Hides images outside demos: `check` finds missing ones itself.
 */
export const TRIAL_STYLES = `img:not(${DEMO_SELECTOR} *) { display: none !important; }
${DEMO_SELECTOR}:not([${SHOWN}]) { display: none !important; }
*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; }`;

/** Adds a style sheet to a document. Runs in the page. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

/** Acts as a reader does: demos hydrate at the first action, or else after some seconds. */
export const moveReaderPointer = (tab: Page) =>
  tab.evaluate(`void dispatchEvent(new Event('pointermove'))`);

/** Shows a demo in the middle of the window. */
export const revealDemo = (demo: ElementHandle) =>
  demo.evaluate((element, shown) => {
    if (!(element instanceof Element)) return;
    element.setAttribute(shown, '');
    element.scrollIntoView({ block: 'center' });
  }, SHOWN);

/** Shows the demos of a page in a code style, as if the reader had chosen it. */
export const selectCodeStyle = (tab: Page, style: string) =>
  tab
    .locator('html')
    .evaluate((root, [name, value]) => root.setAttribute(name, value), [
      HOOKS.codeStyle,
      style,
    ] as const);

/** An element that contains islands of a demo: the demo itself or the body of a frame in it. */
export interface IslandScope {
  readonly element: ElementHandle;
  /** Whether it is the body of a frame, which has no islands until it has loaded. */
  readonly isFrame: boolean;
}

export async function islandScopes(demo: ElementHandle): Promise<readonly IslandScope[]> {
  const frames = await demo.$$('iframe');
  const bodies = await Promise.all(
    frames.map(async (frame) => {
      const inner = (await frame.isVisible()) ? await frame.contentFrame() : null;
      const body = await inner?.$('body');
      return body ? [{ element: body, isFrame: true }] : [];
    }),
  );
  return [{ element: demo, isFrame: false }, ...bodies.flat()];
}

/** Whether all visible islands of a scope are hydrated or broken. */
export const isHydrated = ({ element: scope, isFrame }: IslandScope): Promise<boolean> =>
  scope
    .evaluate(
      (element, { tag, hydrated, broken, least }) => {
        const isDone = (island: Element) =>
          island.hasAttribute(hydrated) || island.nextElementSibling?.hasAttribute(broken) === true;
        const islands = [...(element as Element).querySelectorAll(tag)];
        return (
          islands.length >= least &&
          islands.every((island) => isDone(island) || !island.parentElement?.checkVisibility())
        );
      },
      { tag: ISLAND_TAG, hydrated: HOOKS.hydrated, broken: HOOKS.demoError, least: +isFrame },
    )
    // If a frame navigates while this waits, its element is detached.
    .catch(() => false);

/** Returns the error text shown in place of a demo, or null. */
export const shownErrorText = ({ element: scope }: IslandScope) =>
  scope.evaluate(
    (element, selector) =>
      (element as Element).querySelector(selector)?.querySelector('p')?.textContent ?? null,
    `[${HOOKS.demoError}]`,
  );

/** Whether a demo has an element with height and a background, but all in it is 0 px wide. */
export const hasNoWidth = ({ element: scope }: IslandScope) =>
  scope.evaluate((element, tag) => {
    const isNarrow = (part: Element) => part.getBoundingClientRect().width < 1;
    const hasBackground = (part: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    };
    return [...(element as Element).querySelectorAll(`${tag} > *`)].some((root) => {
      const parts = [root, ...root.querySelectorAll('*')].filter((part) => part.checkVisibility());
      const { height } = root.getBoundingClientRect();
      return height >= 1 && parts.every(isNarrow) && parts.some(hasBackground);
    });
  }, ISLAND_TAG);

/**
 * Returns the selectors of rules in the style sheets of demos that change elements outside of
 * demos: compares computed styles with and without these sheets.
 */
export const selectorsOutsideDemos = (tab: Page): Promise<readonly string[]> =>
  tab.evaluate(
    ({ path, island }) => {
      const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(path));
      const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule];
          return rule instanceof CSSGroupingRule ? styleRules(rule.cssRules) : [];
        });
      const candidates = sheets
        .flatMap(({ cssRules }) => styleRules(cssRules))
        .flatMap((rule) => {
          const matched = [...document.querySelectorAll(rule.selectorText)];
          const element = matched.find((each) => !each.closest(island));
          return element ? [{ rule, element }] : [];
        });
      const readValues = () =>
        candidates.map(({ rule, element }) => {
          const computed = getComputedStyle(element);
          // Custom properties alone change nothing that readers see.
          const names = [...rule.style].filter((name) => !name.startsWith('--'));
          return names.map((name) => computed.getPropertyValue(name)).join();
        });
      const before = readValues();
      for (const sheet of sheets) sheet.disabled = true;
      const after = readValues();
      for (const sheet of sheets) sheet.disabled = false;
      return candidates
        .filter((_, at) => before[at] !== after[at])
        .map(({ rule }) => rule.selectorText);
    },
    { path: `/_assets/${PAGE_STYLES}-`, island: ISLAND_TAG },
  );

/** Waits until effects have run and the page is painted. */
export const waitForPaint = (tab: Page) =>
  tab.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))))',
  );

/** Axe rules that apply to parts of a page. Other rules are about whole pages. */
const AXE_RULES = [
  'aria-dialog-name',
  'aria-treeitem-name',
  'empty-heading',
  'empty-table-header',
  'label-title-only',
  'presentation-role-conflict',
  'scope-attr-valid',
];

const AXE_OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(AXE_RULES.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
  elementRef: true,
  iframes: false,
  // Otherwise axe requests style sheets of other sites, which the policy blocks.
  preload: false,
};

/** A violation with the id of its demo, or null inside a frame. */
export interface PlacedViolation extends Violation {
  readonly demo: string | null;
}

/** Runs axe once for all visible islands, because each run reads the whole document. */
export async function findViolations(body: ElementHandle, axe: string): Promise<PlacedViolation[]> {
  const frame = await body.ownerFrame();
  // Evaluated by the debugger, to which the content security policy does not apply.
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
    { tag: ISLAND_TAG, attribute: DEMO_ATTRIBUTE, options: AXE_OPTIONS },
  );
}
