import Breadcrumbs, { breadcrumbsClasses } from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const Trail = styled(Breadcrumbs)(({ theme }) => ({
  padding: theme.spacing(1),
  borderRadius: 20,
  backgroundColor: (theme.vars || theme).palette.action.hover,
  [`& .${breadcrumbsClasses.separator}`]: {
    marginInline: theme.spacing(0.5),
    color: (theme.vars || theme).palette.text.secondary,
  },
}));

export default function CustomizedBreadcrumbs() {
  return (
    <Trail aria-label="Path to the exhibit" separator="›">
      <Chip clickable component="a" href="#customization" label="Museum" size="small" />
      <Chip clickable component="a" href="#customization" label="Second floor" size="small" />
      <Chip aria-current="page" label="Clocks" size="small" variant="outlined" />
    </Trail>
  );
}
