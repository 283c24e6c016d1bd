/** What a reader chose, as attributes of `<html>`: style sheets obey them, so nothing flickers and nothing is rendered again. */
import { HOOKS } from '../contract/hooks.ts';
import type { CodeVariant, Settings } from '../contract/settings.ts';

const root = () => document.documentElement;

/** Shows a direction. */
export const showDirection = (direction: Settings['direction']): void => {
  root().dir = direction;
};

/** Shows a density. */
export const showDensity = (dense: boolean): void => {
  root().toggleAttribute(HOOKS.dense, dense);
};

/** Shows code with or without wrapped lines. */
export const showWrap = (isWrapped: boolean): void => {
  root().toggleAttribute(HOOKS.codeWrap, isWrapped);
};

/** Shows one variant of code. */
export const showCodeVariant = (variant: CodeVariant): void =>
  root().setAttribute(HOOKS.codeVariant, variant);

/** Shows one style of code, by its id. */
export const showCodeStyle = (style: string): void => root().setAttribute(HOOKS.codeStyle, style);

/** The direction that is shown. */
export const shownDirection = (): Settings['direction'] => (root().dir === 'rtl' ? 'rtl' : 'ltr');

/** Whether less space is shown. */
export const shownDensity = () => root().hasAttribute(HOOKS.dense);

/** The variant that is shown. */
export const shownCodeVariant = (): CodeVariant =>
  root().getAttribute(HOOKS.codeVariant) === 'JS' ? 'JS' : 'TS';

/** Id of the style that is shown, or null where the reader chose none. */
export const shownCodeStyle = (): string | null => root().getAttribute(HOOKS.codeStyle);
