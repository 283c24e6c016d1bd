import { HOOKS } from '../contract/hooks.ts';
import { actionEvent, clickEvent } from './events.ts';
import type { AnalyticsEvent } from './events.ts';

/** Words of an event, made from the element that was clicked and the pathname of its page. */
type Words = (element: Element, pathname: string) => string | undefined;

/** What is counted where markup says nothing about it: a control of the shell. What has no label is labelled by its demo. */
type Counted = readonly [selector: string, category: string, action: string | Words, label?: Words];

const valueOf =
  (name: string): Words =>
  (element) =>
    element.closest(`[${name}]`)?.getAttribute(name) ?? '';

const demoOf: Words = (element, pathname) => pathname + valueOf(HOOKS.demo)(element, pathname);
const pageOf: Words = (_element, pathname) => pathname;
const none: Words = () => undefined;

/** Made when it is asked for: a site that counts nothing then has none of it. */
const clicks = (): readonly Counted[] => [
  [`[${HOOKS.expand}]`, 'demo', 'expand'],
  [`[${HOOKS.tools}] [${HOOKS.copy}]`, 'demo', 'copy'],
  [`[${HOOKS.sandbox}]`, 'demo', 'stackblitz'],
  [`[${HOOKS.demo}] [${HOOKS.menu}] a`, 'demo', 'github'],
  [`[${HOOKS.resetDemo}]`, 'demo', 'reset'],
  [`[${HOOKS.resetFocus}]`, 'demo', 'reset-focus'],
  [`[${HOOKS.toggleScheme}]`, 'demo', 'toggle-scheme'],
  [`[${HOOKS.toggleDirection}]`, 'demo', 'toggle-direction'],
  [`[${HOOKS.copyDemoLink}=TS]`, 'demo', 'copy-ts-source-link'],
  [`[${HOOKS.copyDemoLink}=JS]`, 'demo', 'copy-js-source-link'],
  [`[${HOOKS.chooseVariant}=TS]`, 'demo', 'source-ts'],
  [`[${HOOKS.chooseVariant}=JS]`, 'demo', 'source-js'],
  [`[${HOOKS.codeBlock}] [${HOOKS.copy}]`, 'code', 'copy-click', pageOf],
  [`button[${HOOKS.apiView}]`, 'layout', valueOf(HOOKS.apiTable), valueOf(HOOKS.apiView)],
  [`[${HOOKS.notifications}]`, 'AppBar', 'toggleNotifications', none],
  [`[${HOOKS.toTop}]`, 'docs', 'click-back-to-top', none],
  [`[${HOOKS.language}]`, 'l10n', valueOf('hreflang'), none],
  [`[${HOOKS.closeAnnouncement}]`, 'Announcement', 'close', valueOf(HOOKS.announcement)],
  // The root has the attribute too, once the announcement is closed.
  [`body [${HOOKS.announcement}] a`, 'Announcement', 'click', valueOf(HOOKS.announcement)],
];

const counted = () =>
  [`[${HOOKS.eventCategory}]`, ...clicks().map(([selector]) => selector)].join();

function controlEvent(element: Element, pathname: string): AnalyticsEvent | undefined {
  const found = clicks().find(([selector]) => element.matches(selector));
  if (!found) return undefined;
  const [, category, action, label = demoOf] = found;
  return actionEvent({
    category,
    action: typeof action === 'string' ? action : `${action(element, pathname)}`,
    label: label(element, pathname),
  });
}

/**
 * The event of a click: that of the nearest element that says it is counted, or that is a control of the shell. Spec §7.
 * `chance` is drawn for the click.
 */
export function eventOfClick(
  target: Element,
  pathname: string,
  chance: number,
): AnalyticsEvent | undefined {
  const element = target.closest(counted());
  if (!element) return undefined;
  const read = (name: string) => element.getAttribute(name);
  const category = read(HOOKS.eventCategory);
  if (category === null) return controlEvent(element, pathname);
  const [action, label] = [read(HOOKS.eventAction), read(HOOKS.eventLabel)];
  return clickEvent({ category, action, label, split: read(HOOKS.eventSplit) }, chance);
}

/** The event of a choice in a list: the way in which demos are written. */
export function eventOfChange(target: Element, pathname: string): AnalyticsEvent | undefined {
  if (!target.matches(`[${HOOKS.chooseStyle}]`)) return undefined;
  const { value } = target as HTMLSelectElement;
  return actionEvent({
    category: 'demo',
    action: `styling-${value}`,
    label: demoOf(target, pathname),
  });
}
