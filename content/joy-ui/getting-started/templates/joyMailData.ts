import type { ColorPaletteProp } from '@mui/joy/styles';

export interface Message {
  id: string;
  from: string;
  color: ColorPaletteProp;
  subject: string;
  time: string;
  isUnread?: boolean;
  text: string[];
}

export const messages: Message[] = [
  {
    id: 'piano',
    from: 'Leonie Varga',
    color: 'primary',
    subject: 'The piano arrives on Friday',
    time: '10:42',
    isUnread: true,
    text: [
      'Good news from the workshop: the new hammers are in, and the piano can come home on Friday. The carriers ring at eight.',
      'Could somebody be there to open the side door? The front steps are too narrow, as we learned last time.',
      'It will need a week to get used to the hall. Please keep the heating at 18 degrees, and no concerts before the 24th.',
    ],
  },
  {
    id: 'program',
    from: 'Bram de Wit',
    color: 'success',
    subject: 'Program for the spring, second draft',
    time: '09:15',
    isUnread: true,
    text: [
      'I have moved the string quartet to April and put the children’s choir in its place, because the school has a holiday that week.',
      'Three evenings are still open. Tell me by Tuesday which of the two jazz trios you prefer.',
    ],
  },
  {
    id: 'chairs',
    from: 'Oriol Puig',
    color: 'warning',
    subject: 'Offer for 120 chairs',
    time: 'Yesterday',
    text: [
      'Thank you for your visit. We can deliver 120 chairs in beech, stackable, with grey felt, in the second week of May.',
      'The price includes the trolleys, but not the removal of the old chairs.',
    ],
  },
  {
    id: 'tickets',
    from: 'Box office',
    color: 'neutral',
    subject: 'Sold this week: 214 tickets',
    time: 'Monday',
    text: [
      'The organ evening is sold out. For the reading on Thursday, 61 seats are left.',
      'Eleven people are on the waiting list. We write to them as soon as somebody cancels.',
    ],
  },
  {
    id: 'roof',
    from: 'Samira Chen',
    color: 'danger',
    subject: 'About the roof, before the rain comes',
    time: 'Monday',
    text: [
      'The slates above the foyer will not last another winter. I have attached two offers, and a photo that I would rather not have taken.',
    ],
  },
];
