import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const ferries = [
  { time: '08:15', to: 'Fårö', state: 'Departed', color: 'neutral' },
  { time: '08:40', to: 'Gotska', state: 'Boarding', color: 'success' },
  { time: '09:05', to: 'Visby', state: '20 min late', color: 'warning' },
  { time: '09:30', to: 'Fårö', state: 'Canceled', color: 'danger' },
] as const;

export default function JoyChipBasic() {
  return (
    <List aria-label="Ferries" sx={{ maxWidth: 280 }}>
      {ferries.map(({ time, to, state, color }) => (
        <ListItem key={time} endAction={<Chip color={color}>{state}</Chip>}>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
          <Typography>{to}</Typography>
        </ListItem>
      ))}
    </List>
  );
}
