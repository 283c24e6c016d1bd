export const items = [
  {
    name: 'Teapot “Dune”',
    detail: 'Stoneware, 0.8 liters',
    price: 64,
    color: '#e7d3bd',
    picture:
      'M17 22h22v8a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10zM39 25l8-4-5 13M17 26h-3a4 4 0 0 0 0 8h4M22 22a6 5 0 0 1 12 0M28 14v2',
  },
  {
    name: 'Two cups “Dune”',
    detail: 'Stoneware, 0.2 liters each',
    price: 28,
    color: '#cfdccf',
    picture:
      'M13 24h14v8a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6zM30 20h14v12a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6z',
  },
  {
    name: 'First Flush, Ilam valley',
    detail: 'Green tea, 100 grams',
    price: 14.5,
    color: '#d9d4e6',
    picture: 'M18 18h20v24H18zM18 24h20M28 38c-4-2-5-5-4-9 4 1 6 4 4 9zm0 0c1-4 3-5 5-5',
  },
];

export const shippings = [
  { value: 'post', label: 'Parcel post', note: '3 to 5 days', price: 0 },
  { value: 'express', label: 'Courier', note: 'Tomorrow before noon', price: 9 },
];

export const priceOf = (euros: number) => (euros === 0 ? 'Free' : `€${euros.toFixed(2)}`);

const filled = (what: string) => (value: string) =>
  value.trim() === '' ? `Enter ${what}.` : undefined;

const digits = (what: string, count: number) => (value: string) => {
  const { length } = value.replace(/\D/g, '');
  if (length === 0) return `Enter the ${what}, which has ${count} digits.`;
  return length === count ? undefined : `The ${what} has ${count} digits, not ${length}.`;
};

const expiry = (value: string) => {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) ?\/ ?(\d\d)$/.exec(value.trim()) ?? [];
  if (month === '') return 'Write the month and the year, for example 08/29.';
  const isOver = new Date(2000 + Number(year), Number(month)) < new Date();
  return isOver ? 'This card has expired. Use another one.' : undefined;
};

/** Checks of the fields of each step. A check returns what is wrong. */
export const rules: readonly Record<string, (value: string) => string | undefined>[] = [
  {
    email: (value) =>
      /^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : 'Enter an address like name@example.com.',
    name: filled('your first and last name'),
    street: filled('the street and the number'),
    postcode: digits('postcode', 5),
    city: filled('the town or city'),
  },
  {
    card: digits('card number', 16),
    expiry,
    code: digits('security code', 3),
  },
];
