import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { styled } from '@mui/material/styles';
import { pictures } from './pictures';

const FluidList = styled(ImageList)({
  width: '100%',
  margin: 0,
  // The component writes its columns into the style attribute.
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr)) !important',
  '& img': { aspectRatio: '4 / 3', borderRadius: 8 },
});

export default function ResponsiveImageList() {
  return (
    <FluidList gap={12}>
      {pictures.map(({ src, title }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </FluidList>
  );
}
