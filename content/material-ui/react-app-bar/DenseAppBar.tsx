import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const bars = [
  { color: 'primary', title: 'Overview' },
  { color: 'default', title: 'Reports' },
  { color: 'transparent', title: 'Settings' },
] as const;

export default function DenseAppBar() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {bars.map(({ color, title }) => (
        <AppBar
          key={color}
          component="div"
          position="static"
          color={color}
          elevation={color === 'transparent' ? 0 : 1}
          sx={color === 'transparent' ? { border: 1, borderColor: 'divider' } : {}}
        >
          <Toolbar variant="dense">
            <Typography component="div" sx={{ flexGrow: 1 }}>
              {title}
            </Typography>
            <Button color="inherit" size="small">
              {`Export ${title.toLowerCase()}`}
            </Button>
          </Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
