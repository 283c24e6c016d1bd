import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const depths = ['11.1', '8.48', '17.2', '9.91'];

export default function TypographyNumbers() {
  return (
    <Paper elevation={0} sx={{ display: 'flex', gap: 6, p: 2 }}>
      {(['normal', 'tabular-nums'] as const).map((numeric) => (
        <Box key={numeric}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {numeric}
          </Typography>
          {depths.map((depth) => (
            <Typography key={depth} variant="h6" component="p" sx={{ fontVariantNumeric: numeric }}>
              {`${depth} m`}
            </Typography>
          ))}
        </Box>
      ))}
    </Paper>
  );
}
