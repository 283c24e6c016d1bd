import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('a card is a paper of elevation 1 that clips, and raised lifts it to 8', () => {
  const card = staticMarkup(<Card />);
  expect(card.find('MuiCard-root').classes).toContain('MuiPaper-elevation1');
  expect(card.styleOf('MuiCard-root')['overflow']).toBe('hidden');
  expect(staticMarkup(<Card raised />).find('MuiCard-root').classes).toContain(
    'MuiPaper-elevation8',
  );
});

test('raised has no effect on an outlined card', () => {
  const plain = staticMarkup(<Card variant="outlined" />).html;
  expect(staticMarkup(<Card variant="outlined" raised />).html).toBe(plain);
});

test('the content has 16 pixels of padding, and 24 below as the last child', () => {
  const content = staticMarkup(<CardContent>Text</CardContent>);
  expect(content.styleOf('MuiCardContent-root')['padding']).toBe('16px');
  expect(content.rulesOf('MuiCardContent-root')).toContain('&:last-child{padding-bottom:24px;}');
});

test('actions have 8 pixels around and between them', () => {
  const actions = staticMarkup(<CardActions>Text</CardActions>);
  expect(actions.styleOf('MuiCardActions-root')['padding']).toBe('8px');
  expect(actions.rulesOf('MuiCardActions-root')).toContain('margin-left:8px');
});

test('the title is a span in h5, or in body2 next to an avatar', () => {
  const titleOf = (element: React.ReactElement) =>
    staticMarkup(element).find('MuiCardHeader-title');
  const plain = titleOf(<CardHeader title="Cake" />);
  expect([plain.name, plain.classes.includes('MuiTypography-h5')]).toEqual(['span', true]);
  const person = titleOf(<CardHeader title="Nkechi" avatar={<i />} />);
  expect(person.classes).toContain('MuiTypography-body2');
  const heading = titleOf(<CardHeader title="Cake" slotProps={{ title: { component: 'h3' } }} />);
  expect(heading.name).toBe('h3');
});

test('media is a div with role img and a background, or an image that is cropped', () => {
  const background = staticMarkup(<CardMedia image="a.svg" />).find('MuiCardMedia-root');
  expect(background.name).toBe('div');
  expect(background.attributes['role']).toBe('img');
  expect(background.attributes['style']).toContain('background-image');
  const image = staticMarkup(<CardMedia component="img" image="a.svg" alt="" />);
  expect(image.find('MuiCardMedia-img').attributes['src']).toBe('a.svg');
  expect(image.styleOf('MuiCardMedia-root')).toMatchObject({
    'object-fit': 'cover',
    width: '100%',
  });
});

test('an action area is a button, and a link with href', () => {
  expect(staticMarkup(<CardActionArea />).find('MuiCardActionArea-root').name).toBe('button');
  expect(staticMarkup(<CardActionArea href="/a" />).find('MuiCardActionArea-root').name).toBe('a');
});
