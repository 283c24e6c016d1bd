import Box from '@mui/material/Box';

const tags = ['Ferries', 'Night trains', 'Cycling', 'Mountain huts', 'Tickets', 'Packing'];

export default function SpacingLayout() {
  return (
    <Box
      sx={{
        maxWidth: 400,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', mb: 2 }}>
        <Box sx={{ typography: 'h6' }}>Topics</Box>
        <Box sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary' }}>{tags.length}</Box>
      </Box>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag) => (
          <Box
            key={tag}
            component="li"
            sx={{
              px: 1.5,
              py: 0.5,
              borderRadius: 4,
              bgcolor: 'action.selected',
              typography: 'body2',
            }}
          >
            {tag}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
