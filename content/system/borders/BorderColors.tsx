import Box from '@mui/material/Box';

const notes = [
  { color: 'divider', text: 'Draft. Only you can see this page.' },
  { color: 'success.main', text: 'Published today at 09:30.' },
  { color: 'warning.main', text: 'Two links on this page have moved.' },
  { color: 'error.main', text: 'The cover image could not be loaded.' },
];

export default function BorderColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: 340 }}>
      {notes.map(({ color, text }) => (
        <Box
          key={color}
          sx={{
            p: 1.5,
            border: 1,
            borderLeftWidth: 6,
            borderColor: color,
            borderRadius: 1,
            color: 'text.primary',
            typography: 'body2',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
