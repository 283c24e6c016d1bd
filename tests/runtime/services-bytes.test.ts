import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NO_SERVICES, runtimeScripts } from './serve.ts';

const analytics = { gtag: { id: 'G-TEST', script: 'https://www.example.org/gtag/js' } };
const ads = { pool: [] };
const bytesOf = (text = '') => brotliCompressSync(text).byteLength;
const SCRIPTS = ['/adverts.js', '/analytics.js', '/ask.js', '/vitals.js'];

test('ships no script of a disabled service', async () => {
  const none = await runtimeScripts();
  expect(SCRIPTS.filter((path) => none.has(path))).toEqual([]);
  const entry = none.get('/entry.js') ?? '';
  for (const word of ['services', 'consent', 'vitals']) {
    expect(entry).not.toContain(word);
  }
  const shown = await runtimeScripts({ ...NO_SERVICES, ads });
  expect(SCRIPTS.filter((path) => shown.has(path))).toEqual(['/adverts.js']);
  const measured = await runtimeScripts({ ...NO_SERVICES, analytics });
  expect(SCRIPTS.filter((path) => measured.has(path))).toEqual(['/analytics.js', '/vitals.js']);
  expect(measured.get('/analytics.js')).not.toContain('sendBeacon');
});

test('ships less than 3.1 kB of brotli for adverts, 3 kB for analytics and 1.2 kB for consent', async () => {
  const all = await runtimeScripts({ ...NO_SERVICES, ads, analytics, asksConsent: true });
  expect(bytesOf(all.get('/adverts.js'))).toBeLessThan(3100);
  expect(bytesOf(all.get('/analytics.js'))).toBeLessThan(3000);
  expect(bytesOf(all.get('/ask.js'))).toBeLessThan(1200);
});
