import Table from '@mui/joy/Table';

const hives = [
  { name: 'By the linden', bees: 'Buckfast', honey: 18.5 },
  { name: 'Orchard', bees: 'Carniolan', honey: 24 },
  { name: 'School roof', bees: 'Carniolan', honey: 9.5 },
];

export default function JoyTableBasic() {
  return (
    <Table sx={{ maxWidth: 420, '& tr > :last-child': { textAlign: 'right' } }}>
      <caption>Honey of this summer</caption>
      <thead>
        <tr>
          <th scope="col" style={{ width: '42%' }}>
            Hive
          </th>
          <th scope="col">Bees</th>
          <th scope="col">Honey (kg)</th>
        </tr>
      </thead>
      <tbody>
        {hives.map(({ name, bees, honey }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{bees}</td>
            <td>{honey.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
