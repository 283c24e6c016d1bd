import { FRAME_CLASS, HOOKS } from '../contract/hooks.ts';
import { DEMO_TEXTS, fillIssue, type PagePayload } from '../contract/payload.ts';
import { createElement } from '../elements.ts';
import type { Page } from '../page.ts';

/** Characters of an error in a report: addresses have a limit. */
const MAX_ERROR_LENGTH = 1000;

/** Returns the address of a new issue about a demo's error; undefined without an issue form. */
export function issueAddress(
  { issues }: Pick<PagePayload, 'issues'>,
  { demo, error, page }: Readonly<Record<'demo' | 'error' | 'page', string>>,
): string | undefined {
  if (issues === undefined) return undefined;
  const cut = error.length > MAX_ERROR_LENGTH ? `${error.slice(0, MAX_ERROR_LENGTH)}…` : error;
  const body = `Page: ${page}\n\nError:\n\n\`\`\`text\n${cut}\n\`\`\`\n`;
  return fillIssue(issues, { title: `Demo ${demo} breaks`, body });
}

const isFramed = () => globalThis.top !== globalThis.self;

type TextsOfPage = Pick<Page, 'payload' | 'translator'>;

interface Problem {
  /** Name of the demo. */
  readonly demo: string;
  readonly message: string;
  readonly action: 'demoReset' | 'demoRetry';
}

/** Creates a strip with an error of a demo, a button without a listener, and a report link. */
export function errorStrip({ payload, translator }: TextsOfPage, problem: Problem) {
  const { demo, message, action } = problem;
  const t = translator(DEMO_TEXTS);
  const button = createElement('button', { type: 'button' }, t(action));
  const attributes = { [HOOKS.demoError]: '', role: 'alert' };
  const strip = createElement('div', attributes, createElement('p', {}, message), button);
  const page = isFramed() ? document.referrer || location.href : location.href;
  const href = issueAddress(payload, { demo, error: message, page });
  if (href !== undefined) {
    strip.append(createElement('a', { href, target: '_blank', rel: 'noopener' }, t('demoReport')));
  }
  return { strip, button };
}

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Creates functions that show errors beside demos and components. Parts of the shell show none. */
export function createFailures(page: TextsOfPage) {
  const showFailure = (island: Element, message: string, retry: () => void): void => {
    clearFailure(island);
    const content = `main, [${HOOKS.demo}], .${FRAME_CLASS}`;
    if (!island.closest(content) && !isFramed()) return;
    const demo = island.getAttribute('name') ?? '';
    const { strip, button } = errorStrip(page, { demo, message, action: 'demoRetry' });
    button.addEventListener('click', retry);
    island.after(strip);
  };
  const showError = (island: Element, error: unknown, retry: () => void): void => {
    const title = page.translator(DEMO_TEXTS)('demoBroke');
    showFailure(island, `${title}: ${errorMessage(error)}`, () => {
      clearFailure(island);
      retry();
    });
  };
  return { showFailure, showError, clearFailure };
}

function clearFailure({ nextElementSibling: next }: Element): void {
  if (next?.hasAttribute(HOOKS.demoError)) next.remove();
}
