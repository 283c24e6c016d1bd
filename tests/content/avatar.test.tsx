import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { render, rulesOf, tagOf } from './rendered.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => <Avatar key={index}>{`p${index}`}</Avatar>);

test('is a 40 px circle with text of 20 px', () => {
  const rules = rulesOf(render(<Avatar>A</Avatar>), 'MuiAvatar-root');
  for (const rule of ['width:40px', 'height:40px', 'border-radius:50%', 'font-size:1.25rem']) {
    expect(rules).toContain(rule);
  }
});

test('shows letters with a contrast of 1.9:1 by default', () => {
  const { palette } = createTheme();
  const ratio = getContrastRatio(palette.background.default, palette.grey[400]);
  expect(ratio.toFixed(1)).toBe('1.9');
  const rules = rulesOf(render(<Avatar>A</Avatar>), 'MuiAvatar-colorDefault');
  expect(rules).toContain(`color:${palette.background.default}`);
  expect(rules).toContain(`background-color:${palette.grey[400]}`);
});

test('renders the image instead of the letters on the server', () => {
  const avatar = render(
    <Avatar src="/a.png" alt="Noor">
      N7
    </Avatar>,
  );
  expect(tagOf(avatar, 'MuiAvatar-img')).toMatch(/(?=.*src="\/a.png")(?=.*alt="Noor")/);
  expect(avatar.html).not.toContain('N7');
  expect(rulesOf(avatar, 'MuiAvatar-img')).toContain('object-fit:cover');
});

test('falls back to an icon without children', () => {
  expect(tagOf(render(<Avatar />), 'MuiAvatar-fallback')).toMatch(/^<svg/);
});

test('the counter counts toward max, and exactly max avatars are shown without it', () => {
  const four = render(<AvatarGroup max={4}>{people(5)}</AvatarGroup>).html;
  expect(four).toContain('>+2<');
  expect(four).not.toContain('>p3<');
  const five = render(<AvatarGroup>{people(5)}</AvatarGroup>).html;
  expect(five).not.toContain('+');
  expect(render(<AvatarGroup>{people(6)}</AvatarGroup>).html).toContain('>+2<');
});

test('puts the counter first and the first avatar last in the HTML', () => {
  const { html } = render(<AvatarGroup max={3}>{people(4)}</AvatarGroup>);
  const texts = [...html.matchAll(/>([^<]+)</g)].map((match) => match[1]);
  expect(texts).toEqual(['+2', 'p1', 'p0']);
});

test('a group counts from total, and its avatars overlap by 8, 16 or a given number of pixels', () => {
  expect(render(<AvatarGroup total={1480}>{people(2)}</AvatarGroup>).html).toContain('+1478');
  const overlap = (spacing: 'small' | 'medium' | number) =>
    tagOf(render(<AvatarGroup spacing={spacing}>{people(2)}</AvatarGroup>), 'MuiAvatarGroup-root');
  expect(overlap('medium')).toContain('--AvatarGroup-spacing:-8px');
  expect(overlap('small')).toContain('--AvatarGroup-spacing:-16px');
  expect(overlap(-4)).toContain('--AvatarGroup-spacing:4px');
});

test('avatars in a group have a border of 2 px in the background color', () => {
  const rules = rulesOf(render(<AvatarGroup>{people(2)}</AvatarGroup>), 'MuiAvatarGroup-root');
  expect(rules).toContain('border:2px solid #fff');
});
