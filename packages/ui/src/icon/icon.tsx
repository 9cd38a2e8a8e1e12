// The icons of the product. Directional icons are mirrored in right-to-left pages.
import {
  AlertTriangle,
  ArrowLeft,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clapperboard,
  Eye,
  EyeOff,
  Globe,
  type IconNode,
  Info,
  Lock,
  LogIn,
  LogOut,
  Menu,
  Pause,
  Play,
  Radio,
  RotateCcw,
  Search,
  User,
  Volume2,
  VolumeX,
  WifiOff,
  X,
} from 'lucide';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './icon.module.css';
import { renderIcon } from './render-icon.ts';

const icons = {
  alert: AlertTriangle,
  back: ArrowLeft,
  check: Check,
  close: X,
  down: ChevronDown,
  film: Clapperboard,
  globe: Globe,
  hide: EyeOff,
  info: Info,
  live: Radio,
  lock: Lock,
  menu: Menu,
  next: ChevronRight,
  offline: WifiOff,
  pause: Pause,
  person: User,
  play: Play,
  previous: ChevronLeft,
  restart: RotateCcw,
  search: Search,
  show: Eye,
  signIn: LogIn,
  signOut: LogOut,
  soundOff: VolumeX,
  soundOn: Volume2,
} as const satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

const directionalIcons: ReadonlySet<IconName> = new Set(['back', 'next', 'previous', 'signIn', 'signOut']);

/** A decorative icon of 1.25 em; the text beside it or the control's label names it. */
export function Icon({ name, isFilled = false }: { name: IconName; isFilled?: boolean }) {
  return renderIcon(
    icons[name],
    isFilled,
    joinClassNames(styles.icon, directionalIcons.has(name) && styles.directional),
  );
}
