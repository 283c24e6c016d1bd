import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Poster = styled('figure')(({ theme }) => [
  {
    margin: 0,
    padding: theme.spacing(3),
    borderRadius: theme.shape.borderRadius,
    color: '#3e2723',
    backgroundImage: 'linear-gradient(#fff8e1, #ffcc80)',
    '&::before': { content: '"☀"', fontSize: 32 },
  },
  theme.applyStyles('dark', {
    color: '#e8eaf6',
    backgroundImage: 'linear-gradient(#1a237e, #311b92)',
    '&::before': { content: '"☾"', fontSize: 32 },
  }),
]);

export default function ModeStyles() {
  return (
    <Poster>
      <Typography component="figcaption">Open-air cinema, every Friday</Typography>
    </Poster>
  );
}
