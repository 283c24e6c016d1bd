import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Call from '@mui/icons-material/Call';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import CreditCard from '@mui/icons-material/CreditCard';
import DarkMode from '@mui/icons-material/DarkMode';
import Delete from '@mui/icons-material/Delete';
import Description from '@mui/icons-material/Description';
import Download from '@mui/icons-material/Download';
import Edit from '@mui/icons-material/Edit';
import Error from '@mui/icons-material/Error';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Favorite from '@mui/icons-material/Favorite';
import Folder from '@mui/icons-material/Folder';
import Group from '@mui/icons-material/Group';
import Help from '@mui/icons-material/Help';
import Home from '@mui/icons-material/Home';
import Image from '@mui/icons-material/Image';
import Info from '@mui/icons-material/Info';
import Language from '@mui/icons-material/Language';
import LightMode from '@mui/icons-material/LightMode';
import Link from '@mui/icons-material/Link';
import Lock from '@mui/icons-material/Lock';
import Mail from '@mui/icons-material/Mail';
import Menu from '@mui/icons-material/Menu';
import MoreVert from '@mui/icons-material/MoreVert';
import MusicNote from '@mui/icons-material/MusicNote';
import Notifications from '@mui/icons-material/Notifications';
import Pause from '@mui/icons-material/Pause';
import Person from '@mui/icons-material/Person';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import Place from '@mui/icons-material/Place';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Print from '@mui/icons-material/Print';
import Remove from '@mui/icons-material/Remove';
import Schedule from '@mui/icons-material/Schedule';
import Search from '@mui/icons-material/Search';
import Settings from '@mui/icons-material/Settings';
import Share from '@mui/icons-material/Share';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Star from '@mui/icons-material/Star';
import Upload from '@mui/icons-material/Upload';
import Visibility from '@mui/icons-material/Visibility';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Warning from '@mui/icons-material/Warning';

/** A small selection: the names of the modules, and words that people search for. */
export const icons = [
  { name: 'Add', words: 'add', Icon: Add },
  { name: 'Remove', words: 'remove', Icon: Remove },
  { name: 'Edit', words: 'edit', Icon: Edit },
  { name: 'Delete', words: 'delete', Icon: Delete },
  { name: 'Search', words: 'search', Icon: Search },
  { name: 'Close', words: 'close', Icon: Close },
  { name: 'Check', words: 'check', Icon: Check },
  { name: 'Settings', words: 'settings', Icon: Settings },
  { name: 'Home', words: 'home', Icon: Home },
  { name: 'Menu', words: 'menu', Icon: Menu },
  { name: 'ArrowBack', words: 'arrow back', Icon: ArrowBack },
  { name: 'ArrowForward', words: 'arrow forward', Icon: ArrowForward },
  { name: 'ExpandMore', words: 'expand more', Icon: ExpandMore },
  { name: 'MoreVert', words: 'more', Icon: MoreVert },
  { name: 'Favorite', words: 'favorite, heart', Icon: Favorite },
  { name: 'Star', words: 'star', Icon: Star },
  { name: 'Share', words: 'share', Icon: Share },
  { name: 'Download', words: 'download', Icon: Download },
  { name: 'Upload', words: 'upload', Icon: Upload },
  { name: 'Print', words: 'print', Icon: Print },
  { name: 'Person', words: 'person', Icon: Person },
  { name: 'Group', words: 'people, group', Icon: Group },
  { name: 'Notifications', words: 'notifications, bell', Icon: Notifications },
  { name: 'Mail', words: 'mail', Icon: Mail },
  { name: 'Call', words: 'call, phone', Icon: Call },
  { name: 'CalendarMonth', words: 'calendar', Icon: CalendarMonth },
  { name: 'Schedule', words: 'time, clock', Icon: Schedule },
  { name: 'Place', words: 'place, map pin', Icon: Place },
  { name: 'ShoppingCart', words: 'cart, shop', Icon: ShoppingCart },
  { name: 'CreditCard', words: 'card, pay', Icon: CreditCard },
  { name: 'Image', words: 'photo, image', Icon: Image },
  { name: 'PhotoCamera', words: 'camera', Icon: PhotoCamera },
  { name: 'MusicNote', words: 'music', Icon: MusicNote },
  { name: 'PlayArrow', words: 'play', Icon: PlayArrow },
  { name: 'Pause', words: 'pause', Icon: Pause },
  { name: 'VolumeUp', words: 'volume, sound', Icon: VolumeUp },
  { name: 'Folder', words: 'folder', Icon: Folder },
  { name: 'Description', words: 'file, document', Icon: Description },
  { name: 'Link', words: 'link', Icon: Link },
  { name: 'Lock', words: 'lock', Icon: Lock },
  { name: 'Visibility', words: 'visible, eye', Icon: Visibility },
  { name: 'Info', words: 'info', Icon: Info },
  { name: 'Help', words: 'help, question', Icon: Help },
  { name: 'Warning', words: 'warning', Icon: Warning },
  { name: 'Error', words: 'error', Icon: Error },
  { name: 'LightMode', words: 'light mode, sun', Icon: LightMode },
  { name: 'DarkMode', words: 'dark mode, moon', Icon: DarkMode },
  { name: 'Language', words: 'language, globe', Icon: Language },
];
