import { isCrawler } from '../../runtime/consent/privacy.ts';
import { describe, expect, test } from 'vitest';
import { advertOf, firstAdvert } from '../../runtime/ads/fetched-advert.ts';
import { providedAdverts } from '../../runtime/ads/provided-adverts.ts';
import type { Advert } from '../../runtime/contract/services.ts';
import {
  chooseAd,
  chooseInHouse,
  chooseAdForm,
  pollsAgain,
  recognizeAd,
} from '../../runtime/ads/flow.ts';

const PLACEHOLDER = 'https://docs.example.org/backers';
const inHouse = (name: string): Advert => ({
  link: `https://shop.example.org/${name}`,
  name,
  description: [{ text: name, marks: ['b'] }],
  poweredby: 'Example',
  label: `in-house-${name}`,
});
const POOL = ['one', 'two', 'three', 'four', 'five'].map(inHouse);

describe('flow', () => {
  test('spec §4: assumes an ad blocker after more than 6 polls without an advert', () => {
    expect([1, 6, 7, 30].map((polls) => chooseAd(polls, 'none', 0.5))).toEqual([
      'external',
      'external',
      'in-house',
      'in-house',
    ]);
  });

  test('spec §4: polls at most 30 times, and stops once there is an advert', () => {
    expect([1, 7, 29, 30].map((polls) => pollsAgain(polls, 'none'))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([pollsAgain(1, 'advert'), pollsAgain(1, 'placeholder')]).toEqual([false, false]);
  });

  test.each([
    [0, 'adblock-message'],
    [0.1999, 'adblock-message'],
    [0.2, 'in-house'],
    [0.9999, 'in-house'],
  ])('spec §4: with an ad blocker and the random number %d, shows the %s', (chance, choice) => {
    expect(chooseAd(7, 'none', chance)).toBe(choice);
  });

  test('prefers a late advert to the assumption of an ad blocker', () => {
    expect(chooseAd(20, 'advert', 0)).toBe('external');
  });

  test.each([
    [PLACEHOLDER, 'placeholder'],
    [`${PLACEHOLDER}/`, 'placeholder'],
    [`${PLACEHOLDER}/others`, 'advert'],
    ['https://advertiser.example.org/', 'advert'],
    [undefined, 'advert'],
  ])('spec §4: recognizes an element that links to %s as: %s', (href, found) => {
    expect(recognizeAd(href, PLACEHOLDER)).toBe(found);
  });

  test('spec §4: shows an in-house advert instead of the placeholder at once', () => {
    expect(chooseAd(1, 'placeholder', 0)).toBe('in-house');
  });

  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['bingbot/2.0', true],
    ['Some-Crawler', true],
    ['Baiduspider/2.0', true],
    ['a ROBOT', true],
    ['crawling the web', true],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
    ['', false],
  ])('spec §4: recognizes "%s" as a crawler: %s', (userAgent, expected) => {
    expect(isCrawler(userAgent)).toBe(expected);
  });

  test('spec §4: shows an inline advert with a chance of 0.2, otherwise a picture', () => {
    expect([0, 0.1999, 0.2, 0.9999].map(chooseAdForm)).toEqual([
      'inline',
      'inline',
      'image',
      'image',
    ]);
  });

  test('spec §4: gives every in-house advert of the pool the same chance', () => {
    const names = [0, 0.19, 0.2, 0.4, 0.6, 0.8, 0.9999, 1].map(
      (chance) => chooseInHouse(POOL, chance)?.name,
    );
    expect(names).toEqual(['one', 'one', 'two', 'three', 'four', 'five', 'five', 'five']);
    expect(chooseInHouse([], 0.5)).toBeUndefined();
  });

  test('spec §8: uses the fallback if the provider of in-house adverts fails', async () => {
    const namesOf = async (code: string) => {
      const adverts = await providedAdverts(`data:text/javascript,export default ${code}`, POOL);
      return adverts.map(({ name }) => name);
    };
    const names = POOL.map(({ name }) => name);
    expect(await namesOf('[{ name: "a", link: "/a/", description: "A" }]')).toEqual(['a']);
    expect(await namesOf('() => null.broken')).toEqual(names);
    expect(await namesOf('() => []')).toEqual(names);
  });
});

