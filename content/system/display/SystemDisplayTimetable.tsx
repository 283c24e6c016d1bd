import Box from '@mui/material/Box';

const trains = [
  { time: '14:02', to: 'Harbor', platform: '4', operator: 'Coast Line' },
  { time: '14:10', to: 'Airport', platform: '1', operator: 'Regional' },
  { time: '14:25', to: 'Old Town', platform: '7', operator: 'Night & Day' },
];

export default function SystemDisplayTimetable() {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        p: 2,
        borderSpacing: 0,
        typography: 'body2',
        '& th, & td': { py: 1, textAlign: 'start' },
        '& td': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">To</th>
          <Box component="th" scope="col" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
            Operator
          </Box>
          <th scope="col">Platform</th>
        </tr>
      </thead>
      <tbody>
        {trains.map(({ time, to, platform, operator }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{to}</td>
            <Box component="td" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {operator}
            </Box>
            <td>{platform}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
