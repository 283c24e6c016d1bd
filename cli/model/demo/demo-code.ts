import type { DemoStyle } from '../../../runtime/contract/theme.ts';

/** One way in which a demo is written, as it is shown. */
export type DemoStyleCode = Pick<DemoStyle, 'style' | 'sources'>;

/** The code that a page's demos show: id of a demo → the ways in which it is written, the usual one first. */
export type DemoCode = Readonly<Record<string, readonly DemoStyleCode[]>>;
