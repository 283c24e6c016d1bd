import { DARK_QUERY } from '../colour-mode/mode.ts';
import { HOOKS } from '../contract/hooks.ts';
import type { PagePayload } from '../contract/payload.ts';
import { shownCodeStyle, shownCodeVariant } from '../reader/html.ts';
import { userPropertiesOf } from './events.ts';
import type { UserProperties } from './events.ts';

/**
 * A query holds for one ratio only: each change needs the next one. It asks for what is told as the same, since no query is sure to match a
 * ratio with many digits.
 */
function followRatio(changed: () => void): void {
  const [least, most] = [devicePixelRatio - 0.05, devicePixelRatio + 0.05];
  // Some browsers have no events here: what they tell is then what held at first.
  matchMedia(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`).addEventListener?.(
    'change',
    () => {
      changed();
      followRatio(changed);
    },
    { once: true },
  );
}

/** Tells about the reader of a page: at once, and whenever any of it changes. */
export function followReader(
  { userLanguage, codeStyles }: PagePayload,
  told: (properties: UserProperties) => void,
): void {
  const { documentElement } = document;
  const system = matchMedia(DARK_QUERY);
  const state = { last: '' };
  const tell = () => {
    const properties = userPropertiesOf({
      codeVariant: shownCodeVariant(),
      codeStyle: shownCodeStyle() ?? codeStyles[0]?.id ?? '',
      userLanguage,
      pixelRatio: devicePixelRatio,
      systemScheme: system.matches ? 'dark' : 'light',
      scheme: documentElement.getAttribute(HOOKS.mode) === 'dark' ? 'dark' : 'light',
    });
    const text = JSON.stringify(properties);
    if (text === state.last) return;
    state.last = text;
    told(properties);
  };
  if (globalThis.MutationObserver) {
    new MutationObserver(tell).observe(documentElement, {
      attributeFilter: [HOOKS.mode, HOOKS.codeVariant, HOOKS.codeStyle],
    });
  }
  system.addEventListener?.('change', tell);
  followRatio(tell);
  tell();
}
