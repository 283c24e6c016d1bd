/** What is measured, and when. Times in milliseconds, chances from 0 to 1. Those of adverts are in `AD_POLICY`. Source: spec §7 and §9. */
export const ANALYTICS_POLICY = {
  vitalChance: 0.0001,
  /** How long the analytics script waits for what the reader has chosen. Facts §5. */
  consentWaitMs: 500,
  /** Events that wait for the reader's choice, or for the script, on one page. Our own limit. */
  maxWaiting: 50,
} as const;

/** Whether something is among the share that is measured. `chance` is a number from 0 to 1, drawn for it; 1 itself is never drawn. */
export const isSampled = (chance: number, rate: number) => chance < rate;
