import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const ThickBar = styled(LinearProgress)(({ theme }) => ({
  height: 12,
  borderRadius: 6,
  backgroundColor: (theme.vars || theme).palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: { borderRadius: 6 },
}));

export default function CustomizedProgress() {
  return (
    <Stack spacing={4} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
      <ThickBar
        variant="determinate"
        value={45}
        aria-label="Reading challenge, 9 of 20 books"
        sx={{ alignSelf: 'stretch' }}
      />
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        <CircularProgress
          aria-hidden="true"
          variant="determinate"
          value={100}
          size={72}
          thickness={5}
          sx={{ color: 'action.selected' }}
        />
        <CircularProgress
          variant="determinate"
          value={70}
          size={72}
          thickness={5}
          aria-label="Steps today, 7,000 of 10,000"
          sx={{ '& .MuiCircularProgress-circle': { strokeLinecap: 'round' } }}
        />
      </Box>
    </Stack>
  );
}
