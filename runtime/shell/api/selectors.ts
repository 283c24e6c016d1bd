import { HOOKS } from '../../contract/hooks.ts';

/** A table with its tools. */
export const TABLE = `[${HOOKS.apiTable}]`;

/** A row of one. */
export const ROW = `${TABLE} [${HOOKS.apiRow}]`;

/** The row that the address names, if it does. */
export const namedRow = () => document.querySelector<HTMLElement>(`${ROW}:target`);
