import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { siblingCount: 0, boundaryCount: 1 },
  { siblingCount: 1, boundaryCount: 1 },
  { siblingCount: 1, boundaryCount: 0 },
  { siblingCount: 2, boundaryCount: 2 },
];

export default function PaginationRanges() {
  return (
    <Stack spacing={2}>
      {ranges.map(({ siblingCount, boundaryCount }) => (
        <div key={`${siblingCount}-${boundaryCount}`}>
          <Typography variant="body2" color="text.secondary">
            {`siblingCount ${siblingCount}, boundaryCount ${boundaryCount}`}
          </Typography>
          <Pagination
            count={20}
            defaultPage={10}
            siblingCount={siblingCount}
            boundaryCount={boundaryCount}
            aria-label={`${siblingCount} siblings and ${boundaryCount} at the ends`}
          />
        </div>
      ))}
    </Stack>
  );
}
