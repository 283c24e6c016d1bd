import { expect, test } from 'vitest';
import { MAX_VOTES, parseVote, parseVotes, withVote } from '../../runtime/shell/feedback.ts';

test.each([null, '', '[', '7', 'null', '[1,0]', '{"a":1,"/b/":2,"/c/":"1"}'])(
  'reads no votes from storage that contains %s',
  (kept) => expect([...parseVotes(kept)]).toEqual([]),
);

test('reads votes and drops invalid ones', () => {
  const kept = '{"/a/":1,"/b/":0,"__proto__":1,"/c/":true}';
  expect([...parseVotes(kept)]).toEqual([
    ['/a/', 1],
    ['/b/', 0],
  ]);
});

test('adds and changes a vote, and ignores a repeated one', () => {
  const first = withVote(new Map(), '/a/', 1);
  expect(first).toBe('{"/a/":1}');
  expect(withVote(parseVotes('{"/a/":1,"/b/":0}'), '/a/', 0)).toBe('{"/b/":0,"/a/":0}');
  expect(withVote(parseVotes(first ?? null), '/a/', 1)).toBeUndefined();
});

test('drops the oldest votes if there are too many', () => {
  const many = new Map(Array.from({ length: MAX_VOTES }, (_, at) => [`/${at}/`, 1] as const));
  const kept = parseVotes(withVote(many, '/new/', 0) ?? null);
  expect(kept.size).toBe(MAX_VOTES);
  expect(kept.has('/0/')).toBe(false);
  expect(kept.get('/new/')).toBe(0);
});

test('accepts only 1 and 0 as votes', () => {
  expect(['1', '0', '', 'yes', null].map(parseVote)).toEqual([
    1,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});
