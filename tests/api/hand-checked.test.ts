import { expect, test } from 'vitest';
import { differences } from './hand-checked/compare.ts';
import { HAND_CHECKED } from './hand-checked/index.ts';
import { membersIn } from './hand-checked/part.ts';
import { siteReferences } from './this-site.ts';

test('the hand-checked table has 30 components and 3 hooks with more than 600 members', () => {
  const ofKind = (kind: string) => HAND_CHECKED.filter((part) => part.kind === kind).length;
  expect([ofKind('component'), ofKind('hook')]).toEqual([30, 3]);
  const members = HAND_CHECKED.flatMap((part) => membersIn(part.members + (part.returns ?? '')));
  expect(members.length).toBeGreaterThan(600);
});

test('reads the names, types, required members and defaults of the hand-checked table', async () => {
  const references = await siteReferences();
  const found = HAND_CHECKED.flatMap((part) => differences(part, references));
  expect(found.join('\n')).toBe('');
});
