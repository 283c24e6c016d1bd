/** The Chromium of this machine: `CHROMIUM`, else Debian's, else the first of the usual names on the PATH. Undefined without one. */
export declare function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
