import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const tides = ['00:41', '06:58', '13:12', '19:25', '01:37', '07:49'];

export default function JoySheetTable() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Tides"
      tabIndex={0}
      sx={{ width: 280, height: 150, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Tide</th>
          </tr>
        </thead>
        <tbody>
          {tides.map((time, index) => (
            <tr key={time}>
              <td>{time}</td>
              <td>{index % 2 ? 'Low' : 'High'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
