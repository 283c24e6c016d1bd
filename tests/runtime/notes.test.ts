import { isCrawler } from '../../runtime/consent/privacy.ts';
import { expect, test } from 'vitest';
import {
  NOTES_POLICY,
  notesFor,
  parseNotes,
  parseSeen,
  withSeen,
} from '../../runtime/shell/notifications.ts';

const note = (id: string, more: object = {}) => ({ id, text: `About ${id}`, ...more });

test.each([
  ['no id', { text: 'x' }],
  ['an id with a space, which separates ids in storage', { id: 'a b', text: 'x' }],
  ['no text', { id: 'a' }],
  ['a text of spaces', { id: 'a', text: '  ' }],
  ['a number for a text', { id: 'a', text: 7 }],
  ['an address that is a script', { id: 'a', text: 'x', href: 'javascript:alert(1)' }],
  ['an address without a protocol', { id: 'a', text: 'x', href: '//evil.example' }],
  ['an address with a backslash', { id: 'a', text: 'x', href: '/\\evil.example' }],
  ['an address over HTTP', { id: 'a', text: 'x', href: 'http://example.org/' }],
  ['an invalid date', { id: 'a', text: 'x', date: '2026-13-01' }],
  ['an invalid language', { id: 'a', text: 'x', language: 'e n' }],
  ['nothing', null],
])('drops a notification with %s', (...[, wrong]) => {
  expect(parseNotes([wrong, note('b')])).toEqual([note('b')]);
});

test('accepts a number as an id', () => {
  expect(parseNotes([{ id: 7, text: 'x' }])).toEqual([{ id: '7', text: 'x' }]);
});

test.each([{}, 'text', 7, null])('rejects a file that contains %j', (value) => {
  expect(parseNotes(value)).toBeUndefined();
});

test('accepts a notification with all fields', () => {
  const full = note('a', { title: 'A', href: '/a/?b#c', date: '2026-02-28', language: 'pt-BR' });
  expect(parseNotes([full, note('b', { href: 'https://example.org/' })])).toHaveLength(2);
});

test("shows notifications in the reader's language or in none, newest first, undated last", () => {
  const notes = [
    note('undated'),
    note('old', { date: '2025-01-01' }),
    note('new', { date: '2026-01-01', language: 'en' }),
    note('zh', { date: '2026-02-01', language: 'zh' }),
  ];
  expect(notesFor(notes, 'en').map(({ id }) => id)).toEqual(['new', 'old', 'undated']);
});

test('limits the number of notifications', () => {
  const many = Array.from({ length: 30 }, (_, at) => note(String(at)));
  expect(notesFor(many, 'en')).toHaveLength(NOTES_POLICY.maxShown);
});

test('stores seen notifications, adds new ones, and drops the oldest', () => {
  expect(withSeen(parseSeen(' a  b '), [note('b'), note('c')])).toBe('a b c');
  expect(parseSeen(null).size).toBe(0);
  const many = Array.from({ length: 150 }, (_, at) => note(`n${at}`));
  const kept = parseSeen(withSeen(parseSeen('first'), many));
  expect(kept.size).toBe(NOTES_POLICY.maxSeen);
  expect(kept.has('n149')).toBe(true);
  expect(kept.has('first')).toBe(false);
});

test('recognizes crawlers by their names', () => {
  expect(isCrawler('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
  expect(isCrawler('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0')).toBe(false);
});
