import { Box } from '@mui/system';

export default function SystemBoxRecipe() {
  return (
    <Box
      component="article"
      sx={{
        width: 300,
        p: 3,
        border: '1px solid',
        borderRadius: 2,
        '& a': { color: 'inherit' },
      }}
    >
      <Box component="h2" sx={{ m: 0, fontSize: 20 }}>
        Tomato soup
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 2, lineHeight: 1.5 }}>
        Eight tomatoes, an onion, and a slice of old bread. Ready in half an hour.
      </Box>
      <a href="#basic-use">Read the recipe</a>
    </Box>
  );
}
