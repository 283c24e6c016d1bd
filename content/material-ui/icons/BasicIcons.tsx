import LocalParkingIcon from '@mui/icons-material/LocalParking';
import PetsIcon from '@mui/icons-material/Pets';
import WifiIcon from '@mui/icons-material/Wifi';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const facts = [
  { text: 'Free Wi-Fi in all rooms', Icon: WifiIcon },
  { text: 'Parking behind the house', Icon: LocalParkingIcon },
  { text: 'Dogs are welcome', Icon: PetsIcon },
];

export default function BasicIcons() {
  return (
    <Paper elevation={0} sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        {facts.map(({ text, Icon }) => (
          <Stack key={text} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Icon color="primary" />
            <Typography>{text}</Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
