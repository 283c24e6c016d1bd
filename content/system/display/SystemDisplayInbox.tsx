import Box from '@mui/material/Box';

const messages = [
  {
    from: 'Ines',
    text: 'The tent poles are in the blue bag, not in the red one where we looked yesterday.',
  },
  { from: 'Jonas', text: 'I can bring the stove.' },
  {
    from: 'Weather service',
    text: 'Strong wind on the ridge from Saturday noon. Paths above 1,800 meters may be closed.',
  },
];

export default function SystemDisplayInbox() {
  return (
    <Box component="ul" sx={{ width: 320, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
      {messages.map(({ from, text }) => (
        <Box key={from} component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ fontWeight: 'bold' }}>{from}</Box>
          <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
