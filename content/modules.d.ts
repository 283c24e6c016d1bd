/** Style sheets that demos import. */
declare module '*.css';
