/** Ways in which tables of an API are shown. The first is the usual one; anything else in storage is ignored. */
export const API_VIEWS = ['table', 'expanded', 'compact'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** Where the reader's choice is kept. A key of its own, since only the script after the sidebar and that of the tables know it. */
export const apiViewKey = (prefix: string) => `${prefix}-api-view`;
