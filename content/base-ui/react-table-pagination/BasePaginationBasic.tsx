import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './base-pagination.css';

const peaks = [
  ['Aconcagua', 6961],
  ['Denali', 6190],
  ['Kilimanjaro', 5895],
  ['Elbrus', 5642],
  ['Vinson', 4892],
  ['Mont Blanc', 4806],
  ['Matterhorn', 4478],
  ['Aoraki', 3724],
] as const;

export default function BasePaginationBasic() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(3);

  return (
    <table className="base-peaks">
      <caption style={{ textAlign: 'start' }}>Famous peaks</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Meters</th>
        </tr>
      </thead>
      <tbody>
        {peaks.slice(page * rows, (page + 1) * rows).map(([name, height]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{height}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className="base-pagination"
            colSpan={2}
            count={peaks.length}
            page={page}
            onPageChange={(_event, next) => setPage(next)}
            rowsPerPage={rows}
            rowsPerPageOptions={[3, 5, 8]}
            onRowsPerPageChange={(event) => {
              setRows(Number(event.target.value));
              setPage(0);
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
