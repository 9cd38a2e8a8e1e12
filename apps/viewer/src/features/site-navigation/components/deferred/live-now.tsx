// The first ten live events, with a link to all of them.
import { pageSizes } from '@matinee/rules';
import { Artwork, ButtonLink, Icon, MessagePanel, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { isStillListed } from '../../../../entities/title/list/is-still-listed.ts';
import { useCurrentTime } from '../../../../shared/browser/use-current-time.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { ErrorPanel } from '../../../../shared/errors/error-panel.tsx';
import { useCardLinks } from '../../../../shared/navigation/card-links.ts';
import styles from './live-now.module.css';

const clockIntervalMs = 15_000;

export function LiveNow({ isOpen, onNavigate }: { isOpen: boolean; onNavigate: () => void }) {
  const { caller, language, label, paths } = useEnvironment();
  const { getTitleLink } = useCardLinks();
  const now = useCurrentTime(clockIntervalMs);
  const rpp = pageSizes.liveNowSidePanel;
  const { data, error, refetch } = useQuery({
    queryKey: ['live-now', language, rpp],
    queryFn: ({ signal }) => caller.call('getLiveEvents', { query: { p: 1, rpp }, signal }),
    enabled: isOpen,
  });
  if (error && !data) {
    return <ErrorPanel title={label('liveNowFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <ul className={styles.list} aria-busy>
        {Array.from({ length: 4 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
          <li key={index} className={styles.event}>
            <Skeleton width="160px" height="90px" />
          </li>
        ))}
      </ul>
    );
  }
  const events = data.events.filter((event) => isStillListed(event, 'live', now));
  if (events.length === 0) {
    return <MessagePanel icon="live" title={label('liveNowEmpty')} text={label('liveNowEmptyText')} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {events.map((event) => {
          const { href } = getTitleLink(event);
          return (
            <li key={event.id}>
              <a className={styles.event} href={href} onClick={onNavigate}>
                <Artwork
                  image={event.thumbnail ?? event.poster}
                  shape="landscape"
                  sizes="160px"
                  widthRange={[240, 480]}
                  className={styles.image}
                  fallback={<Icon name="film" />}
                />
                <span className={styles.text}>
                  <span className={styles.live}>{label('live')}</span>
                  <span className={styles.title}>{event.title}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <div className={styles.allEventsLink}>
        <ButtonLink isFullWidth href={paths.buildPath('LIVE_EVENTS')}>
          {label('liveNowAll')}
        </ButtonLink>
      </div>
    </>
  );
}
