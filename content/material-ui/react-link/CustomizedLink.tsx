import Link, { linkClasses } from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Marked = styled(Link)(({ theme }) => ({
  color: (theme.vars || theme).palette.text.primary,
  textDecorationColor: (theme.vars || theme).palette.primary.main,
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  '&:hover': { textDecorationThickness: 4 },
  [`&.${linkClasses.focusVisible}`]: {
    outline: `2px solid ${(theme.vars || theme).palette.primary.main}`,
    outlineOffset: 2,
  },
}));

export default function CustomizedLink() {
  return (
    <Typography sx={{ maxWidth: '46ch' }}>
      The lighthouse has been dark since 1988. You can still{' '}
      <Marked href="#customization">climb its 212 steps</Marked> on the first Sunday of a month.
    </Typography>
  );
}
