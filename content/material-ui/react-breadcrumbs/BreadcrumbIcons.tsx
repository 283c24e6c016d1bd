import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import ImageIcon from '@mui/icons-material/Image';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function BreadcrumbIcons() {
  return (
    <Breadcrumbs aria-label="Path to the picture">
      <Link href="#icons" color="inherit" underline="hover" sx={row}>
        <HomeIcon fontSize="inherit" />
        Home
      </Link>
      <Link href="#icons" color="inherit" underline="hover" sx={row}>
        <FolderIcon fontSize="inherit" />
        Balcony
      </Link>
      <Typography component="span" aria-current="page" color="text.primary" sx={row}>
        <ImageIcon fontSize="inherit" />
        first-tomato.jpg
      </Typography>
    </Breadcrumbs>
  );
}
