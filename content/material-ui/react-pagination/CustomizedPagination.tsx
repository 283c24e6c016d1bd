import Pagination from '@mui/material/Pagination';
import PaginationItem, { paginationItemClasses } from '@mui/material/PaginationItem';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function CustomizedPagination() {
  return (
    <Pagination
      count={6}
      defaultPage={4}
      aria-label="Pages of the catalog"
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }} />
      )}
      sx={{
        [`& .${paginationItemClasses.root}`]: { borderRadius: 1 },
        [`& .${paginationItemClasses.selected}`]: {
          fontWeight: 'bold',
          backgroundColor: 'transparent',
          boxShadow: 'inset 0 -2px currentColor',
        },
      }}
    />
  );
}
