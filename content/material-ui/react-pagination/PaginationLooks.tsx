import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} defaultPage={2} aria-label="Text" />
      <Pagination count={5} defaultPage={2} color="primary" aria-label="Text, primary" />
      <Pagination
        count={5}
        defaultPage={2}
        variant="outlined"
        color="secondary"
        aria-label="Outlined, secondary"
      />
      <Pagination
        count={5}
        defaultPage={2}
        variant="outlined"
        shape="rounded"
        aria-label="Outlined, rounded"
      />
    </Stack>
  );
}
