import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const trains = [
  { time: '09:12', to: 'Bergen', platform: '4', note: 'Bicycles need a reservation' },
  { time: '09:40', to: 'Oslo', platform: '1', note: 'Restaurant car' },
  { time: '10:05', to: 'Trondheim', platform: '2', note: 'Change in Dombås' },
];

export default function ResponsiveDepartures() {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));

  if (narrow) {
    return (
      <List aria-label="Departures" sx={{ width: '100%' }}>
        {trains.map(({ time, to, platform, note }) => (
          <ListItem key={time} divider>
            <ListItemText primary={`${time} to ${to}, platform ${platform}`} secondary={note} />
          </ListItem>
        ))}
      </List>
    );
  }

  return (
    <Table size="small" aria-label="Departures">
      <TableHead>
        <TableRow>
          <TableCell>Time</TableCell>
          <TableCell>To</TableCell>
          <TableCell>Platform</TableCell>
          <TableCell>Note</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trains.map(({ time, to, platform, note }) => (
          <TableRow key={time}>
            <TableCell component="th" scope="row">
              {time}
            </TableCell>
            <TableCell>{to}</TableCell>
            <TableCell>{platform}</TableCell>
            <TableCell>{note}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
