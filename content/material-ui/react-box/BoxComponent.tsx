import Box from '@mui/material/Box';

const facts = [
  { name: 'Height', value: '38 m' },
  { name: 'Built', value: '1906' },
  { name: 'Light', value: 'two flashes every 10 s' },
];

export default function BoxComponent() {
  return (
    <Box
      component="dl"
      aria-label="Facts about the lighthouse"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        typography: 'body1',
      }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
