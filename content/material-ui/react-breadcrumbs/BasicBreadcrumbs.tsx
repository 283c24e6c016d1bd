import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to the seed">
      <Link href="#basic-breadcrumbs" color="inherit">
        Seeds
      </Link>
      <Link href="#basic-breadcrumbs" color="inherit">
        Vegetables
      </Link>
      <Typography component="span" aria-current="page" color="text.primary">
        Purple carrot
      </Typography>
    </Breadcrumbs>
  );
}
