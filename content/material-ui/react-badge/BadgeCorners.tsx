import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const corners = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgeCorners() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 4 }}>
      {corners.map(({ vertical, horizontal }) => (
        <Badge
          key={`${vertical} ${horizontal}`}
          badgeContent={1}
          color="primary"
          anchorOrigin={{ vertical, horizontal }}
        >
          <Paper variant="outlined" sx={{ p: 1.5, width: 144, textAlign: 'center' }}>
            <Typography>{`${vertical} ${horizontal}`}</Typography>
          </Paper>
        </Badge>
      ))}
    </Box>
  );
}
