import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic';
import SearchIcon from '@mui/icons-material/Search';

const pages = [
  { href: '#listen', label: 'Listen', icon: <HeadphonesIcon /> },
  { href: '#search', label: 'Search', icon: <SearchIcon /> },
  { href: '#library', label: 'Library', icon: <LibraryMusicIcon /> },
];
const CURRENT = '#library';

export default function BottomNavigationLinks() {
  return (
    <BottomNavigation
      showLabels
      component="nav"
      aria-label="Music"
      value={CURRENT}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      {pages.map(({ href, label, icon }) => (
        <BottomNavigationAction
          key={href}
          href={href}
          value={href}
          label={label}
          icon={icon}
          aria-current={href === CURRENT ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
