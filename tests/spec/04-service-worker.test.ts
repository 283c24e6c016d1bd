import { expect, test } from 'vitest';
import { WORKER_SCRIPT } from '../../cli/model/paths.ts';
import {
  SERVICE_WORKER_POLICY,
  isDocsHost,
  shouldReload,
} from '../../runtime/service-worker/policy.ts';

const READY = {
  hasReloaded: false,
  hasFocus: true,
  hasUnsavedText: false,
  hasOpenDialog: false,
};

test('spec §4, §9: checks every 100 ms whether the page may reload', () => {
  expect(SERVICE_WORKER_POLICY.checkEveryMs).toBe(100);
});

test('spec §7: serves the service worker at /sw.js', () => {
  expect(`/${WORKER_SCRIPT}`).toBe('/sw.js');
});

test.each([
  ['docs.example.org', true],
  ['next.docs.example.org', false],
  ['preview.example.org', true],
  ['example.org', false],
  ['mydocs.example.org', false],
  ['docs.example.org.evil.test', false],
  ['localhost', false],
])('spec §4, §7: recognizes %s as a host of the docs: %s', (host, expected) => {
  expect(isDocsHost(host, ['docs.example.org', 'preview.example.org'])).toBe(expected);
});

test('spec §4: reloads a focused page once a new service worker is active', () => {
  expect(shouldReload(READY)).toBe(true);
});

test.each([
  ['it is not looked at', { hasFocus: false }],
  ['it has done so before', { hasReloaded: true }],
  ['there is text that would be lost', { hasUnsavedText: true }],
  ['a dialog is open', { hasOpenDialog: true }],
])('spec §4: does not reload a page if %s', (_name, state) => {
  expect(shouldReload({ ...READY, ...state })).toBe(false);
});
