import { AD_POLICY } from '../ads/policy.ts';

/** What is measured, and when. Times in milliseconds, chances from 0 to 1. Source: spec §7 and §9. */
export const ANALYTICS_POLICY = {
  vitalChance: 0.0001,
  adDisplayChance: AD_POLICY.displayChance,
  adDisplayDelayMs: AD_POLICY.displayDelayMs,
} as const;

/** Whether something is among the share that is measured. `chance` is a number from 0 to 1, drawn for it; 1 itself is never drawn. */
export const isSampled = (chance: number, rate: number) => chance < rate;
