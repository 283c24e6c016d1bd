import CloudIcon from '@mui/icons-material/Cloud';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const icons = { sun: WbSunnyIcon, cloud: CloudIcon, rain: WaterDropIcon, storm: ThunderstormIcon };

/** Data as from a server: the weather is a plain string. */
const forecast = [
  { day: 'Fri', weather: 'sun', high: 24 },
  { day: 'Sat', weather: 'storm', high: 19 },
  { day: 'Sun', weather: 'rain', high: 17 },
  { day: 'Mon', weather: 'hail', high: 12 },
];

function iconOf(weather: string) {
  return Object.hasOwn(icons, weather) ? icons[weather as keyof typeof icons] : HelpOutlineIcon;
}

export default function IconTable() {
  return (
    <Stack direction="row" spacing={3}>
      {forecast.map(({ day, weather, high }) => {
        const Icon = iconOf(weather);
        return (
          <Box key={day} sx={{ textAlign: 'center' }}>
            <Typography variant="body2">{day}</Typography>
            <Icon titleAccess={weather} color="action" sx={{ my: 1 }} />
            <Typography>{`${high} °C`}</Typography>
          </Box>
        );
      })}
    </Stack>
  );
}
