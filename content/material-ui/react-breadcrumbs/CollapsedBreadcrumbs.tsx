import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Plants', 'Flowering plants', 'Roses', 'Rose family', 'Apples'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Classification of the apple"
      maxItems={4}
      itemsAfterCollapse={2}
      expandText="Show the hidden levels"
    >
      {levels.map((level) => (
        <Link key={level} href="#long-paths" color="inherit">
          {level}
        </Link>
      ))}
      <Typography component="span" aria-current="page" color="text.primary">
        Common apple
      </Typography>
    </Breadcrumbs>
  );
}
