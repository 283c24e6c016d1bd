/** Whether a user agent reads for a machine: it gets no adverts, and no notes for readers. Spec §4. */
export const isCrawler = (userAgent: string) => /bot|crawler|spider|crawling/i.test(userAgent);
