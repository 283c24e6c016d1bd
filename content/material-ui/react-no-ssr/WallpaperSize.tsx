import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function ScreenSize() {
  const { width, height } = window.screen;
  return <strong>{`${width} × ${height} pixels`}</strong>;
}

export default function WallpaperSize() {
  return (
    <Typography>
      {'Wallpaper for your screen: '}
      <NoSsr fallback="the size of your screen">
        <ScreenSize />
      </NoSsr>
    </Typography>
  );
}
