import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import BoltIcon from '@mui/icons-material/Bolt';
import ThermostatIcon from '@mui/icons-material/Thermostat';

const weatherIcons = {
  info: <ThermostatIcon fontSize="inherit" />,
  warning: <BoltIcon fontSize="inherit" />,
};

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="info" role="note" icon={<AcUnitIcon fontSize="inherit" />}>
        Frost above 900 meters until Thursday.
      </Alert>
      <Alert severity="warning" role="note" iconMapping={weatherIcons}>
        Thunderstorms in the afternoon. Be below the ridge by two o’clock.
      </Alert>
      <Alert severity="success" role="note" icon={false}>
        All mountain huts are open this weekend.
      </Alert>
    </Stack>
  );
}
