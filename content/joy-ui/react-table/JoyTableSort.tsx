import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const peaks = [
  { name: 'Rysy', height: 2501, hours: 9 },
  { name: 'Giewont', height: 1895, hours: 6 },
  { name: 'Kasprowy', height: 1987, hours: 5 },
];
const columns = { name: 'Peak', height: 'Meters', hours: 'Hours' };
type Key = keyof typeof columns;

export default function JoyTableSort() {
  const [key, setKey] = React.useState<Key>('height');
  const [down, setDown] = React.useState(true);
  const sorted = peaks.toSorted((a, b) => (a[key] < b[key] ? -1 : 1) * (down ? -1 : 1));

  return (
    <Table size="lg" aria-label="Day trips" sx={{ maxWidth: 440 }}>
      <thead>
        <tr>
          {(Object.keys(columns) as Key[]).map((name) => (
            <th
              key={name}
              scope="col"
              aria-sort={name === key ? (down ? 'descending' : 'ascending') : undefined}
            >
              <Link
                component="button"
                underline="none"
                textColor="inherit"
                sx={{ '--focus-outline-offset': '-2px', fontWeight: 'lg' }}
                endDecorator={
                  <ArrowDownwardIcon
                    sx={{
                      opacity: name === key ? 1 : 0.25,
                      transform: name === key && !down ? 'rotate(180deg)' : 'none',
                    }}
                  />
                }
                onClick={() => {
                  setDown(name === key ? !down : name !== 'name');
                  setKey(name);
                }}
              >
                {columns[name]}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((peak) => (
          <tr key={peak.name}>
            <td>{peak.name}</td>
            <td>{peak.height}</td>
            <td>{peak.hours}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
