import { Box, Container } from '@mui/system';

const bands = [
  { text: 'The Lighthouse Diary', background: '#0b4f6c', color: '#fff' },
  {
    text: 'Nine ships passed today. The last one had a red sail.',
    background: '#dff1f7',
    color: '#062b3b',
  },
  { text: 'Written every evening', background: '#01293a', color: '#fff' },
];

export default function SystemContainerBands() {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', minHeight: '100vh' }}>
      {bands.map(({ text, background, color }) => (
        <Box key={text} sx={{ background, color, py: 2, fontFamily: 'sans-serif' }}>
          <Container maxWidth="sm">{text}</Container>
        </Box>
      ))}
    </Box>
  );
}
