import { expect, test } from 'vitest';
import { MAX_VOTES, parseVote, parseVotes, withVote } from '../../runtime/shell/feedback.ts';

test.each([null, '', '[', '7', 'null', '[1,0]', '{"a":1,"/b/":2,"/c/":"1"}'])(
  'storage that holds %s has no votes',
  (kept) => expect([...parseVotes(kept)]).toEqual([]),
);

test('votes are read, and what is none among them is left out', () => {
  const kept = '{"/a/":1,"/b/":0,"__proto__":1,"/c/":true}';
  expect([...parseVotes(kept)]).toEqual([
    ['/a/', 1],
    ['/b/', 0],
  ]);
});

test('a vote is added, changed, and not made twice', () => {
  const first = withVote(new Map(), '/a/', 1);
  expect(first).toBe('{"/a/":1}');
  expect(withVote(parseVotes('{"/a/":1,"/b/":0}'), '/a/', 0)).toBe('{"/b/":0,"/a/":0}');
  expect(withVote(parseVotes(first ?? null), '/a/', 1)).toBeUndefined();
});

test('the oldest votes are forgotten when there are too many', () => {
  const many = new Map(Array.from({ length: MAX_VOTES }, (_, at) => [`/${at}/`, 1] as const));
  const kept = parseVotes(withVote(many, '/new/', 0) ?? null);
  expect(kept.size).toBe(MAX_VOTES);
  expect(kept.has('/0/')).toBe(false);
  expect(kept.get('/new/')).toBe(0);
});

test('only 1 and 0 are votes', () => {
  expect(['1', '0', '', 'yes', null].map(parseVote)).toEqual([
    1,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});
