import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const variants = ['fullWidth', 'inset', 'middle'] as const;

export default function DividerVariants() {
  return (
    <Paper elevation={0} sx={{ width: 300, maxWidth: '100%' }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5 }}>
            <Avatar alt="" />
            <Typography>{variant}</Typography>
          </Box>
          <Divider variant={variant} />
        </div>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, py: 1.5 }}>
        <Avatar alt="" />
        <Typography>No divider at the end</Typography>
      </Box>
    </Paper>
  );
}
