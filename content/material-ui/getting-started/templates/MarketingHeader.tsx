import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

/** Sections of the page. The footer has these links too, for narrow screens. */
export const sections = ['Features', 'Pricing', 'Questions'];
export const addressOf = (name: string) => `#${name.toLowerCase()}`;

export function Brand() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'primary.main' }}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden>
        <path
          d="M11 22V3M4 5h13l4 3.5-4 3.5H4z"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Typography component="span" color="text.primary" sx={{ fontWeight: 700 }}>
        Waypost
      </Typography>
    </Stack>
  );
}

export default function MarketingHeader() {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Toolbar sx={{ gap: 1, width: '100%', maxWidth: 1200, mx: 'auto' }}>
        <Brand />
        <Box
          component="nav"
          aria-label="Sections"
          sx={{ display: { xs: 'none', sm: 'block' }, flex: 1, ml: 3 }}
        >
          {sections.map((name) => (
            <Button key={name} color="inherit" href={addressOf(name)}>
              {name}
            </Button>
          ))}
        </Box>
        <Button
          variant="contained"
          disableElevation
          href="#pricing"
          sx={{ ml: { xs: 'auto', sm: 0 } }}
        >
          Start free
        </Button>
      </Toolbar>
    </AppBar>
  );
}
