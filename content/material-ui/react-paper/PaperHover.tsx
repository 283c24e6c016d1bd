import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const decks = ['Italian verbs', 'Capitals', 'Bones of the hand'];

export default function PaperHover() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {decks.map((deck) => (
        <Paper
          key={deck}
          component={ButtonBase}
          sx={{
            p: 3,
            typography: 'body1',
            '&:hover': { boxShadow: 6 },
            '&.Mui-focusVisible': { outline: 2, outlineOffset: 2, outlineColor: 'primary.main' },
          }}
        >
          {deck}
        </Paper>
      ))}
    </Stack>
  );
}
