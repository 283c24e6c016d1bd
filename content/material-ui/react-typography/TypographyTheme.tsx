import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSerif = (outer: Theme): Theme => ({
  ...outer,
  typography: {
    ...outer.typography,
    h5: { ...outer.typography.h5, fontFamily: 'Georgia, serif', fontWeight: 700 },
    body1: { ...outer.typography.body1, fontFamily: 'Georgia, serif', lineHeight: 1.65 },
  },
});

const quote = 'A rope is only as long as the walk.';

export default function TypographyTheme() {
  return (
    <Paper elevation={0} sx={{ p: 2, display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
      <div>
        <Typography variant="h5" component="p">
          Page
        </Typography>
        <Typography>{quote}</Typography>
      </div>
      <ThemeProvider theme={withSerif}>
        <div>
          <Typography variant="h5" component="p">
            Letter
          </Typography>
          <Typography>{quote}</Typography>
        </div>
      </ThemeProvider>
    </Paper>
  );
}
