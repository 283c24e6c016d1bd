import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const text = ['subtitle1', 'subtitle2', 'body1', 'body2', 'button', 'caption', 'overline'] as const;

export default function TypographyVariants() {
  return (
    <Paper elevation={0} sx={{ p: 3, width: '100%', overflow: 'hidden' }}>
      {headings.map((variant) => (
        <Typography key={variant} variant={variant} component="div" noWrap>
          {`${variant} Salt and rope`}
        </Typography>
      ))}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 3, mt: 2 }}>
        {text.map((variant) => (
          <Typography key={variant} variant={variant} component="div">
            {`${variant}: a ship needs thirty kilometers of rope`}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
}
