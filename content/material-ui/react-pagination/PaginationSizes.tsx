import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2}>
      <Pagination count={4} size="small" aria-label="Small" />
      <Pagination count={4} showFirstButton showLastButton aria-label="Medium, with the ends" />
      <Pagination count={4} size="large" hidePrevButton aria-label="Large, forward only" />
    </Stack>
  );
}
