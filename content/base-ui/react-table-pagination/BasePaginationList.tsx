import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './base-pagination.css';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export default function BasePaginationList() {
  const [page, setPage] = React.useState(2);

  return (
    <section aria-label="Telegraph alphabet" style={{ width: 300 }}>
      <p style={{ margin: 0, font: '600 40px/1.4 monospace', letterSpacing: 12 }}>
        {letters.slice(page * 6, page * 6 + 6)}
      </p>
      <TablePagination
        className="base-pagination"
        slots={{ root: 'div' }}
        slotProps={{
          actions: {
            showFirstButton: true,
            showLastButton: true,
            slots: {
              firstPageIcon: () => '«',
              backPageIcon: () => '‹',
              nextPageIcon: () => '›',
              lastPageIcon: () => '»',
            },
          },
        }}
        count={letters.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={6}
        rowsPerPageOptions={[]}
        labelDisplayedRows={({ from, to }) => `Letters ${from} to ${to}`}
      />
    </section>
  );
}
