import { ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

/** The theme of another library. Its keys mean something else than those of Material UI. */
const shopTheme = {
  palette: { primary: '#8a4b08' },
  breakpoints: ['40em', '52em'],
};

type ShopTheme = typeof shopTheme;

const Price = emotionStyled.span(({ theme }) => ({
  padding: '6px 16px',
  borderRadius: 4,
  color: '#fff',
  backgroundColor: (theme as ShopTheme).palette.primary,
}));

const materialTheme = createTheme({
  palette: { primary: { main: '#00695c' } },
});

const scoped = { [THEME_ID]: materialTheme };

export default function ScopedBakery() {
  return (
    <ThemeProvider theme={scoped}>
      <EmotionThemeProvider theme={shopTheme}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Price>Rye bread, € 4.20</Price>
          <Button variant="contained">Order</Button>
        </Stack>
      </EmotionThemeProvider>
    </ThemeProvider>
  );
}
