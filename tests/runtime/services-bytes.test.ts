import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NO_SERVICES } from '../../runtime/contract/services.ts';
import { runtimeScripts } from './serve.ts';

const analytics = { gtag: { id: 'G-TEST', script: 'https://www.example.org/gtag/js' } };
const ads = { pool: [] };
const bytesOf = (text = '') => brotliCompressSync(text).byteLength;
const SCRIPTS = ['/adverts.js', '/analytics.js', '/ask.js', '/vitals.js'];

test('a service that is off ships no byte', async () => {
  const none = await runtimeScripts();
  expect(SCRIPTS.filter((path) => none.has(path))).toEqual([]);
  const entry = none.get('/entry.js') ?? '';
  for (const word of ['adverts', 'analytics', 'consent', 'vitals']) {
    expect(entry).not.toContain(word);
  }
  const measured = await runtimeScripts({ ...NO_SERVICES, analytics });
  expect(SCRIPTS.filter((path) => measured.has(path))).toEqual(['/analytics.js', '/vitals.js']);
});

test('what measures is under 3 kB of brotli, and what asks for consent under 1.2 kB', async () => {
  const all = await runtimeScripts({ ...NO_SERVICES, ads, analytics, asksConsent: true });
  expect(bytesOf(all.get('/analytics.js'))).toBeLessThan(3000);
  expect(bytesOf(all.get('/ask.js'))).toBeLessThan(1200);
});
