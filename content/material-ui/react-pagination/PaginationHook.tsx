import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

const steps = ['Loosen the nuts', 'Lift the car', 'Change the wheel', 'Tighten crosswise'];

export default function PaginationHook() {
  const [page, setPage] = React.useState(1);
  const { items } = usePagination({
    count: steps.length,
    page,
    onChange: (_event, next) => setPage(next),
  });
  const arrows = items.filter(({ type }) => type === 'previous' || type === 'next');

  return (
    <Box component="nav" aria-label="Steps" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography role="status" gutterBottom>
        {`${page}. ${steps[page - 1]}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(page / steps.length) * 100}
        aria-label="Steps done"
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        {arrows.map(({ type, disabled, onClick }) => (
          <Button key={type} disabled={disabled} onClick={onClick}>
            {type === 'previous' ? 'Back' : 'Next step'}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