const FETCHED = {
  statlink: 'https://ads.example.org/click',
  statimp: '//ads.example.org/seen.gif',
  pixel:
    'https://one.example.org/p?t=[timestamp]||//two.example.org/[timestamp]/[timestamp]||http://three.example.org/',
  timestamp: '1700000000',
  image: 'https://ads.example.org/a.png',
  company: 'Company',
  description: 'Does things.',
};

describe('adverts from outside', () => {
  test('spec §3: reads all fields, splits pixels and fills in the time', () => {
    expect(firstAdvert({ ads: [FETCHED] })).toEqual({
      statlink: 'https://ads.example.org/click',
      statimp: 'https://ads.example.org/seen.gif',
      pixels: [
        'https://one.example.org/p?t=1700000000',
        'https://two.example.org/1700000000/1700000000',
      ],
      image: 'https://ads.example.org/a.png',
      company: 'Company',
      description: 'Does things.',
    });
  });

  test('spec §7: uses the first advert with a statlink and a text', () => {
    const ads = [{}, null, [], 'text', { company: 'No link' }, { statlink: '' }, FETCHED, {}];
    expect(firstAdvert({ ads })).toMatchObject({ company: 'Company' });
  });

  test.each([
    [undefined],
    [null],
    ['ads'],
    [[FETCHED]],
    [{}],
    [{ ads: null }],
    [{ ads: FETCHED }],
    [{ ads: [] }],
    [{ ads: [{ ...FETCHED, statlink: 5 }] }],
    [{ ads: [{ ...FETCHED, statlink: 'javascript:alert(1)' }] }],
    [{ ads: [{ ...FETCHED, statlink: 'http://ads.example.org/' }] }],
    [{ ads: [{ ...FETCHED, statlink: 'https://' }] }],
    [{ ads: [{ statlink: 'https://ads.example.org/', company: ' ', description: 5 }] }],
  ])('finds no advert in the answer %j', (body) => {
    expect(firstAdvert(body)).toBeUndefined();
  });

  test('drops malformed fields of an advert, and cuts long texts', () => {
    const odd = { ...FETCHED, statimp: {}, image: 'data:image/png;base64,', pixel: 7 };
    const { company = '', ...rest } = firstAdvert({
      ads: [{ ...odd, company: '😀'.repeat(300) }],
    })!;
    expect(rest).toEqual({ statlink: FETCHED.statlink, pixels: [], description: 'Does things.' });
    expect(company).toBe('😀'.repeat(200));
  });

  test('requests a pixel without a time, and escapes the time', () => {
    const pixel = 'https://one.example.org/?t=[timestamp]&b';
    const pixelsFor = (timestamp: unknown) =>
      firstAdvert({ ads: [{ ...FETCHED, pixel, timestamp }] })?.pixels;
    expect([undefined, 5, '&a=1', {}].map(pixelsFor)).toEqual([
      ['https://one.example.org/?t=&b'],
      ['https://one.example.org/?t=5&b'],
      ['https://one.example.org/?t=%26a%3D1&b'],
      ['https://one.example.org/?t=&b'],
    ]);
  });

  test('spec §3: gives an advert link, img, name, description, poweredby and label', () => {
    const fetched = firstAdvert({ ads: [{ ...FETCHED, description: 'a <i>b</i> & "c"' }] })!;
    expect(advertOf(fetched, { poweredby: 'Provider', label: 'provider-inline' })).toEqual({
      link: 'https://ads.example.org/click',
      img: 'https://ads.example.org/a.png',
      name: 'Company',
      description: [
        { text: 'Company', marks: ['b'] },
        { text: ' - ', marks: [] },
        { text: 'a <i>b</i> & "c"', marks: [] },
      ],
      poweredby: 'Provider',
      label: 'provider-inline',
    });
  });

  test('names an advert without a company by its description', () => {
    const bare = { statlink: FETCHED.statlink, description: FETCHED.description };
    const made = advertOf(firstAdvert({ ads: [bare] })!, { poweredby: 'P', label: 'l' });
    expect(made).toMatchObject({
      name: 'Does things.',
      description: [{ text: 'Does things.', marks: [] }],
    });
    expect(made).not.toHaveProperty('img');
  });
});
