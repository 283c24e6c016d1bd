import { expect, test } from 'vitest';
import { displayAfterMs, eventLabel } from '../../runtime/ads/flow.ts';
import { readReport } from '../../runtime/ads/ad-frame.ts';
import { advertsIn } from '../../runtime/ads/provided-adverts.ts';
import { shortenRuns, spokenText } from '../../runtime/ads/box.ts';
import { parseText } from '../../runtime/contract/services.ts';

test("keeps only b, i, em, strong and br of an advert's HTML, without attributes", () => {
  expect(
    parseText('a <b onclick="x">b <i>c</i></b><br/><u>d</u> &lt;e&gt; &constructor; &#33;'),
  ).toEqual(
    [
      ['a ', []],
      ['b ', ['b']],
      ['c', ['b', 'i']],
      ['\n', []],
      ['d', []],
      [' ', []],
      ['<', []],
      ['e', []],
      ['>', []],
      [' ', []],
      ['&constructor;', []],
      [' ', []],
      ['!', []],
    ].map(([text, marks]) => ({ text, marks })),
  );
});

test('removes characters that change the direction of text', () => {
  expect(spokenText(parseText('a\u202Eb\u2066\u0000c'))).toBe('a b c');
});

test('shortens a text to at most 120 characters, after a whole word', () => {
  const long = parseText(`<b>${'word '.repeat(40)}</b>`);
  const shown = spokenText(shortenRuns(long));
  expect([shown.length <= 120, shown.endsWith('word…')]).toEqual([true, true]);
  expect(spokenText(shortenRuns(parseText('x'.repeat(500)))).length).toBe(120);
  const short = parseText('x'.repeat(120));
  expect(shortenRuns(short)).toBe(short);
});

test('spec §4: labels events by the publisher of the advert', () => {
  expect([
    eventLabel('external', 'advert', 'acme'),
    eventLabel('in-house', 'placeholder', 'acme'),
    eventLabel('in-house', 'none', 'acme'),
    eventLabel('adblock-message', 'none', 'acme'),
  ]).toEqual(['acme', 'in-house-acme', 'in-house', 'in-house-adblock']);
});

test('spec §7, §9: counts a tenth of shown adverts, after 2500 ms', () => {
  expect([0, 0.0999, 0.1, 0.9].map(displayAfterMs)).toEqual([2500, 2500, undefined, undefined]);
});

test('ignores invalid messages of a frame, and limits the height of its advert to the box', () => {
  const rubbish = [null, undefined, 1, 'found', [], {}, { found: 'yes' }, { found: false }];
  expect(rubbish.map((message) => readReport(message, 100))).toEqual(rubbish.map(() => undefined));
  const heights = [50, 1e9, -1, NaN, Infinity, '9'];
  expect(heights.map((height) => readReport({ found: true, height }, 100)?.height)).toEqual([
    50, 100, 100, 100, 100, 100,
  ]);
  expect(readReport({ found: true, placeholder: true }, 9)?.found).toBe('placeholder');
});

test('accepts adverts of a module only with a name and a safe link', () => {
  const good = { name: 'a', link: '/a/', description: 'A' };
  const bad = ['javascript:0', 'http://a.example.org/', '//a.example.org/', '/\\a', 'a', 5];
  const given = [
    good,
    null,
    [],
    'a',
    ...bad.map((link) => ({ ...good, link })),
    { ...good, name: '' },
  ];
  expect(advertsIn(given, 'Site')).toEqual([
    {
      ...good,
      description: [{ text: 'A', marks: [] }],
      poweredby: 'Site',
      label: 'in-house-a',
    },
  ]);
  expect([{}, null, 'a', 5].map((value) => advertsIn(value, 'Site'))).toEqual([[], [], [], []]);
});
