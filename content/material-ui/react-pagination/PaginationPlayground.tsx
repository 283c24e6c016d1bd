import Pagination from '@mui/material/Pagination';
import { Playground } from 'docs-build/playground';

export default function PaginationPlayground() {
  return (
    <Playground
      component={Pagination}
      name="Pagination"
      from="@mui/material/Pagination"
      controls={{
        count: 10,
        variant: ['text', 'outlined'],
        shape: ['circular', 'rounded'],
        color: ['standard', 'primary', 'secondary'],
        size: ['medium', 'small', 'large'],
        siblingCount: [1, 0, 2],
        boundaryCount: [1, 0, 2],
        showFirstButton: false,
        showLastButton: false,
        disabled: false,
      }}
    />
  );
}
