import Link from '@mui/material/Link';
import { expect, test } from 'vitest';
import { staticMarkup } from './static-markup.ts';

test('a link is an underlined anchor in the primary color and the style of its parent', () => {
  const { find, styleOf } = staticMarkup(<Link href="/a">Read</Link>);
  const { name, classes } = find('MuiLink-root');
  expect(name).toBe('a');
  expect(classes).toEqual(
    expect.arrayContaining(['MuiTypography-inherit', 'MuiLink-underlineAlways']),
  );
  expect(styleOf('MuiLink-root')).toMatchObject({
    color: '#1976d2',
    'text-decoration': 'underline',
  });
});

test('the underline has 40% of the opacity of the text, and all of it on hover', () => {
  const { styleOf, rulesOf } = staticMarkup(<Link href="/a">Read</Link>);
  expect(styleOf('MuiLink-root')['--Link-underlineColor']).toBe('rgba(25, 118, 210, 0.4)');
  expect(rulesOf('MuiLink-root')).toContain('&:hover{text-decoration-color:inherit;}');
});

test('underline="hover" draws the underline on hover only', () => {
  const { styleOf, rulesOf } = staticMarkup(
    <Link href="/a" underline="hover">
      Read
    </Link>,
  );
  expect(styleOf('MuiLink-root')['text-decoration']).toBe('none');
  expect(rulesOf('MuiLink-root')).toMatch(/&:hover\{.*text-decoration:underline;/);
});

test('component="button" renders an unstyled button without a type', () => {
  const { find, styleOf } = staticMarkup(<Link component="button">More</Link>);
  expect(find('MuiLink-root').name).toBe('button');
  expect(find('MuiLink-root').attributes).not.toHaveProperty('type');
  expect(find('MuiLink-root').classes).toContain('MuiLink-button');
  expect(styleOf('MuiLink-root')).toMatchObject({
    'background-color': 'transparent',
    border: '0',
    padding: '0',
  });
});

test('a color is looked up in the palette', () => {
  const { styleOf } = staticMarkup(
    <Link href="/a" color="success.dark">
      Read
    </Link>,
  );
  expect(styleOf('MuiLink-root')['color']).toBe('#1b5e20');
});

test('props are passed on to the component', () => {
  const RouterLink = ({ to, ...other }: { to: string }) => <a {...other} href={`/app${to}`} />;
  const { find } = staticMarkup(<Link component={RouterLink} to="/tides" />);
  expect(find('MuiLink-root').attributes['href']).toBe('/app/tides');
});
