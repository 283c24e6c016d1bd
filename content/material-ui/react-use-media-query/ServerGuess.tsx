import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const widths = { phone: 390, tablet: 820, laptop: 1440 };
type Device = keyof typeof widths;

/** Evaluates queries such as `(min-width:600px)`. This app uses no others. */
const guess = (device: Device) => (query: string) => {
  const pixels = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0);
  return { matches: widths[device] >= pixels };
};

function Answer({ device }: { readonly device: Device }) {
  const wide = useMediaQuery('(min-width:900px)', {
    ssrMatchMedia: guess(device),
    matchMedia: guessedMatchMedia(device),
  });
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 120 }}>
      <Typography variant="subtitle2" component="h3">
        {device}
      </Typography>
      <Typography>{wide ? 'Two columns' : 'One column'}</Typography>
    </Paper>
  );
}

/** Returns the same result in the browser, so that the demo can show it. */
function guessedMatchMedia(device: Device): typeof window.matchMedia {
  return (query) => {
    const list: Partial<MediaQueryList> = {
      ...guess(device)(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    return list as MediaQueryList;
  };
}

export default function ServerGuess() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Answer device="phone" />
      <Answer device="tablet" />
      <Answer device="laptop" />
    </Stack>
  );
}
