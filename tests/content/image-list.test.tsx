import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import type { ImageListProps } from '@mui/material/ImageList';
import type { ImageListItemProps } from '@mui/material/ImageListItem';
import { staticMarkup } from './static-markup.ts';

const list = (props: Partial<ImageListProps> = {}, item: ImageListItemProps = {}) =>
  staticMarkup(
    <ImageList {...props}>
      <ImageListItem {...item}>
        <img src="a.svg" alt="" />
      </ImageListItem>
    </ImageList>,
  );

test('an image list is a ul with two columns and a gap of 4 pixels', () => {
  const { find } = list();
  expect(find('MuiImageList-root')).toMatchObject({
    name: 'ul',
    attributes: { style: 'grid-template-columns:repeat(2, 1fr);gap:4px' },
  });
  expect(find('MuiImageListItem-root').name).toBe('li');
});

test('an item of several rows covers the gaps between them', () => {
  const { attributes } = list({ rowHeight: 100 }, { rows: 2, cols: 2 }).find(
    'MuiImageListItem-root',
  );
  expect(attributes['style']).toBe('height:204px;grid-column-end:span 2;grid-row-end:span 2');
});

test('every second item of a woven list has 70% of the height', () => {
  expect(list({ variant: 'woven' }).rulesOf('MuiImageListItem-root')).toContain(
    '&:nth-of-type(even){height:70%;}',
  );
});

test('a masonry list uses CSS columns and ignores spans', () => {
  const { find } = list({ variant: 'masonry', cols: 3 }, { cols: 2 });
  expect(find('MuiImageList-root').attributes['style']).toBe('column-count:3;column-gap:4px');
  expect(find('MuiImageListItem-root').attributes['style']).not.toContain('span');
});

test('only an img that is a direct child is sized', () => {
  expect(list().findAll('MuiImageListItem-img')).toHaveLength(1);
  const { findAll } = staticMarkup(
    <ImageListItem>
      <button>
        <img src="a.svg" alt="Fjord" />
      </button>
    </ImageListItem>,
  );
  expect(findAll('MuiImageListItem-img')).toEqual([]);
});

test('a bar is half-transparent black at the bottom, with a contrast of about 4:1 over white', () => {
  const { find, styleOf } = staticMarkup(<ImageListItemBar title="Fjord" />);
  expect(find('MuiImageListItemBar-root').classes).toContain('MuiImageListItemBar-positionBottom');
  expect(styleOf('MuiImageListItemBar-root')['background']).toBe('rgba(0, 0, 0, 0.5)');
  expect(getContrastRatio('#fff', 'rgb(128, 128, 128)')).toBeCloseTo(4, 0);
});

test('a rowHeight sets the height of items in a masonry list too', () => {
  const { find } = list({ variant: 'masonry', rowHeight: 100 });
  expect(find('MuiImageListItem-root').attributes['style']).toContain('height:100px');
});
