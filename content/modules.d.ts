/** What demos import besides code. */
declare module '*.css';
