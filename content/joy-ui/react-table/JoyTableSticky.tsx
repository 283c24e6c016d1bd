import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const costs = [
  ['Night train', 84],
  ['Hostel', 132],
  ['Museum pass', 39],
  ['Soup and bread', 27],
  ['Boat to the island', 18],
  ['Postcards', 9],
  ['Tram', 15],
] as const;

export default function JoyTableSticky() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Costs of the trip"
      tabIndex={0}
      sx={{ width: 320, height: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter sx={{ '& tr > :last-child': { textAlign: 'right' } }}>
        <thead>
          <tr>
            <th scope="col" style={{ width: '65%' }}>
              Trip to Gdańsk
            </th>
            <th scope="col">Euros</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(([name, price]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{costs.reduce((sum, [, price]) => sum + price, 0)}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
