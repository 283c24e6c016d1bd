import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const photos = [
  { title: 'Morning', width: 300, height: 200, sky: '#ffe0b2', hill: '#8d6e63' },
  { title: 'Pine', width: 200, height: 300, sky: '#b2dfdb', hill: '#2e7d32' },
  { title: 'Noon', width: 300, height: 150, sky: '#bbdefb', hill: '#9ccc65' },
  { title: 'Rain', width: 200, height: 200, sky: '#cfd8dc', hill: '#546e7a' },
  { title: 'Dusk', width: 300, height: 180, sky: '#d1c4e9', hill: '#5e35b1' },
];

/** Draws a hill below a sky in the given size, in place of a photo. */
const draw = ({ width, height, sky, hill }: (typeof photos)[number]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${sky}"/><ellipse cx="50%" cy="100%" rx="60%" ry="40%" fill="${hill}"/></svg>`,
  )}`;

export default function PictureMasonry() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Masonry columns={3} spacing={1} defaultColumns={3} defaultSpacing={1} defaultHeight={420}>
        {photos.map((photo) => (
          <Paper
            key={photo.title}
            component="figure"
            variant="outlined"
            sx={{ overflow: 'hidden' }}
          >
            <Box
              component="img"
              alt=""
              src={draw(photo)}
              width={photo.width}
              height={photo.height}
              sx={{ display: 'block', width: '100%', height: 'auto' }}
            />
            <Typography component="figcaption" variant="caption" sx={{ p: 1 }}>
              {photo.title}
            </Typography>
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
