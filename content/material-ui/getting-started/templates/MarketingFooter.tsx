import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addressOf, Brand, sections } from './MarketingHeader';

export default function MarketingFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{
          alignItems: { sm: 'center' },
          maxWidth: 1200,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: 5,
        }}
      >
        <Brand />
        <Stack
          component="nav"
          aria-label="Footer"
          direction="row"
          useFlexGap
          sx={{ flexWrap: 'wrap', gap: 3, flex: 1 }}
        >
          {[...sections, 'Help', 'Privacy'].map((name) => (
            <Link key={name} href={addressOf(name)} color="text.secondary" variant="body2">
              {name}
            </Link>
          ))}
        </Stack>
        <Typography variant="body2" color="text.secondary">
          Made in Ostholm, mostly outdoors
        </Typography>
      </Stack>
    </Box>
  );
}
