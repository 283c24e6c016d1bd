import ContentCutIcon from '@mui/icons-material/ContentCut';
import Divider, { dividerClasses } from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CustomizedDivider() {
  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <Typography sx={{ p: 2 }}>Ticket 0417, row 6, seat 12</Typography>
      <Divider
        aria-hidden
        textAlign="left"
        sx={{
          color: 'text.secondary',
          borderStyle: 'dashed',
          '&::before, &::after': { borderTopWidth: 2, borderColor: 'text.secondary' },
          [`& .${dividerClasses.wrapper}`]: { display: 'flex', px: 0.5 },
        }}
      >
        <ContentCutIcon fontSize="small" />
      </Divider>
      <Typography variant="body2" sx={{ p: 2 }}>
        Coat check 88. Keep this part until you leave.
      </Typography>
    </Paper>
  );
}
