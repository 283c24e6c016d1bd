import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures';

export default function BasicImageList() {
  return (
    <ImageList
      cols={3}
      rowHeight={120}
      sx={{ width: '100%', maxWidth: 480, m: 0, '& img': { minHeight: 0 } }}
    >
      {pictures.slice(0, 6).map(({ src, title }) => (
        <ImageListItem key={title}>
          <img src={src} alt={title} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
