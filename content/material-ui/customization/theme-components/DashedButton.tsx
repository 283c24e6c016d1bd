import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const withDashed = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'dashed' },
              style: { border: '2px dashed currentColor', padding: '5px 14px' },
            },
          ],
        },
      },
    },
  },
});

export default function DashedButton() {
  return (
    <ThemeProvider theme={withDashed}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="dashed">Add a photo</Button>
        <Button variant="dashed" disabled>
          Add a video
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
