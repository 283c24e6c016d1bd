export interface Post {
  id: string;
  category: 'Garden' | 'Kitchen' | 'Sky';
  title: string;
  lead: string;
  author: string;
  date: string;
  minutes: number;
  /** Colors of the cover, from the sky down to the ground. */
  colors: [string, string, string, string];
  text: string[];
}

export const posts: Post[] = [
  {
    id: 'first-frost',
    category: 'Garden',
    title: 'What to leave standing before the first frost',
    lead: 'A tidy bed in October is an empty house in January. Five plants that earn their place all winter.',
    author: 'Hanne Brod',
    date: 'October 9',
    minutes: 6,
    colors: ['#f3dcc2', '#d9a679', '#8f6b52', '#4a4038'],
    text: [
      'Every autumn the same reflex: cut, rake, carry away. The bed looks finished, and so are we. But most of what we carry off was a roof over somebody, and most of what we cut would have been beautiful in hoarfrost.',
      'Leave the coneflowers. Their seed heads feed goldfinches into February. Leave the grasses, which hold the snow away from the crowns of their neighbors. Leave everything with a hollow stem, because it is full of next year’s bees.',
      'What should go are the soft things: hostas, dahlias, the last beans. They turn to slime, and slugs read slime as an invitation. Put them on the compost while it is still warm enough to work.',
    ],
  },
  {
    id: 'blue-hour',
    category: 'Sky',
    title: 'Twenty minutes of blue',
    lead: 'Why the light after sunset has that color, and where to stand to see it best.',
    author: 'Ivo Marchetti',
    date: 'October 2',
    minutes: 4,
    colors: ['#274060', '#4f6d9a', '#a3b4d6', '#1b263b'],
    text: [
      'The sun is gone, and yet it is not dark. High up, the air is still lit, and ozone takes the orange out of that light. What is left falls on us: a blue that no lamp can make.',
      'Find a place with an open west and something pale in front of it, a wall or a lake. Bring a coat. The best minutes are the ones after everybody has gone home.',
    ],
  },
  {
    id: 'quince',
    category: 'Kitchen',
    title: 'In praise of the quince, which takes its time',
    lead: 'Hard, sour and furry on the day you pick it. Three hours later, it is the color of a brick house.',
    author: 'Hanne Brod',
    date: 'September 25',
    minutes: 5,
    colors: ['#fbf1c9', '#efd27a', '#c98f3c', '#6d7f4a'],
    text: [
      'Nobody has ever eaten a raw quince twice. It is a fruit for people who plan: it asks for a heavy pot, a low flame and an afternoon.',
      'Quarter four of them, cover them with water and half their weight of sugar, and add a strip of lemon peel. Then wait. At the end of the second hour they blush; at the end of the third they are done.',
    ],
  },
  {
    id: 'moss',
    category: 'Garden',
    title: 'A lawn you never have to mow',
    lead: 'Moss wants shade, rain and to be left alone. In return it stays green all winter.',
    author: 'Ruth Adeyemi',
    date: 'September 18',
    minutes: 7,
    colors: ['#e3ead6', '#a9bf8d', '#6c8a5b', '#35503f'],
    text: [
      'Ask how to get rid of moss, and you will find a hundred answers. Ask how to keep it, and people look at you twice. Yet under trees it is the only carpet that works.',
      'Sweep it, do not rake it. Water it in dry weeks, in the evening. And walk on it barefoot once a year, to remember why.',
    ],
  },
  {
    id: 'beans',
    category: 'Kitchen',
    title: 'One pot for the whole week',
    lead: 'A soup that starts on Monday as beans and ends on Friday as something else entirely.',
    author: 'Ruth Adeyemi',
    date: 'September 11',
    minutes: 4,
    colors: ['#f6d9c9', '#e0997a', '#b4553f', '#5f2f2b'],
    text: [
      'Monday is white beans, a carrot and patience. Tuesday adds the greens that nobody wanted. By Wednesday you stop following any recipe, and that is when it gets good.',
    ],
  },
  {
    id: 'meteors',
    category: 'Sky',
    title: 'How to count shooting stars',
    lead: 'All you need is a deckchair, a notebook and somebody who stays awake.',
    author: 'Ivo Marchetti',
    date: 'September 4',
    minutes: 3,
    colors: ['#1d1a38', '#4b3f72', '#8d6b94', '#120f24'],
    text: [
      'Lie with your feet to the north and look straight up. Do not look for the radiant; the longest trails start far away from it.',
      'Make a stroke for every one you see, and note the time every quarter of an hour. Send the page to your observatory. They really do use it.',
    ],
  },
  {
    id: 'letters-to-april',
    category: 'Garden',
    title: 'Bulbs are letters to April',
    lead: 'Plant them deep, plant them close together, and then forget where they are.',
    author: 'Hanne Brod',
    date: 'August 28',
    minutes: 3,
    colors: ['#d8e6ec', '#9fbfcf', '#7a9a6d', '#4d5f3c'],
    text: [
      'Three times as deep as the bulb is high, in groups of nine, never in rows. The rest is up to the winter, which has done this before.',
    ],
  },
];
