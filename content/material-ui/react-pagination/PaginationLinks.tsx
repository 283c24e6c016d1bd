import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  return (
    <Pagination
      page={3}
      count={12}
      aria-label="Pages of the archive"
      renderItem={(item) => (
        <PaginationItem
          component="a"
          href={item.disabled ? undefined : `#archive-page-${item.page}`}
          {...item}
        />
      )}
    />
  );
}
