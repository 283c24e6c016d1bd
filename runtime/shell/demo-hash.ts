import { HOOKS } from '../contract/hooks.ts';
import type { Reader } from '../contract/settings.ts';
import { idOfHash } from './toc.ts';
import { findByAttribute, focusTarget } from '../elements.ts';

const DEMO_ID = /^(?:([\w-]+?)-)?([A-Za-z_]\w*(?:-\d+)?)\.([jt])sx?$/;

/** Returns the demo that `#system-Name.tsx` or `#Name.js` names; undefined for other addresses. */
export const demoOfId = (id: string) => DEMO_ID.exec(id)?.[2];

/** Opens the code that an address names, in its language and style. */
export function openCode(hash: string, reader: Reader): void {
  const id = idOfHash(hash);
  chooseCode(id, reader);
  const demo = findByAttribute(HOOKS.demo, demoOfId(id));
  if (!demo) return;
  demo.querySelector<HTMLElement>(`[${HOOKS.expand}][aria-expanded=false]`)?.click();
  demo.scrollIntoView();
  focusTarget(demo);
}

function chooseCode(id: string, { codeStyle, codeStyles, codeVariant }: Reader): void {
  const [, style, , language] = DEMO_ID.exec(id) ?? [];
  if (language !== undefined) codeVariant.follow(language === 'j' ? 'JS' : 'TS');
  if (style !== undefined && codeStyles.some(({ id }) => id === style)) codeStyle.follow(style);
}
