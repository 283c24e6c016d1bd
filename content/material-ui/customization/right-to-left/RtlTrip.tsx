import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RtlTrip() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="Where to?"
        defaultValue="Cairo"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <div>
        <Typography id="rtl-trip-nights" variant="body2">
          Nights
        </Typography>
        <Slider aria-labelledby="rtl-trip-nights" defaultValue={3} min={1} max={14} />
      </div>
      <Button variant="contained" sx={{ alignSelf: 'flex-end' }}>
        Search
      </Button>
    </Stack>
  );
}
