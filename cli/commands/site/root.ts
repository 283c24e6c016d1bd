import { resolve } from 'node:path';
import type { GlobalOptions, Terminal } from '../terminal/terminal.ts';

/** Absolute path of the site's root. */
export const rootOf = ({ root }: GlobalOptions, { cwd }: Terminal) => resolve(cwd, root);
