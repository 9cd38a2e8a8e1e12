// The icons of the product. Those that point somewhere are mirrored where writing runs from right to left.
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
import { classNames } from '../styles/class-names.ts';
import { drawIcon } from './draw-icon.ts';
import styles from './icon.module.css';

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

const pointing: ReadonlySet<IconName> = new Set(['back', 'next', 'previous', 'signIn', 'signOut']);

/** A decorative icon of 1.25 em; the words stand beside it or in the control's label. */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return drawIcon(icons[name], filled, classNames(styles.icon, pointing.has(name) && styles.pointing));
}
