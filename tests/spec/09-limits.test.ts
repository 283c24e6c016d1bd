import { expect, test } from 'vitest';
import { AD_POLICY } from '../../runtime/ads/flow.ts';
import { ANALYTICS_POLICY } from '../../runtime/analytics/events.ts';
import { INITIAL_SETTINGS } from '../../runtime/contract/settings.ts';
import { COOKIE_SECONDS } from '../../runtime/contract/storage.ts';
import { SERVICE_WORKER_POLICY } from '../../runtime/service-worker/policy.ts';
import { COPY_POLICY } from '../../runtime/shell/copying/clipboard.ts';
import config from '../../docs.config.ts';

test('spec §9: uses the advert constants of the specification', () => {
  expect(AD_POLICY).toMatchObject({
    displayChance: 0.1,
    displayDelayMs: 2500,
    adblockMessageChance: 0.2,
    pollEveryMs: 500,
    maxPolls: 30,
    blockedAfterPolls: 6,
    maxFetchAttempts: 10,
    inHousePool: 5,
  });
});

test('spec §4: shows an advert inline with a chance of 0.2', () => {
  expect(AD_POLICY.inlineChance).toBe(0.2);
});

test('spec §9: samples web vitals at 0.0001, and checks the service worker every 100 ms', () => {
  expect(ANALYTICS_POLICY.vitalChance).toBe(0.0001);
  expect(SERVICE_WORKER_POLICY.checkEveryMs).toBe(100);
});

test('spec §9: keeps cookies for 31536000 seconds, and uses a spacing of 8 by default', () => {
  expect(COOKIE_SECONDS).toBe(31536000);
  expect(INITIAL_SETTINGS.spacing).toBe(8);
});

test('spec §4: a copy button confirms the copy for 2000 ms, and useCopy for 1200 ms', () => {
  expect(COPY_POLICY).toEqual({ blockMs: 2000, hookMs: 1200 });
});

test('spec §9: recognizes the prefixes en, zh and pt', () => {
  expect(config.site.recognizedLanguages).toEqual(expect.arrayContaining(['en', 'zh', 'pt']));
});
