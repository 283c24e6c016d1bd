import { HOOKS } from '../../../runtime/contract/hooks.ts';

/** Returns CSS that shows demos in the chosen language, and the chosen style if they have it. */
export const choiceCss = (styles: readonly string[]): string =>
  [variantCss(), ...(styles.length > 1 ? styleCss(styles) : [])].join('\n');

const { codeVariant, codeStyle, codeStyles } = HOOKS;
const HIDE = '{display:none}';

const variantCss = () =>
  `html:not([${codeVariant}=JS]) body [${codeVariant}=JS],html[${codeVariant}=JS] body [${codeVariant}=TS]${HIDE}`;

function styleCss(styles: readonly string[]): string[] {
  const isId = (id: string) => `[${codeStyle}=${JSON.stringify(id)}]`;
  const chosen = styles.map((id) => `html${isId(id)} [${codeStyles}~=${JSON.stringify(id)}]`);
  const others = styles.map(
    (id, index) => `${chosen[index] ?? ''} [${codeStyle}]:not(${isId(id)})`,
  );
  const hasChosen = `:is(${chosen.map((selector) => `${selector} *`).join()})`;
  const usual = styles.map(
    (id) =>
      `[${codeStyles}^=${JSON.stringify(`${id} `)}] [${codeStyle}]:not(${isId(id)},${hasChosen})`,
  );
  return [...others, ...usual].map((selector) => `${selector}${HIDE}`);
}
