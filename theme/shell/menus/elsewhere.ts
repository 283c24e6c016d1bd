/** Whether an address leads to another site. */
export const isElsewhere = (href: string | undefined): boolean => /^https?:/.test(href ?? '');
