import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
    >
      <Button variant="contained" size="small">
        Follow
      </Button>
      <Button variant="contained" size="medium">
        Follow artist
      </Button>
      <Button variant="contained" size="large">
        Follow this artist
      </Button>
    </Stack>
  );
}
