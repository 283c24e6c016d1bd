import accessibility from 'lucide-static/icons/accessibility.svg';
import arrowLeftRight from 'lucide-static/icons/arrow-left-right.svg';
import arrowUp from 'lucide-static/icons/arrow-up.svg';
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg';
import bell from 'lucide-static/icons/bell.svg';
import bookOpen from 'lucide-static/icons/book-open.svg';
import check from 'lucide-static/icons/check.svg';
import chevronDown from 'lucide-static/icons/chevron-down.svg';
import circleCheck from 'lucide-static/icons/circle-check.svg';
import circleX from 'lucide-static/icons/circle-x.svg';
import code from 'lucide-static/icons/code.svg';
import copy from 'lucide-static/icons/copy.svg';
import ellipsis from 'lucide-static/icons/ellipsis.svg';
import fileText from 'lucide-static/icons/file-text.svg';
import frame from 'lucide-static/icons/frame.svg';
import gitBranch from 'lucide-static/icons/git-branch.svg';
import hash from 'lucide-static/icons/hash.svg';
import heart from 'lucide-static/icons/heart.svg';
import history from 'lucide-static/icons/history.svg';
import house from 'lucide-static/icons/house.svg';
import info from 'lucide-static/icons/info.svg';
import languages from 'lucide-static/icons/languages.svg';
import layers from 'lucide-static/icons/layers.svg';
import link from 'lucide-static/icons/link.svg';
import locate from 'lucide-static/icons/locate.svg';
import menu from 'lucide-static/icons/menu.svg';
import messageSquare from 'lucide-static/icons/message-square.svg';
import moon from 'lucide-static/icons/moon.svg';
import packageBox from 'lucide-static/icons/package.svg';
import palette from 'lucide-static/icons/palette.svg';
import pencil from 'lucide-static/icons/pencil.svg';
import rotateCcw from 'lucide-static/icons/rotate-ccw.svg';
import rss from 'lucide-static/icons/rss.svg';
import search from 'lucide-static/icons/search.svg';
import settings from 'lucide-static/icons/settings.svg';
import sunMoon from 'lucide-static/icons/sun-moon.svg';
import sun from 'lucide-static/icons/sun.svg';
import textWrap from 'lucide-static/icons/text-wrap.svg';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg';
import x from 'lucide-static/icons/x.svg';
import zap from 'lucide-static/icons/zap.svg';

/** Filled, so that it is legible at 18 pixels. */
const contrast = `<svg><circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/></svg>`;

/** Drawn here because the icon set has no brands. */
const github = `<svg><path d="M9 20.4c-4 1.2-4-2.1-5.600-2.700M14.700 21.300v-3.100c0-1.100-.3-1.700-.8-2.300 2.700-.3 5.500-1.300 5.500-5.900 0-1.300-.5-2.500-1.300-3.500.1-.8.1-1.900-.3-3.100 0 0-1.200-.4-3.500 1.300a12 12 0 0 0-5.900 0C6.100 3 4.900 3.400 4.900 3.400c-.4 1.200-.4 2.300-.3 3.100a5 5 0 0 0-1.300 3.500c0 4.600 2.800 5.600 5.500 5.900-.4.4-.7 1.100-.8 1.900v3.500"/></svg>`;

/** SVG text of all icons by their names in the icon set. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  accessibility,
  'arrow-left-right': arrowLeftRight,
  'arrow-up': arrowUp,
  'arrow-up-right': arrowUpRight,
  bell,
  'book-open': bookOpen,
  check,
  'chevron-down': chevronDown,
  'circle-check': circleCheck,
  'circle-x': circleX,
  code,
  contrast,
  copy,
  ellipsis,
  'file-text': fileText,
  frame,
  'git-branch': gitBranch,
  github,
  hash,
  heart,
  history,
  house,
  info,
  languages,
  layers,
  link,
  locate,
  menu,
  'message-square': messageSquare,
  moon,
  package: packageBox,
  palette,
  pencil,
  'rotate-ccw': rotateCcw,
  rss,
  search,
  settings,
  sun,
  'sun-moon': sunMoon,
  'text-wrap': textWrap,
  'triangle-alert': triangleAlert,
  x,
  zap,
};
