export interface Trail {
  name: string;
  region: string;
  length: number;
  ascent: number;
  hours: number;
}

export const trails: Trail[] = [
  {
    name: 'Alder Loop',
    region: 'North shore',
    length: 6.2,
    ascent: 140,
    hours: 2,
  },
  {
    name: 'Beacon Ridge',
    region: 'High moor',
    length: 14.8,
    ascent: 720,
    hours: 5.5,
  },
  {
    name: 'Copper Gorge',
    region: 'East valley',
    length: 9.5,
    ascent: 410,
    hours: 3.5,
  },
  {
    name: 'Drover Road',
    region: 'High moor',
    length: 18.3,
    ascent: 350,
    hours: 5,
  },
  {
    name: 'Eagle Steps',
    region: 'East valley',
    length: 4.1,
    ascent: 390,
    hours: 2,
  },
  {
    name: 'Fern Hollow',
    region: 'North shore',
    length: 3.4,
    ascent: 60,
    hours: 1,
  },
  {
    name: 'Granite Path',
    region: 'High moor',
    length: 11.7,
    ascent: 530,
    hours: 4,
  },
  {
    name: 'Heron Marsh',
    region: 'North shore',
    length: 5.6,
    ascent: 20,
    hours: 1.5,
  },
  {
    name: 'Iron Bridge Way',
    region: 'East valley',
    length: 8.9,
    ascent: 180,
    hours: 2.5,
  },
  {
    name: 'Juniper Climb',
    region: 'East valley',
    length: 7.3,
    ascent: 610,
    hours: 3.5,
  },
  {
    name: 'Kestrel Edge',
    region: 'High moor',
    length: 12.4,
    ascent: 480,
    hours: 4.5,
  },
  {
    name: 'Lantern Walk',
    region: 'North shore',
    length: 2.8,
    ascent: 15,
    hours: 0.8,
  },
  {
    name: 'Mill Stream',
    region: 'East valley',
    length: 6.7,
    ascent: 95,
    hours: 2,
  },
  {
    name: 'Nightjar Heath',
    region: 'High moor',
    length: 10.2,
    ascent: 260,
    hours: 3,
  },
  {
    name: 'Otter Bank',
    region: 'North shore',
    length: 7.9,
    ascent: 45,
    hours: 2.3,
  },
];

export function sortTrails(rows: Trail[], key: keyof Trail, direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    if (a[key] === b[key]) {
      return 0;
    }
    return a[key] < b[key] ? -sign : sign;
  });
}
