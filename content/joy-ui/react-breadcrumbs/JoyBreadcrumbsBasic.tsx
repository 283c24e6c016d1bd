import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function JoyBreadcrumbsBasic() {
  return (
    // preview-start
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link href="#instruments">Instruments</Link>
      <Link href="#strings">Strings</Link>
      <Typography aria-current="page">Cellos</Typography>
    </Breadcrumbs>
    // preview-end
  );
}
