import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function MasonryImageList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {pictures.map(({ src, title, width, height }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} width={width} height={height} style={{ height: 'auto' }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
