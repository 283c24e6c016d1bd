import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const separators = ['›', '·', '→'];

export default function JoyBreadcrumbsSeparator() {
  return (
    <Stack spacing={1}>
      {separators.map((separator) => (
        <Breadcrumbs
          key={separator}
          separator={separator}
          size="sm"
          aria-label={`Folders, separated by ${separator}`}
        >
          <Link href="#photos">Photos</Link>
          <Link href="#summer">Summer</Link>
          <Typography aria-current="page">Harbor</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
