import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withNewsStyles = (outer: Theme): Theme => ({
  ...outer,
  typography: {
    ...outer.typography,
    h4: { ...outer.typography.h4, fontFamily: 'Georgia, serif', fontWeight: 700, lineHeight: 1.2 },
    button: { ...outer.typography.button, textTransform: 'none' },
  },
});

function Teaser() {
  return (
    <div>
      <Typography variant="h4" component="p" gutterBottom>
        Ferry runs again
      </Typography>
      <Typography gutterBottom>The pier is repaired, and boats leave every hour.</Typography>
      <Button variant="outlined">Read on</Button>
    </div>
  );
}

export default function TextStyles() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        color: 'text.primary',
      }}
    >
      <Teaser />
      <ThemeProvider theme={withNewsStyles}>
        <Teaser />
      </ThemeProvider>
    </Box>
  );
}
