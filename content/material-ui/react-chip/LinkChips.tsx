import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

const topics = [
  { label: 'Buttons', href: '/material-ui/react-button/' },
  { label: 'Switches', href: '/material-ui/react-switch/' },
  { label: 'Text fields', href: '/material-ui/react-text-field/' },
];

export default function LinkChips() {
  return (
    <Box
      component="nav"
      aria-label="Related components"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {topics.map(({ label, href }) => (
        <Chip key={href} component="a" href={href} clickable label={label} variant="outlined" />
      ))}
    </Box>
  );
}
