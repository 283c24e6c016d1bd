import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const drawers = [
  { vertical: 'top', horizontal: 'left', size: 'sm', variant: 'solid', name: 'Screws', count: 80 },
  { vertical: 'top', horizontal: 'right', size: 'md', variant: 'soft', name: 'Nails', count: 35 },
  {
    vertical: 'bottom',
    horizontal: 'left',
    size: 'lg',
    variant: 'outlined',
    name: 'Hooks',
    count: 6,
  },
  {
    vertical: 'bottom',
    horizontal: 'right',
    size: 'md',
    variant: 'plain',
    name: 'Hinges',
    count: 4,
  },
] as const;

export default function JoyBadgePlacement() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto',
        gap: 4,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {drawers.map(({ vertical, horizontal, size, variant, name, count }) => (
        <li key={name}>
          <Badge
            anchorOrigin={{ vertical, horizontal }}
            size={size}
            variant={variant}
            badgeContent={count}
          >
            <Sheet
              variant="outlined"
              sx={{ width: 104, py: 2, borderRadius: 'sm', textAlign: 'center' }}
            >
              {name}
            </Sheet>
          </Badge>
        </li>
      ))}
    </Box>
  );
}
