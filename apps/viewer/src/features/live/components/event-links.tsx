// The way between what is live, what is to come, and what is on when.
import type { RouteKey } from '@matinee/rules';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './event-links.module.css';

const places = [
  { key: 'LIVE_EVENTS', text: 'liveNow' },
  { key: 'UPCOMING', text: 'upcoming' },
  { key: 'EPG', text: 'guide' },
  { key: 'SCHEDULE', text: 'schedule' },
] as const satisfies readonly { key: RouteKey; text: string }[];

export function EventLinks({ here }: { here: (typeof places)[number]['key'] }) {
  const { label, paths } = useEnvironment();
  return (
    <nav className={styles.links} aria-label={label('eventPages')}>
      {places.map(({ key, text }) => (
        <a
          key={key}
          className={styles.link}
          href={paths.route(key)}
          aria-current={key === here ? 'page' : undefined}
          data-focus-item
        >
          {label(text)}
        </a>
      ))}
    </nav>
  );
}
