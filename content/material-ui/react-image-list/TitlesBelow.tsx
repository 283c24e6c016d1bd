import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { pictures } from './pictures';

export default function TitlesBelow() {
  return (
    <ImageList gap={16} cols={3} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {pictures.slice(0, 3).map(({ src, title, author }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" style={{ aspectRatio: '1' }} />
          <ImageListItemBar position="below" title={title} subtitle={author} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
