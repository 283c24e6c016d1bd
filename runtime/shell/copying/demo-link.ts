import { HOOKS } from '../../contract/hooks.ts';

/** What an address of a demo's code is made of. */
export interface DemoLink {
  readonly name: string;
  readonly variant: string;
  /** Ids of the styles that the demo is written in; empty for one that is written in one way. */
  readonly styles: readonly string[];
  /** Id of the style that the page shows, or null. */
  readonly shown: string | null;
  /** Id of the usual style of the site, if it has any. */
  readonly usual: string | undefined;
}

/** `system-Name.tsx` or `css-Name.js`: what opens the code of a demo. The style is always there, as in addresses that readers have kept. */
export function demoLinkId({ name, variant, styles, shown, usual }: DemoLink): string {
  const style = styles.find((each) => each === shown) ?? styles[0] ?? usual ?? 'system';
  return `${style}-${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}

/** The `#…` that a button asks for; empty for a button outside demos. */
export function demoHashOf(button: Element, usual: string | undefined): string {
  const variant = button.getAttribute(HOOKS.copyDemoLink);
  const demo = button.closest(`[${HOOKS.demo}]`);
  if (variant === null || !demo) return '';
  const id = demoLinkId({
    name: demo.getAttribute(HOOKS.demo) ?? '',
    variant,
    styles: demo.getAttribute(HOOKS.codeStyles)?.split(' ') ?? [],
    shown: document.documentElement.getAttribute(HOOKS.codeStyle),
    usual,
  });
  return `#${id}`;
}
