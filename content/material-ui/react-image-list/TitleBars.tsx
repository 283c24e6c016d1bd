import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import DownloadIcon from '@mui/icons-material/Download';
import { pictures } from './pictures';

export default function TitleBars() {
  return (
    <ImageList
      rowHeight={160}
      gap={8}
      sx={{ width: '100%', maxWidth: 480, m: 0, '& img': { minHeight: 0 } }}
    >
      {pictures.slice(0, 4).map(({ src, title, author }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" loading="lazy" />
          <ImageListItemBar
            title={title}
            subtitle={`by ${author}`}
            sx={{ backgroundColor: 'rgba(0, 0, 0, 0.75)' }}
            actionIcon={
              <IconButton aria-label={`Download ${title}`} sx={{ color: 'common.white' }}>
                <DownloadIcon />
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
