import {
  Artwork,
  Badge,
  DeferredIcon,
  Icon,
  type IconName,
  Skeleton,
  WatchProgress,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import { brokenImage, landscape, poster } from '../sample-images.ts';
import type { ComponentEntry } from './component-entry.ts';

const iconNames: readonly IconName[] = [
  'alert',
  'back',
  'check',
  'close',
  'down',
  'film',
  'globe',
  'hide',
  'info',
  'live',
  'lock',
  'menu',
  'next',
  'offline',
  'pause',
  'person',
  'play',
  'previous',
  'restart',
  'search',
  'show',
  'signIn',
  'signOut',
  'soundOff',
  'soundOn',
];
const deferredIconNames = ['heart', 'remove', 'share', 'star'] as const;
const fallback = <Icon name="film" />;

export const imageEntries: readonly ComponentEntry[] = [
  {
    name: 'Artwork',
    states: [
      {
        name: 'Landscape',
        render: () => (
          <div className={styles.card}>
            <Artwork image={landscape} shape="landscape" sizes="320px" loading="eager" alt="Hills at dusk" />
          </div>
        ),
      },
      {
        name: 'Poster',
        render: () => (
          <div className={styles.poster}>
            <Artwork image={poster} shape="poster" sizes="220px" loading="eager" />
          </div>
        ),
      },
      {
        name: 'Without an image',
        render: () => (
          <div className={styles.card}>
            <Artwork image={undefined} shape="landscape" sizes="320px" loading="eager" fallback={fallback} />
          </div>
        ),
      },
      {
        name: 'Failed to load',
        render: () => (
          <div className={styles.card}>
            <Artwork
              image={brokenImage}
              shape="landscape"
              sizes="320px"
              loading="eager"
              fallback={fallback}
            />
          </div>
        ),
      },
    ],
  },
  {
    name: 'WatchProgress',
    states: [0.04, 0.5, 1].map((fraction) => ({
      name: `${fraction * 100} % watched`,
      render: () => (
        <div className={styles.image}>
          <Artwork image={landscape} shape="landscape" sizes="320px" loading="eager">
            <WatchProgress fraction={fraction} />
          </Artwork>
        </div>
      ),
    })),
  },
  {
    name: 'Badge',
    states: [
      { name: 'Solid', render: () => <Badge>1:32:05</Badge> },
      { name: 'With an icon', render: () => <Badge icon="lock">Sign in</Badge> },
      { name: 'Outline', render: () => <Badge variant="outline">12+</Badge> },
      { name: 'Alert', render: () => <Badge variant="alert">Live</Badge> },
    ],
  },
  {
    name: 'Icon',
    states: [
      {
        name: 'All icons',
        render: () => (
          <div className={styles.icons}>
            {iconNames.map((name) => (
              <span key={name} className={styles.icon}>
                <Icon name={name} />
                {name}
              </span>
            ))}
          </div>
        ),
      },
      { name: 'Filled', render: () => <Icon name="play" isFilled /> },
    ],
  },
  {
    name: 'DeferredIcon',
    states: [
      {
        name: 'All icons',
        render: () => (
          <div className={styles.icons}>
            {deferredIconNames.map((name) => (
              <span key={name} className={styles.icon}>
                <DeferredIcon name={name} />
                {name}
              </span>
            ))}
          </div>
        ),
      },
      { name: 'Filled', render: () => <DeferredIcon name="heart" isFilled /> },
    ],
  },
  {
    name: 'Skeleton',
    states: [
      { name: 'Line', render: () => <Skeleton width="16rem" height="1.25rem" /> },
      { name: 'Round', render: () => <Skeleton width="3rem" height="3rem" isRound /> },
    ],
  },
];
