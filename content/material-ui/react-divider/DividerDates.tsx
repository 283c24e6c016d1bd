import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const chat = [
  { date: 'Monday', textAlign: 'left', texts: ['The parcel has left Porto.'] },
  { date: 'Tuesday', textAlign: 'center', texts: ['It is in customs.', 'Still in customs.'] },
  { date: 'Today', textAlign: 'right', texts: ['The courier comes at noon.'] },
] as const;

export default function DividerDates() {
  return (
    <Paper elevation={0} sx={{ p: 2, width: 340, maxWidth: '100%' }}>
      <Stack spacing={1}>
        {chat.map(({ date, textAlign, texts }) => [
          <Divider key={date} role="presentation" textAlign={textAlign}>
            <Typography variant="caption" component="span">
              {date}
            </Typography>
          </Divider>,
          texts.map((text) => <Typography key={text}>{text}</Typography>),
        ])}
      </Stack>
    </Paper>
  );
}
