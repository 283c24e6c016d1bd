import { expect, test } from 'vitest';
import { AD_POLICY } from '../../runtime/ads/flow.ts';
import {
  ANALYTICS_POLICY,
  actionEvent,
  clickEvent,
  isSampled,
  pageViewEvent,
  userPropertiesOf,
  webVitalEvent,
} from '../../runtime/analytics/events.ts';

test('spec §7: sends title, location, product id and category id of a page view', () => {
  const page = {
    title: 'Button - Example',
    location: '/example/button/',
    productId: 'example',
    productCategoryId: 'null',
  };
  expect(pageViewEvent(page)).toEqual({
    name: 'page_view',
    parameters: {
      page_title: 'Button - Example',
      page_location: '/example/button/',
      productId: 'example',
      productCategoryId: 'null',
    },
  });
});

const COPY = { category: 'code', action: 'copy-click', label: '/a/', split: null };

test('spec §7: sends the attributes of a clicked element', () => {
  expect(clickEvent(COPY, 0.99)).toEqual({
    name: 'code',
    parameters: { eventAction: 'copy-click', eventLabel: '/a/' },
  });
  expect(clickEvent({ ...COPY, label: null }, 0)?.parameters).toEqual({
    eventAction: 'copy-click',
  });
  expect(clickEvent({ ...COPY, action: null }, 0)).toBeUndefined();
});

test.each([
  ['0.1', 0.05, true],
  ['0.1', 0.1, false],
  ['1', 0.999, true],
  ['0', 0, false],
  ['some', 0, false],
])('samples a click with the share %s and the random number %d: %s', (split, chance, counts) => {
  expect(clickEvent({ ...COPY, split }, chance) !== undefined).toBe(counts);
});

test('spec §7: sends code choices, language, pixel ratio and color schemes as user properties', () => {
  const reader = {
    codeVariant: 'JS',
    codeStyle: 'css',
    userLanguage: 'en',
    pixelRatio: 1.25,
    systemScheme: 'dark',
    scheme: 'light',
  } as const;
  expect(userPropertiesOf(reader)).toEqual({
    codeVariant: 'JS',
    codeStylingVariant: 'css',
    userLanguage: 'en',
    devicePixelRatio: 1.3,
    colorSchemeOS: 'dark',
    colorScheme: 'light',
  });
  const ratios = [1, 1.0999, 1.5, 2.6666, 0.3333];
  const rounded = ratios.map(
    (pixelRatio) => userPropertiesOf({ ...reader, pixelRatio }).devicePixelRatio,
  );
  expect(rounded).toEqual([1, 1.1, 1.5, 2.7, 0.3]);
});

test.each(['display', 'click', 'crash'] as const)(
  'spec §7, §8: sends the action %s and a label in an advert event',
  (action) => {
    expect(actionEvent({ category: 'ad', action, label: 'provider-body-top-image' })).toEqual({
      name: 'ad',
      parameters: { eventAction: action, eventLabel: 'provider-body-top-image' },
    });
  },
);

test('converts a tracked action into an event', () => {
  expect(actionEvent({ category: 'feedback', action: 'yes' })).toEqual({
    name: 'feedback',
    parameters: { eventAction: 'yes' },
  });
});

test('sends a web vital as an event of its own name', () => {
  expect(webVitalEvent({ name: 'LCP', id: 'v1', value: 900, delta: 30 })).toEqual({
    name: 'LCP',
    parameters: {
      value: 30,
      metric_label: 'Web Vitals',
      metric_value: 900,
      metric_delta: 30,
      metric_id: 'v1',
    },
  });
});

test('spec §7, §9: sends web vitals of one page view in ten thousand', () => {
  const { vitalChance } = ANALYTICS_POLICY;
  expect(vitalChance).toBe(0.0001);
  expect([0, 0.00009, 0.0001, 0.5].map((chance) => isSampled(chance, vitalChance))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('spec §7, §9: counts the display of one advert in ten, after 2500 ms', () => {
  const { displayChance, displayDelayMs } = AD_POLICY;
  expect([displayChance, displayDelayMs]).toEqual([0.1, 2500]);
  expect([isSampled(0.0999, displayChance), isSampled(0.1, displayChance)]).toEqual([true, false]);
});
