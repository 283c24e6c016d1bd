import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SystemScheme() {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');

  return (
    <Typography role="status">{`Your system asks for ${isDark ? 'dark' : 'light'} pages.`}</Typography>
  );
}
